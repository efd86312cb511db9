import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PackCode } from '../../cards/pack.ts';
import type { FacadeMatch } from '../../referee/explain-look.ts';
import type { JudgedLook, LookQuestion } from '../../referee/judge-look.ts';
import type { HeapId, LookDraft } from '../../referee/look-draft.ts';
import { addUnseen, laySeen, nameSeen, NO_CARD } from '../../referee/look-draft.ts';
import { CardTappedEvent } from '../events/card-tapped.ts';
import { BID_RANKS } from '../../rules/facade/bidding.ts';
import { nameOf, type TableTalk } from '../game-table/table-talk.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import '../table-card/table-card.ts';
import { faceName } from '../words/face-words.ts';
import { t } from '../words/words.ts';
import { DraftChangedEvent } from './draft-changed.ts';
import { wordLookTrouble, wordPlace, wordQuestion } from './look-words.ts';

/**
 * What a look leaves open, with both choices; nothing of the look is entered before it is answered.
 *
 * @fires draft-changed - it was answered
 * @fires card-tapped - it is something else
 */
@customElement('look-question')
export class LookQuestionElement extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .answers {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        --card-width: 1.75rem;
      }

      .button {
        padding-block: var(--space-1);
      }
    `,
  ];

  @property({ attribute: false }) match!: FacadeMatch;
  @property({ attribute: false }) draft!: LookDraft;
  @property({ attribute: false }) judged!: JudgedLook;
  @property({ attribute: false }) question!: LookQuestion;
  @property({ attribute: false }) talk!: TableTalk;

  override render() {
    const words = wordQuestion(this.draft, this.question);
    const help = this.#help();
    return html`<notice-card
      role="alert"
      heading=${words === '' ? help : words}
      help=${words === '' ? t('pointing.put-right') : help}
    >
      <div class="answers">${this.#answers()}</div>
    </notice-card>`;
  }

  #help(): string {
    const { question } = this;
    if (question.about === 'unseen-bid') {
      const name = nameOf(this.talk, question.seat);
      return t('pointing.bids-short', { name, count: BID_RANKS.length - 1 });
    }
    if (question.about === 'missing') return t('pointing.missing-help');
    if (question.about !== 'refused' && question.about !== 'trouble') return '';
    return wordLookTrouble(this.match, question.trouble, this.talk);
  }

  #answers() {
    const { question } = this;
    switch (question.about) {
      case 'card':
        return [this.#names(question.id, question.names), this.#others(question.id)];
      case 'place':
        return this.#places(question.id, question.places);
      case 'refused':
        return [
          this.#names(question.id, question.names),
          this.#places(question.id, question.places),
          this.#others(question.id),
        ];
      case 'unseen-bid':
        return this.#placeButtons(question.places, (lies) =>
          addUnseen(this.draft, [{ card: question.card, lies }]),
        );
      case 'missing':
        return html`<button class="button" @click=${() => this.#layMissing(question.cards)}>
          ${t('pointing.lies-there', { count: question.cards.length })}
        </button>`;
      case 'trouble':
        return nothing;
    }
  }

  #names(id: number, names: readonly PackCode[]): readonly TemplateResult[] {
    return names.map(
      (card) =>
        html`<button class="button" @click=${() => this.#change(nameSeen(this.draft, id, card))}>
          <table-card code=${card}></table-card> ${faceName(card)}
        </button>`,
    );
  }

  #places(id: number, places: readonly HeapId[]): readonly TemplateResult[] {
    return this.#placeButtons(places, (place) => laySeen(this.draft, id, place));
  }

  #placeButtons(
    places: readonly HeapId[],
    choose: (place: HeapId) => LookDraft,
  ): readonly TemplateResult[] {
    const { heaps } = this.judged.arranged;
    return places.map(
      (place) =>
        html`<button class="button" @click=${() => this.#change(choose(place))}>
          ${wordPlace(this.match, this.draft, heaps, place)}
        </button>`,
    );
  }

  #others(id: number): TemplateResult {
    return html`<button class="button" @click=${() => this.dispatchEvent(new CardTappedEvent(id))}>
        ${t('pointing.unlike')}
      </button>
      <button class="button" @click=${() => this.#change(nameSeen(this.draft, id, NO_CARD))}>
        ${t('pointing.none')}
      </button>`;
  }

  /** FA-4: a placed card lies where it was placed. */
  #layMissing(cards: readonly PackCode[]): void {
    const { part } = this.draft;
    const own = part.of === 'melds' ? (this.match.game.melds[part.seat] ?? []) : [];
    const lying = cards.map((card) => {
      const meld = own.find((one) => one.cards.some((other) => other === card));
      return meld === undefined ? { card } : { card, lies: meld.id };
    });
    this.#change(addUnseen(this.draft, lying));
  }

  #change(draft: LookDraft): void {
    this.dispatchEvent(new DraftChangedEvent(draft));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'look-question': LookQuestionElement;
  }
}
