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
 * Whether the players have pieces and dice of their own for the camera to see.
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
      .paper {
        display: grid;
        gap: var(--space-2);
      }

      .help {
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) things!: TableThings;

  override render() {
    const alike = alikePieces(this.things.looks);
    return html`<div class="paper">
      ${this.#switch('pieces')} ${this.#switch('dice')}
      ${
        alike === undefined || this.things.pieces === 'tapped'
          ? nothing
          : html`<p role="status">${t('things.alike', { pieces: pieceNames(alike) })}</p>`
      }
    </div>`;
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
