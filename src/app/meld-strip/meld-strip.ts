import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { isSuited, rankIndex, rankOf, SUITS, suitOf } from '../../cards/standard.ts';
import { CardTappedEvent } from '../events/card-tapped.ts';
import type { SheetCard } from '../facade-score/sheet.ts';
import type { ScoredMeld } from '../facade-score/sheet-score.ts';
import { wordReason } from '../facade-score/score-words.ts';
import '../card-face/card-face.ts';
import { meldBadge, meldBadgeStyles } from '../look/meld-badge.ts';
import { base } from '../look/shared-styles.ts';
import { cardName } from '../words/card-words.ts';
import { formatPoints } from '../words/words.ts';
import { styles } from './meld-strip.styles.ts';

/**
 * A meld: its letter, what it is and is worth, and its cards, each of which can be tapped.
 *
 * @fires card-tapped
 */
@customElement('meld-strip')
export class MeldStrip extends LitElement {
  static override styles = [base, meldBadgeStyles, styles];

  @property({ attribute: false }) scored!: ScoredMeld;
  /** Cards to be asked about. */
  @property({ attribute: false }) doubles: readonly SheetCard[] = [];

  override render() {
    const { meld, score, isOpen } = this.scored;
    return html`<section class="meld">
      <div class="head">
        ${meldBadge(meld.mark)}
        <p class="reason">${wordReason(score.reason)}</p>
        <p class="points ${isOpen ? 'open' : score.points < 0 ? 'loss' : 'gain'}">
          ${isOpen ? '?' : formatPoints(score.points)}
        </p>
      </div>
      <ul>
        ${repeat(
          inReadingOrder(meld.cards),
          (card) => card.id,
          (card) => this.#card(card),
        )}
      </ul>
    </section>`;
  }

  #card(card: SheetCard) {
    return html`<li>
      <button
        class=${this.doubles.includes(card) ? 'double' : ''}
        aria-label=${cardName(card.card)}
        @click=${() => this.dispatchEvent(new CardTappedEvent(card.id))}
      >
        <card-face card=${card.card}></card-face>
      </button>
    </li>`;
  }
}

/** FA-6: the order in which cards lie does not matter, so they are shown by rank; those without a name come last. */
function inReadingOrder(cards: readonly SheetCard[]): readonly SheetCard[] {
  const place = ({ card }: SheetCard): number => {
    if (card === 'unsure') return 1000;
    return isSuited(card) ? rankIndex(rankOf(card)) * 10 + SUITS.indexOf(suitOf(card)) : 999;
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

declare global {
  interface HTMLElementTagNameMap {
    'meld-strip': MeldStrip;
  }
}
