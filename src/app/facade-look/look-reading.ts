import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Heap } from '../../referee/arrange-look.ts';
import type { FacadeMatch } from '../../referee/explain-look.ts';
import type { JudgedLook } from '../../referee/judge-look.ts';
import type { LookDraft, SeenCard } from '../../referee/look-draft.ts';
import { supplyCardAt } from '../../rules/facade/state.ts';
import '../card-face/card-face.ts';
import { CardTappedEvent } from '../events/card-tapped.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import { meldBadgeStyles, meldClass } from '../look/meld-badge.ts';
import { base } from '../look/shared-styles.ts';
import { cardName, meldLetter } from '../words/card-words.ts';
import { formatList, t } from '../words/words.ts';
import { faceOf, wordHeap } from './look-words.ts';
import { marksOf } from './shown-look.ts';

/**
 * What a look was read as, in the words of the game. Every card can be tapped to be put right.
 *
 * @fires card-tapped
 */
@customElement('look-reading')
export class LookReading extends LitElement {
  static override styles = [
    base,
    meldBadgeStyles,
    css`
      ul {
        display: grid;
        gap: var(--space-3);
      }

      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: start;
        gap: 0 var(--space-2);
      }

      .whole {
        grid-template-columns: minmax(0, 1fr);
      }

      .cards {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        --card-width: 2.125rem;
      }

      button {
        display: grid;
        place-items: center;
        min-inline-size: var(--touch);
        min-block-size: calc(var(--touch) + 0.25rem);
        padding: 0;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: inherit;
        cursor: pointer;
        touch-action: manipulation;
      }

      .own {
        display: grid;
        place-items: center;
        min-block-size: calc(var(--touch) + 0.25rem);
        padding-inline-end: var(--space-2);
        border-inline-end: 2px solid var(--paper-line);
        --card-width: 2.125rem;
      }

      .badge {
        margin-block-start: calc((var(--touch) - 1.5rem) / 2);
      }

      .words {
        grid-column: 1 / -1;
        font-size: var(--text-small);
      }

      .aside {
        margin-block-start: var(--space-2);
        color: var(--ink-soft);
        font-size: var(--text-label);
      }
    `,
  ];

  @property({ attribute: false }) match!: FacadeMatch;
  @property({ attribute: false }) draft!: LookDraft;
  @property({ attribute: false }) judged!: JudgedLook;
  @property({ attribute: false }) talk!: TableTalk;

  override render() {
    const { heaps, aside, doubts } = this.judged.arranged;
    const unplaced = this.draft.cards.filter(({ id }) => doubts.some((doubt) => doubt.id === id));
    return html`<ul aria-label=${t('pointing.read')}>
        ${heaps.map((heap) => this.#heap(heap))}
        ${
          unplaced.length === 0
            ? nothing
            : html`<li class="whole">
                <div class="cards">${unplaced.map((card) => this.#card(card))}</div>
              </li>`
        }
      </ul>
      ${
        aside.length === 0
          ? nothing
          : html`<p class="aside">
                ${t('pointing.aside', { cards: formatList(aside.map(faceOf).map(cardName)) })}
              </p>
              <div class="cards">${aside.map((card) => this.#card(card))}</div>`
      }`;
  }

  #heap(heap: Heap) {
    const { match, draft, judged, talk } = this;
    const mark = marksOf(match, draft, judged.arranged).get(heap.id);
    const supply = draft.part.of === 'bids' ? supplyCardAt(match.game, heap.id) : undefined;
    return html`<li class=${mark === undefined ? 'whole' : ''}>
      ${
        mark === undefined
          ? nothing
          : html`<span class="badge ${meldClass(mark)}" aria-hidden="true"
              >${meldLetter(mark)}</span
            >`
      }
      <div class="cards">
        ${
          supply === undefined
            ? nothing
            : html`<span class="own">
                <card-face card=${supply}></card-face
                ><span class="unseen">${cardName(supply)}</span>
              </span>`
        }
        ${heap.cards.map((card) => this.#card(card))}
      </div>
      ${wordHeap(match, draft, judged, heap, talk).map(
        (sentence) => html`<p class="words">${sentence}</p>`,
      )}
    </li>`;
  }

  #card(card: SeenCard) {
    const face = faceOf(card);
    return html`<button
      aria-label=${t('pointing.fix', { card: cardName(face) })}
      @click=${() => this.dispatchEvent(new CardTappedEvent(card.id))}
    >
      <card-face card=${face}></card-face>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'look-reading': LookReading;
  }
}
