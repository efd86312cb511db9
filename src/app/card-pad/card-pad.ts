import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import {
  colourOf,
  SUITS,
  type CardCode,
  type Rank,
  type Suit,
  type SuitedCode,
} from '../../cards/standard.ts';
import { drawRank, drawSuit } from '../card-face/card-art.ts';
import { base } from '../look/shared-styles.ts';
import { cardName, suitName } from '../words/card-words.ts';
import { t } from '../words/words.ts';
import { styles } from './card-pad.styles.ts';

/** A rank or a suit was tapped: what is chosen now. */
export class CardPartChosenEvent extends Event {
  readonly rank: Rank | undefined;
  readonly suit: Suit | undefined;

  constructor(rank: Rank | undefined, suit: Suit | undefined) {
    super('card-part-chosen', { bubbles: true, composed: true });
    this.rank = rank;
    this.suit = suit;
  }
}

/**
 * Names a card in two taps, rank and suit, in either order. What is chosen is handed in: whoever uses the pad decides
 * what a tap leads to.
 *
 * @fires card-part-chosen
 */
@customElement('card-pad')
export class CardPad extends LitElement {
  static override styles = [base, styles];

  @property({ attribute: false }) ranks: readonly Rank[] = [];
  @property({ attribute: false }) rank: Rank | undefined;
  @property({ attribute: false }) suit: Suit | undefined;
  /** Cards that are in use elsewhere; they are marked, not locked. */
  @property({ attribute: false }) taken: readonly CardCode[] = [];
  /** What is said of such a card. */
  @property({ attribute: false }) takenWords: 'edit.taken' | 'enter.gone' = 'edit.taken';

  override render() {
    return html`
      <div class="keys ranks" role="group" aria-label=${t('edit.rank')}>
        ${this.ranks.map((rank) => this.#rankKey(rank))}
      </div>
      <div class="keys suits" role="group" aria-label=${t('edit.suit')}>
        ${SUITS.map((suit) => this.#suitKey(suit))}
      </div>
    `;
  }

  #rankKey(rank: Rank) {
    return html`<button
      aria-label=${t(`rank.${rank}`)}
      aria-pressed=${this.rank === rank ? 'true' : 'false'}
      @click=${() => this.dispatchEvent(new CardPartChosenEvent(rank, this.suit))}
    >
      <svg viewBox="0 0 60 80" aria-hidden="true">${drawRank(rank, { x: 3, y: 4, width: 54 })}</svg>
    </button>`;
  }

  #suitKey(suit: Suit) {
    const card: SuitedCode | undefined = this.rank && `${this.rank}${suit}`;
    const isTaken = card !== undefined && this.taken.includes(card);
    return html`<button
      class="${colourOf(suit)} ${isTaken ? 'taken' : ''}"
      aria-label=${isTaken ? t(this.takenWords, { card: cardName(card) }) : suitName(suit)}
      aria-pressed=${this.suit === suit ? 'true' : 'false'}
      @click=${() => this.dispatchEvent(new CardPartChosenEvent(this.rank, suit))}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        ${drawSuit(suit, { x: 0, y: 0, width: 100 })}
      </svg>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'card-pad': CardPad;
  }
}
