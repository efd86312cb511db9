import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../app-bar/app-bar.ts';
import { LookTakenEvent } from '../events/look-taken.ts';
import { openPicture } from '../facade-score/open-picture.ts';
import { cardsOf, chooseSuit, type SheetPicture } from '../facade-score/sheet.ts';
import { scoreSheet } from '../facade-score/sheet-score.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import { wordPoints } from '../facade-score/score-words.ts';
import { takeLook, type LookFailure, type LookStage } from '../facade-score/take-look.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { troubleNotice } from '../notice-card/trouble.ts';
import { takeSharedPicture } from '../offline/shared-picture.ts';
import '../picture-intake/picture-intake.ts';
import type { PictureChosenEvent } from '../picture-intake/picture-intake.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import '../reading-progress/reading-progress.ts';
import { makeRoute } from '../routing/routes.ts';
import '../suit-choice/suit-choice.ts';
import type { SuitChosenEvent } from '../suit-choice/suit-choice.ts';
import { t } from '../words/words.ts';

/**
 * Own suit and a way to show the cards, on one screen: from here a photo is two taps away.
 *
 * @fires look-taken
 */
@customElement('facade-start')
export class FacadeStart extends LitElement {
  static override styles = [
    base,
    paper,
    buttons,
    css`
      .stack {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
      }

      h2 {
        font-size: var(--text-lead);
        margin-block-end: var(--space-1);
      }

      h2 + p {
        margin-block-end: var(--space-3);
      }

      .begun {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-3);
      }

      .begun div {
        flex: 1;
      }

      @media (min-width: 56rem), (orientation: landscape) and (min-width: 40rem) {
        .two {
          grid-template-columns: 1fr 1fr;
          align-items: start;
        }

        .two > .full {
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  @property({ attribute: false }) store!: SheetStore;
  @property({ attribute: false }) reader!: ReaderHolder;
  @state() private stage: LookStage | undefined;
  @state() private picture: SheetPicture | undefined;
  @state() private failure: LookFailure | undefined;
  /** Counts the pictures, so that one that was cancelled is not taken for a later one. */
  #turn = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void takeSharedPicture().then((shared) => {
      if (shared !== undefined && this.isConnected) void this.#read(shared);
    });
  }

  override disconnectedCallback(): void {
    this.#cancel();
    super.disconnectedCallback();
  }

  override render() {
    return html`<app-bar heading=${t('facade.title')}></app-bar>
      ${this.stage === undefined ? this.#choices() : this.#progress(this.stage)}`;
  }

  #progress(stage: LookStage) {
    return html`<reading-progress
      stage=${stage}
      .picture=${this.picture}
      @reading-cancelled=${this.#cancel}
    ></reading-progress>`;
  }

  #choices() {
    return html`<div class="stack two">
      ${
        this.failure === undefined
          ? nothing
          : html`<div class="full" role="alert">${troubleNotice(this.failure)}</div>`
      }
      ${this.#begun()}
      <section class="paper">
        <h2>${t('facade.suit')}</h2>
        <p class="soft small">${t('facade.suit-why')}</p>
        <suit-choice
          .suit=${this.store.sheet.ownSuit}
          @suit-chosen=${this.#suitChosen}
        ></suit-choice>
      </section>
      <section class="paper">
        <h2>${t('facade.cards')}</h2>
        <p class="soft small">${t('facade.privacy')}</p>
        <picture-intake
          @picture-wanted=${() => this.reader.wake()}
          @picture-chosen=${(event: PictureChosenEvent) => void this.#read(event.file)}
        ></picture-intake>
      </section>
    </div>`;
  }

  #begun() {
    const { sheet } = this.store;
    const count = cardsOf(sheet).length;
    if (count === 0) return nothing;
    const points = wordPoints(scoreSheet(sheet).total);
    return html`<section class="paper begun full">
      <div>
        <h2>${t('facade.continue')}</h2>
        <span class="soft small">${t('facade.continue-lead', { count, points })}</span>
      </div>
      <a class="button" href=${makeRoute({ at: 'facade-sheet' })}>
        ${t('facade.open-sheet')} ${icon('next')}
      </a>
    </section>`;
  }

  #suitChosen(event: SuitChosenEvent): void {
    this.store.change((sheet) => chooseSuit(sheet, event.suit));
    this.requestUpdate();
  }

  #cancel(): void {
    this.#turn += 1;
    this.stage = undefined;
    this.picture = undefined;
  }

  async #read(file: File): Promise<void> {
    this.#cancel();
    this.failure = undefined;
    const turn = this.#turn;
    const look = await takeLook(file, {
      open: openPicture,
      ready: () => this.reader.ready(),
      read: (picture) => this.reader.read(picture),
      onStage: (stage, picture) => {
        if (turn !== this.#turn) return;
        this.stage = stage;
        this.picture = picture;
      },
    });
    if (turn !== this.#turn) return;
    this.stage = undefined;
    if (look.ok) this.dispatchEvent(new LookTakenEvent(look.value));
    else this.failure = look.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-start': FacadeStart;
  }
}
