import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../bottom-sheet/bottom-sheet.ts';
import { pieceNames } from '../game-table/table-talk.ts';
import { alikePieces } from '../../vision/pieces/piece-model.ts';
import { switches } from '../look/form-styles.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../piece-art/piece-mark.ts';
import { t } from '../words/words.ts';
import type { TableThings } from './kept-things.ts';

export class ThingsChangedEvent extends Event {
  readonly things: TableThings;

  constructor(things: TableThings) {
    super('things-changed', { bubbles: true, composed: true });
    this.things = things;
  }
}

/**
 * Whether the players have pieces and dice of their own for the camera to see: a button, as the table needs the room, and
 * what it asks.
 *
 * @fires things-changed
 * @fires lesson-begun - the players want to show their own pieces
 */
@customElement('thing-switches')
export class ThingSwitches extends LitElement {
  static override styles = [
    base,
    buttons,
    switches,
    css`
      .button {
        inline-size: 100%;
        padding-inline: var(--space-3);
        --piece-width: 1.375rem;
      }

      .sign {
        padding: 0;
      }

      .teach {
        margin-block-start: var(--space-3);
      }

      .help {
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) things!: TableThings;
  /** No more than a sign, where a picture is beside it. Only there can pieces be shown. */
  @property({ attribute: false }) isSign = false;
  @state() private isOpen = false;

  override render() {
    return html`<button
        class="button ${this.isSign ? 'sign' : ''}"
        aria-haspopup="dialog"
        aria-label=${t('things.title')}
        @click=${() => void (this.isOpen = true)}
      >
        <piece-mark></piece-mark> ${this.isSign ? nothing : t('things.title')}
      </button>
      ${this.isOpen ? this.#sheet() : nothing}`;
  }

  #sheet() {
    const alike = alikePieces(this.things.looks);
    return html`<bottom-sheet
      heading=${t('things.title')}
      @sheet-closed=${(event: Event) => {
        event.stopPropagation();
        this.isOpen = false;
      }}
    >
      ${this.#switch('pieces')} ${this.#switch('dice')}
      ${
        alike === undefined || this.things.pieces === 'tapped'
          ? nothing
          : html`<p role="status">${t('things.alike', { pieces: pieceNames(alike) })}</p>`
      }
      ${
        this.isSign && this.things.pieces === 'seen'
          ? html`<button class="button teach" @click=${this.#teach}>${t('things.teach')}</button>`
          : nothing
      }
    </bottom-sheet>`;
  }

  #teach(): void {
    this.isOpen = false;
    this.dispatchEvent(new Event('lesson-begun', { bubbles: true, composed: true }));
  }

  #switch(name: 'pieces' | 'dice') {
    return html`<label class="switch">
      <span class="text">
        <strong>${t(`things.${name}`)}</strong>
        <span class="help">${t(`things.${name}-help`)}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        .checked=${this.things[name] === 'seen'}
        @change=${({ target }: Event) => {
          const way = (target as HTMLInputElement).checked ? 'seen' : 'tapped';
          this.dispatchEvent(new ThingsChangedEvent({ ...this.things, [name]: way }));
        }}
      />
    </label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'thing-switches': ThingSwitches;
  }
}
