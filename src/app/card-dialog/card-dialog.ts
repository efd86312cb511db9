import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import {
  isSuited,
  rankOf,
  suitOf,
  type CardCode,
  type Rank,
  type Suit,
} from '../../cards/standard.ts';
import { PILE_RANKS } from '../../rules/facade/melds.ts';
import '../bottom-sheet/bottom-sheet.ts';
import '../card-crop/card-crop.ts';
import '../card-face/card-face.ts';
import '../card-pad/card-pad.ts';
import type { CardPartChosenEvent } from '../card-pad/card-pad.ts';
import { AnnouncedEvent } from '../events/announced.ts';
import {
  cardsOf,
  findCard,
  meldOf,
  moveCard,
  nameCard,
  nextMark,
  removeCard,
  type MeldTarget,
  type SheetCard,
} from '../facade-score/sheet.ts';
import { scoreSheet } from '../facade-score/sheet-score.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import { wordScore } from '../facade-score/score-words.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../meld-choice/meld-choice.ts';
import type { MeldChosenEvent } from '../meld-choice/meld-choice.ts';
import { cardName, isNamed, meldLetter } from '../words/card-words.ts';
import { t } from '../words/words.ts';
import { styles } from './card-dialog.styles.ts';

/**
 * One card of the sheet: what it is, where it belongs, or that it should go. Every tap takes effect at once, and the sheet
 * behind follows.
 *
 * @fires sheet-closed
 */
@customElement('card-dialog')
export class CardDialog extends LitElement {
  static override styles = [base, buttons, styles];

  @property({ attribute: false }) store!: SheetStore;
  @property({ type: Number }) cardId = 0;
  /** The half of a name that was tapped while the other half is still missing. */
  @state() private rank: Rank | undefined;
  @state() private suit: Suit | undefined;

  override render() {
    const card = findCard(this.store.sheet, this.cardId);
    if (card === undefined) return nothing;
    return html`<bottom-sheet heading=${t('edit.title')}>
      <div class="stack">
        ${this.#now(card)} ${this.#guesses(card)} ${this.#pad(card)} ${this.#melds()}
        <div class="ends">
          <button class="button" @click=${this.#remove}>${t('edit.remove')}</button>
          <button class="button first" @click=${this.#close}>${t('edit.done')}</button>
        </div>
      </div>
    </bottom-sheet>`;
  }

  #now(card: SheetCard) {
    const { picture } = this.store.sheet;
    return html`<div class="now">
      ${
        card.outline !== undefined && picture !== undefined
          ? html`<card-crop .picture=${picture} .outline=${card.outline}></card-crop>`
          : nothing
      }
      <card-face card=${card.card}></card-face>
      <p class="name">${cardName(card.card)}</p>
    </div>`;
  }

  #guesses(card: SheetCard) {
    if (card.guesses.length === 0) return nothing;
    return html`<div>
      <h3>${t('edit.guess')}</h3>
      <div class="guesses">
        ${card.guesses.map(
          (guess) =>
            html`<button
              class="button guess"
              aria-pressed=${guess === card.card ? 'true' : 'false'}
              @click=${() => {
                this.#name(guess);
                this.#close();
              }}
            >
              <card-face card=${guess}></card-face> ${cardName(guess)}
            </button>`,
        )}
      </div>
    </div>`;
  }

  #pad(card: SheetCard) {
    const known = card.card !== 'unsure' && isSuited(card.card) ? card.card : undefined;
    const others = cardsOf(this.store.sheet).filter((other) => other.id !== card.id);
    return html`<card-pad
      .ranks=${PILE_RANKS}
      .rank=${this.rank ?? (known && rankOf(known))}
      .suit=${this.suit ?? (known && suitOf(known))}
      .taken=${others.map((other) => other.card).filter(isNamed)}
      @card-part-chosen=${this.#partChosen}
    ></card-pad>`;
  }

  #melds() {
    const { sheet } = this.store;
    return html`<div>
      <h3>${t('edit.meld')}</h3>
      <meld-choice
        label=${t('edit.meld')}
        .marks=${sheet.melds.map((meld) => meld.mark)}
        .chosen=${meldOf(sheet, this.cardId)?.mark}
        @meld-chosen=${(event: MeldChosenEvent) => this.#move(event.meld)}
      ></meld-choice>
    </div>`;
  }

  #partChosen(event: CardPartChosenEvent): void {
    this.rank = event.rank;
    this.suit = event.suit;
    if (event.rank !== undefined && event.suit !== undefined) {
      this.#name(`${event.rank}${event.suit}`);
    }
  }

  #name(card: CardCode): void {
    this.store.change((sheet) => nameCard(sheet, this.cardId, card));
    this.#announce(t('edit.named', { card: cardName(card), score: this.#score() }));
  }

  #move(target: MeldTarget): void {
    const letter = meldLetter(target === 'new' ? nextMark(this.store.sheet) : target);
    this.store.change((sheet) => moveCard(sheet, this.cardId, target));
    this.#announce(t('edit.moved', { letter, score: this.#score() }));
    this.#close();
  }

  #remove(): void {
    const card = findCard(this.store.sheet, this.cardId);
    if (card === undefined) return;
    this.store.change((sheet) => removeCard(sheet, this.cardId));
    this.#announce(t('edit.removed', { card: cardName(card.card), score: this.#score() }));
    this.#close();
  }

  #score(): string {
    return wordScore(scoreSheet(this.store.sheet));
  }

  #announce(text: string): void {
    this.requestUpdate();
    this.dispatchEvent(new AnnouncedEvent(text));
  }

  #close(): void {
    this.dispatchEvent(new Event('sheet-closed', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'card-dialog': CardDialog;
  }
}
