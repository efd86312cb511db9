import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../app-bar/app-bar.ts';
import '../card-question/card-question.ts';
import type { CardNamedEvent } from '../card-question/card-question.ts';
import { AnnouncedEvent } from '../events/announced.ts';
import { CardTappedEvent } from '../events/card-tapped.ts';
import {
  clearSheet,
  nameCard,
  removeCard,
  type Sheet,
  type SheetCard,
} from '../facade-score/sheet.ts';
import { scoreSheet, type SheetScore } from '../facade-score/sheet-score.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import { wordMeld, wordScore } from '../facade-score/score-words.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../meld-strip/meld-strip.ts';
import '../notice-card/notice-card.ts';
import { makeRoute } from '../routing/routes.ts';
import '../score-panel/score-panel.ts';
import type { ShownCard } from '../table-overlay/table-overlay.ts';
import '../table-picture/table-picture.ts';
import { cardName, meldLetter } from '../words/card-words.ts';
import { t } from '../words/words.ts';
import { styles } from './facade-sheet.styles.ts';

/**
 * The score with its reasons: the picture with what was read in it, the melds, and what still has to be asked.
 *
 * @fires card-tapped
 * @fires announced
 */
@customElement('facade-sheet')
export class FacadeSheet extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @property({ attribute: false }) store!: SheetStore;
  #stopListening = (): void => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopListening = this.store.listen(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    this.#stopListening();
    super.disconnectedCallback();
  }

  override render() {
    const { sheet, canUndo } = this.store;
    const score = scoreSheet(sheet);
    return html`<app-bar heading=${t('sheet.title')} .up=${{ at: 'facade' } as const}>
        <button class="undo" ?disabled=${!canUndo} @click=${this.#undo}>
          ${icon('undo')} ${t('sheet.undo')}
        </button>
      </app-bar>
      <div class="columns ${sheet.picture === undefined ? '' : 'pictured'}">
        ${
          sheet.picture === undefined
            ? nothing
            : html`<table-picture
                .picture=${sheet.picture}
                .cards=${shownCards(sheet)}
              ></table-picture>`
        }
        <div class="stack">
          ${sheet.melds.length === 0 ? this.#empty() : this.#scored(sheet, score)}
          ${this.#actions(sheet)}
        </div>
      </div>`;
  }

  #empty() {
    return html`<section class="paper empty">
      <h2>${t('sheet.empty')}</h2>
      <p class="soft">${t('sheet.empty-help')}</p>
    </section>`;
  }

  #scored(sheet: Sheet, score: SheetScore) {
    return html`<score-panel .score=${score} .ownSuit=${sheet.ownSuit}></score-panel>
      ${this.#questions(sheet, score)}
      <section aria-label=${t('sheet.melds')}>
        <ul class="melds">
          ${repeat(
            score.melds,
            ({ meld }) => meld.mark,
            (scored) =>
              html`<li aria-label="${meldLetter(scored.meld.mark)}: ${wordMeld(scored)}">
                <meld-strip .scored=${scored} .doubles=${score.doubles}></meld-strip>
              </li>`,
          )}
        </ul>
      </section>
      <p class="hint">${t('sheet.hint')}</p>`;
  }

  /** At most one question of a kind, so that the melds stay in sight. */
  #questions(sheet: Sheet, { unnamed, doubles, foreign }: SheetScore) {
    const [nameless] = unnamed;
    const [double] = doubles;
    return html`${
      nameless === undefined
        ? nothing
        : html`<card-question
            .card=${nameless}
            .picture=${sheet.picture}
            .count=${unnamed.length}
            @card-named=${this.#cardNamed}
          ></card-question>`
    }
    ${foreign.length === 0 ? nothing : this.#foreign(foreign)}
    ${double === undefined ? nothing : this.#double(double)}`;
  }

  #foreign(foreign: readonly SheetCard[]) {
    const count = foreign.length;
    const card = cardName(foreign[0]?.card ?? 'unsure');
    return html`<notice-card
      heading=${t('sheet.foreign', { count, card })}
      help=${t('sheet.foreign-help')}
    >
      <button class="button" @click=${() => this.#takeAway(foreign)}>
        ${t('sheet.take-away', { count })}
      </button>
    </notice-card>`;
  }

  #double(double: SheetCard) {
    return html`<notice-card
      heading=${t('sheet.double', { card: cardName(double.card) })}
      help=${t('sheet.double-help')}
    >
      <button class="button" @click=${() => this.#tap(double.id)}>${t('sheet.look-at-it')}</button>
    </notice-card>`;
  }

  #actions(sheet: Sheet) {
    return html`<div class="actions">
        <a class="button first" href=${makeRoute({ at: 'facade-add' })}>
          ${icon('plus')} ${t('sheet.add')}
        </a>
        <a class="button" href=${makeRoute({ at: 'facade' })}>
          ${icon('camera')} ${t('sheet.look-again')}
        </a>
      </div>
      ${
        sheet.melds.length === 0
          ? nothing
          : html`<button class="button plain" @click=${this.#clear}>${t('sheet.clear')}</button>`
      }`;
  }

  #tap(id: number): void {
    this.dispatchEvent(new CardTappedEvent(id));
  }

  #cardNamed({ id, card }: CardNamedEvent): void {
    this.store.change((sheet) =>
      card === 'none' ? removeCard(sheet, id) : nameCard(sheet, id, card),
    );
    const score = wordScore(scoreSheet(this.store.sheet));
    this.#announce(
      card === 'none'
        ? t('sheet.taken-away', { count: 1, score })
        : t('edit.named', { card: cardName(card), score }),
    );
  }

  #takeAway(cards: readonly SheetCard[]): void {
    this.store.change((sheet) => cards.reduce((next, { id }) => removeCard(next, id), sheet));
    const score = wordScore(scoreSheet(this.store.sheet));
    this.#announce(t('sheet.taken-away', { count: cards.length, score }));
  }

  #undo(): void {
    this.store.undo();
    this.#announce(t('sheet.undone', { score: wordScore(scoreSheet(this.store.sheet)) }));
  }

  #clear(): void {
    this.store.change(clearSheet);
    this.#announce(t('sheet.cleared'));
  }

  #announce(text: string): void {
    this.dispatchEvent(new AnnouncedEvent(text));
  }
}

/** What lies in the picture; cards that were tapped in don't. */
function shownCards(sheet: Sheet): readonly ShownCard[] {
  const backs = sheet.backs.map((outline): ShownCard => ({ id: 0, card: 'back', outline }));
  const cards = sheet.melds.flatMap(({ mark, cards: members }) =>
    members.flatMap(({ id, card, outline }): ShownCard[] =>
      outline === undefined ? [] : [{ id, card, outline, mark }],
    ),
  );
  return [...backs, ...cards];
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-sheet': FacadeSheet;
  }
}
