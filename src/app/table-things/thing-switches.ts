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
    super('things-changed');
    this.things = things;
  }
}

/**
 * Whether the players have pieces and dice of their own for the camera to see: a button, as the table needs the room, and
 * what it asks.
 *
 * @fires things-changed
 */
@customElement('thing-switches')
export class ThingSwitches extends LitElement {
  static override styles = [
    base,
    buttons,
    switches,
    css`
      .button {
        padding-inline: var(--space-3);
        --piece-width: 1.375rem;
      }

      .help {
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) things!: TableThings;
  @state() private isOpen = false;

  override render() {
    return html`<button
        class="button"
        aria-haspopup="dialog"
        @click=${() => void (this.isOpen = true)}
      >
        <piece-mark></piece-mark> ${t('things.short')}
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
    </bottom-sheet>`;
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
