import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { colourOf, type Suit } from '../../cards/standard.ts';
import { drawSuit } from '../card-face/card-art.ts';
import { isSettled, type SheetScore } from '../facade-score/sheet-score.ts';
import { wordSum } from '../facade-score/score-words.ts';
import { base, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { suitName } from '../words/card-words.ts';
import { formatTotal, t } from '../words/words.ts';

/** The total, large enough to be read across the table, how it comes about, and whose suit it is. */
@customElement('score-panel')
export class ScorePanel extends LitElement {
  static override styles = [
    base,
    paper,
    css`
      .paper {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-3);
        padding-block: var(--space-2);
      }

      .total {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 var(--space-2);
        font-family: var(--font-voice);
      }

      .number {
        font-size: var(--text-score);
        font-weight: 700;
        line-height: 1.1;
        font-variant-numeric: lining-nums tabular-nums;
      }

      .main {
        flex: 1;
        min-inline-size: 0;
      }

      .so-far {
        padding: 0 var(--space-2);
        border-radius: var(--radius-round);
        background: var(--open-wash);
        color: var(--open);
        font-family: var(--font-plain);
        font-size: var(--text-small);
        font-weight: 600;
        white-space: nowrap;
      }

      .sum {
        font-size: var(--text-small);
        color: var(--ink-soft);
        overflow-wrap: anywhere;
        font-variant-numeric: lining-nums;
      }

      .suit {
        display: grid;
        place-items: center;
        flex: none;
        min-inline-size: 3.25rem;
        min-block-size: 3.25rem;
        padding: var(--space-1);
        border: var(--line) solid var(--card-edge);
        border-radius: var(--radius);
        background: var(--card);
        color: var(--card-black);
        font-size: var(--text-small);
        font-weight: 600;
        line-height: 1.1;
        text-align: center;
        text-decoration: none;
      }

      .suit.red {
        color: var(--card-red);
      }

      .suit svg {
        inline-size: 1.875rem;
        block-size: 1.875rem;
      }
    `,
  ];

  @property({ attribute: false }) score!: SheetScore;
  @property({ attribute: false }) ownSuit: Suit | undefined;

  override render() {
    const { total } = this.score;
    return html`<section class="paper" aria-label=${t('sheet.score')}>
      <div class="main">
        <p class="total">
          <span class="number">${formatTotal(total)}</span>
          <span>${t('sheet.points-word', { count: total })}</span>
          ${isSettled(this.score) ? nothing : html`<span class="so-far">${t('sheet.so-far')}</span>`}
        </p>
        <p class="sum">${wordSum(this.score)}</p>
      </div>
      ${this.#suit()}
    </section>`;
  }

  #suit() {
    const suit = this.ownSuit;
    const href = makeRoute({ at: 'facade-suit' });
    if (suit === undefined) {
      return html`<a class="suit" href=${href} aria-label=${t('sheet.no-suit')}>
        ${t('facade.no-suit')}
      </a>`;
    }
    return html`<a
      class="suit ${colourOf(suit)}"
      href=${href}
      aria-label=${t('sheet.suit', { suit: suitName(suit) })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        ${svg`${drawSuit(suit, { x: 0, y: 0, width: 100 })}`}
      </svg>
    </a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-panel': ScorePanel;
  }
}
