import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pieceNames } from '../game-table/table-talk.ts';
import { alikePieces } from '../../vision/pieces/piece-model.ts';
import { switches } from '../look/form-styles.ts';
import { base, paper } from '../look/shared-styles.ts';
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
 * Whether the players have pieces and dice of their own for the camera to see. Folded up: who taps needs the room.
 *
 * @fires things-changed
 */
@customElement('thing-switches')
export class ThingSwitches extends LitElement {
  static override styles = [
    base,
    paper,
    switches,
    css`
      summary {
        min-block-size: var(--touch);
        align-content: center;
        font-weight: 600;
        cursor: pointer;
      }

      .paper {
        padding-block: 0;
      }

      .paper[open] {
        padding-block-end: var(--space-3);
      }

      .help {
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) things!: TableThings;

  override render() {
    const alike = alikePieces(this.things.looks);
    return html`<details class="paper">
      <summary>${t('things.title')}</summary>
      ${this.#switch('pieces')} ${this.#switch('dice')}
      ${
        alike === undefined || this.things.pieces === 'tapped'
          ? nothing
          : html`<p role="status">${t('things.alike', { pieces: pieceNames(alike) })}</p>`
      }
    </details>`;
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
