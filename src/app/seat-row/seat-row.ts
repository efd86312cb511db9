import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ScoreView, SeatView } from '../../rules/view.ts';
import { pieceNames } from '../game-table/table-talk.ts';
import { base } from '../look/shared-styles.ts';
import '../piece-art/piece-mark.ts';
import type { SeatColour } from '../seat-mark/seat-looks.ts';
import '../seat-mark/seat-mark.ts';
import { formatTotal, t } from '../words/words.ts';

/** Who plays, how it stands, and whose turn it is. */
@customElement('seat-row')
export class SeatRow extends LitElement {
  static override styles = [
    base,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
        gap: var(--space-2) var(--space-1);
      }

      /* Two by two, rather than three and one. */
      .four {
        grid-template-columns: repeat(auto-fit, minmax(min(max(6.5rem, 35%), 100%), 1fr));
      }

      li {
        display: flex;
        align-items: center;
        flex-wrap: wrap;
        gap: 0 var(--space-1);
        min-inline-size: 0;
        padding: var(--space-1);
        padding-inline: calc(var(--space-1) + 2px);
        border: 2px solid transparent;
        border-radius: var(--radius);
        background: var(--felt-deep);
        color: var(--on-felt);
      }

      li.turn {
        background: var(--turn);
        border-color: var(--brass);
        color: var(--on-turn);
      }

      .name {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        font-weight: 600;
      }

      .score {
        font-family: var(--font-voice);
        font-size: var(--text-title);
        font-weight: 700;
        line-height: 1.1;
      }

      .more {
        flex-basis: 100%;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px;
        min-block-size: 1.25rem;
        font-size: var(--text-label);
        --piece-width: 1.375rem;
      }
    `,
  ];

  @property({ attribute: false }) view!: ScoreView;
  /** By seat. */
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) colours: readonly SeatColour[] = [];

  override render() {
    const hasPieces = this.view.seats.some(({ pieces }) => pieces.length > 0);
    const { length } = this.view.seats;
    return html`<ul class=${length === 4 ? 'four' : ''} aria-label=${t('game.players')}>
      ${this.view.seats.map((seat, index) => this.#seat(seat, index, hasPieces))}
    </ul>`;
  }

  #seat(seat: SeatView, index: number, hasPieces: boolean) {
    const name = this.names[index] ?? '';
    const isTurn = this.view.turn === index;
    const attempts = seat.counts['attempts'];
    return html`<li class=${isTurn ? 'turn' : ''}>
      <seat-mark colour=${this.colours[index] ?? 'grey'}></seat-mark>
      <span class="name" aria-hidden="true">${name}</span>
      <span class="unseen">
        ${
          attempts === undefined
            ? t('game.score-of', { name, count: seat.score })
            : `${name}, ${t('game.attempts', { count: attempts })}`
        }${isTurn ? `, ${t('game.in-turn')}` : ''}
      </span>
      <span class="score" aria-hidden="true">${formatTotal(attempts ?? seat.score)}</span>
      ${hasPieces ? this.#pieces(seat) : nothing}
    </li>`;
  }

  #pieces({ pieces }: SeatView) {
    return html`<span class="more">
      <span class="unseen">${pieceNames(pieces)}</span>
      ${pieces.map((piece) => html`<piece-mark .piece=${piece}></piece-mark>`)}
    </span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-row': SeatRow;
  }
}
