import { css, html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CardCode, Rank, Suit } from '../../cards/standard.ts';
import { PILE_RANKS } from '../../rules/facade/melds.ts';
import '../bottom-sheet/bottom-sheet.ts';
import '../card-pad/card-pad.ts';
import type { CardPartChosenEvent } from '../card-pad/card-pad.ts';
import { AnnouncedEvent } from '../events/announced.ts';
import { addCard, cardsOf, nextMark, type MeldTarget } from '../facade-score/sheet.ts';
import { scoreSheet } from '../facade-score/sheet-score.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import { wordPoints, wordScore } from '../facade-score/score-words.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../meld-choice/meld-choice.ts';
import type { MeldChosenEvent } from '../meld-choice/meld-choice.ts';
import '../meld-strip/meld-strip.ts';
import { cardName, isNamed, meldLetter } from '../words/card-words.ts';
import { t } from '../words/words.ts';

/**
 * Taps cards in, one after another: two taps a card, one more for the next meld.
 *
 * @fires sheet-closed
 */
@customElement('add-dialog')
export class AddDialog extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .stack {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }

      .meld {
        min-block-size: 8.75rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: center;
      }

      .empty {
        text-align: center;
        color: var(--ink-soft);
      }

      h3 {
        font-family: var(--font-plain);
        font-size: var(--text-small);
        font-weight: 600;
        color: var(--ink-soft);
        margin-block-end: var(--space-2);
      }

      .ends {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }

      .ends strong {
        flex: 1;
      }
    `,
  ];

  @property({ attribute: false }) store!: SheetStore;
  @state() private meld: MeldTarget = 'new';
  @state() private rank: Rank | undefined;
  @state() private suit: Suit | undefined;

  override render() {
    const { sheet } = this.store;
    const score = scoreSheet(sheet);
    return html`<bottom-sheet heading=${t('add.title')}>
      <div class="stack">
        <div>
          <h3>${t('add.target')}</h3>
          <meld-choice
            label=${t('add.target')}
            .marks=${sheet.melds.map((meld) => meld.mark)}
            .chosen=${this.meld}
            @meld-chosen=${(event: MeldChosenEvent) => (this.meld = event.meld)}
          ></meld-choice>
        </div>
        <card-pad
          .ranks=${PILE_RANKS}
          .rank=${this.rank}
          .suit=${this.suit}
          .taken=${cardsOf(sheet)
            .map((card) => card.card)
            .filter(isNamed)}
          @card-part-chosen=${this.#partChosen}
        ></card-pad>
        <div class="meld">${this.#target()}</div>
        <div class="ends">
          <strong>${wordPoints(score.total)}</strong>
          <button class="button first" @click=${this.#close}>${t('edit.done')}</button>
        </div>
      </div>
    </bottom-sheet>`;
  }

  #target() {
    const scored = scoreSheet(this.store.sheet).melds.find(({ meld }) => meld.mark === this.meld);
    if (scored === undefined) return html`<p class="empty">${t('add.strip-empty')}</p>`;
    return html`<meld-strip .scored=${scored}></meld-strip>`;
  }

  #partChosen(event: CardPartChosenEvent): void {
    this.rank = event.rank;
    this.suit = event.suit;
    if (event.rank === undefined || event.suit === undefined) return;
    this.#add(`${event.rank}${event.suit}`);
    this.rank = undefined;
    this.suit = undefined;
  }

  #add(card: CardCode): void {
    const target = this.meld;
    const mark = target === 'new' ? nextMark(this.store.sheet) : target;
    this.store.change((sheet) => addCard(sheet, card, mark));
    this.meld = mark;
    const score = wordScore(scoreSheet(this.store.sheet));
    const places = { card: cardName(card), letter: meldLetter(mark), score };
    this.dispatchEvent(new AnnouncedEvent(t('add.added', places)));
  }

  #close(): void {
    this.dispatchEvent(new Event('sheet-closed', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'add-dialog': AddDialog;
  }
}
