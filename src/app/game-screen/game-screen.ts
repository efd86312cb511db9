import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Session } from '../../session/session.ts';
import '../app-bar/app-bar.ts';
import '../bottom-sheet/bottom-sheet.ts';
import '../correct-sheet/correct-sheet.ts';
import '../facade-play/facade-play.ts';
import type { CorrectAskedEvent } from '../events/correct-asked.ts';
import '../game-clock/game-clock.ts';
import { GameDesk } from '../game-desk/game-desk.ts';
import '../game-log/log-list.ts';
import '../game-menu/game-menu.ts';
import type { PickAskedEvent } from '../game-menu/game-menu.ts';
import '../game-prompt/game-prompt.ts';
import { dueSteps } from '../game-table/due-steps.ts';
import { wordLine } from '../game-table/log-words.ts';
import { promptNow } from '../game-table/prompt-now.ts';
import { wordSteps } from '../game-table/step-words.ts';
import { nameOf } from '../game-table/table-talk.ts';
import { wordTrouble } from '../game-table/trouble-words.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../memory-play/memory-play.ts';
import '../misfit-notice/misfit-notice.ts';
import { seatColours } from '../seat-mark/seat-looks.ts';
import '../seat-row/seat-row.ts';
import { faceKindOf } from '../table-card/face-kind.ts';
import '../table-side/table-side.ts';
import '../turn-die/turn-die.ts';
import { sentence } from '../words/face-words.ts';
import { t } from '../words/words.ts';
import { styles } from './game-screen.styles.ts';

/** What lies over the screen. */
type Sheet =
  { readonly kind: 'menu' | 'log' } | { readonly kind: 'correct'; readonly entryId: string };

/**
 * A running game: whose turn it is, what to do next, the table as it should look, and everything that can be done about
 * it. What is played on decides which table is shown.
 *
 * @slot camera - what the camera sees, between the prompt and the table
 * @slot offer - the way to the camera; `offer-styles` says how it fits
 * @fires game-event - whatever happened at the table
 * @fires announced
 */
@customElement('game-screen')
export class GameScreen extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @property({ attribute: false }) session!: Session;
  /** Only looked at and kept nowhere: it has no end to agree on, and nowhere to go. */
  @property({ attribute: false }) isSample = false;
  @state() private sheet: Sheet | undefined;
  @state() private picking: string | undefined;
  #desk!: GameDesk;

  get promptWords(): string {
    return promptNow(this.session, this.#desk.talk);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('session')) return;
    if (changed.get('session') !== undefined) this.#desk.release();
    this.#desk = new GameDesk(this, this.session);
  }

  override render() {
    const { session } = this;
    const { talk } = this.#desk;
    const { view, folded } = session;
    return html`<div
      class="frame"
      @sheet-closed=${(event: Event) => {
        // The places of the app that lie over others close with the same word.
        event.stopPropagation();
        this.#close();
      }}
      @correct-asked=${({ entryId }: CorrectAskedEvent) => {
        this.#desk.forget();
        this.sheet = { kind: 'correct', entryId };
      }}
      @pick-asked=${({ input }: PickAskedEvent) => {
        this.picking = input;
        this.#close();
      }}
      @picking-done=${() => {
        this.picking = undefined;
      }}
    >
      <app-bar heading=${this.#title()}>${this.#commands()}</app-bar>
      <seat-row
        .view=${view}
        .names=${talk.names}
        .colours=${seatColours(session.record.extra.seatColours, view.seats.length)}
      ></seat-row>
      ${
        folded.misfit === undefined
          ? this.#prompt()
          : html`<misfit-notice .desk=${this.#desk} .misfit=${folded.misfit}></misfit-notice>`
      }
      <div class="camera"><slot name="camera"></slot></div>
      ${this.#table()} ${this.#log()} ${this.#sheetShown()}
    </div>`;
  }

  /** Where cards are bid for there is a table of its own kind. */
  #table(): TemplateResult {
    const { trouble } = this.#desk;
    const { folded, expected } = this.session;
    return expected.zones.some(({ kind }) => kind === 'bids')
      ? html`<facade-play .desk=${this.#desk} .state=${folded} .trouble=${trouble}></facade-play>`
      : html`<memory-play
            .desk=${this.#desk}
            .state=${folded}
            .trouble=${trouble}
            .picking=${this.picking}
          ></memory-play>
          <table-side
            .zones=${expected.zones}
            .kind=${faceKindOf(this.session.game.id)}
          ></table-side>`;
  }

  #title(): string {
    const { id } = this.session.game;
    const known = GAME_NAMES.find((name) => name === id);
    return known === undefined ? t('app.name') : t(`game.${known}`);
  }

  #commands(): TemplateResult {
    const { session } = this;
    return html`
      <button
        class="round"
        aria-label=${t('game.undo')}
        ?disabled=${!session.canUndo}
        @click=${() => void this.#desk.undo()}
      >
        ${icon('undo')}
      </button>
      <button
        class="round"
        aria-label=${t('game.redo')}
        ?disabled=${!session.canRedo}
        @click=${() => void this.#desk.redo()}
      >
        ${icon('redo')}
      </button>
      <button
        class="round"
        aria-label=${t('game.menu')}
        @click=${() => {
          this.sheet = { kind: 'menu' };
        }}
      >
        ${icon('menu')}
      </button>
    `;
  }

  #prompt(): TemplateResult {
    const { session } = this;
    const { talk, trouble } = this.#desk;
    const { view, folded, record } = session;
    const colours = seatColours(record.extra.seatColours, view.seats.length);
    const colour = view.turn === undefined ? undefined : colours[view.turn];
    return html`<game-prompt
      .who=${colour === undefined ? undefined : { name: nameOf(talk, view.turn), colour }}
      prompt=${this.promptWords}
      .steps=${wordSteps(dueSteps(folded.applied), talk).map(sentence)}
      refusal=${trouble === undefined || this.sheet !== undefined ? '' : wordTrouble(trouble, talk)}
    >
      <turn-die slot="die" .session=${session} .state=${folded}></turn-die>
      ${
        session.clock === undefined
          ? nothing
          : html`<game-clock
              .clock=${session.clock}
              @time-ran-out=${() => void session.timeOut()}
            ></game-clock>`
      }
      ${this.#keeping()}
    </game-prompt>`;
  }

  /** Another tab plays, or the disk does not take what is entered. */
  #keeping(): TemplateResult | typeof nothing {
    const { session } = this;
    if (!session.isPlaying) {
      return html`<p>${t('watch.lead')}</p>
        <button class="button first" @click=${() => void session.takeOver()}>
          ${t('watch.take-over')}
        </button>`;
    }
    if (this.#desk.trouble?.code !== 'not-kept') return nothing;
    return html`<button
      class="button"
      @click=${() => {
        session.goOnUnkept();
        this.#desk.forget();
      }}
    >
      ${t('keep.on')}
    </button>`;
  }

  #log(): TemplateResult {
    const lines = this.session.story();
    const { talk } = this.#desk;
    const last = lines
      .map((line) => wordLine(line, talk))
      .findLast((phrases) => phrases.length > 0)
      ?.map(sentence);
    return html`<div class="log ${last === undefined ? 'empty' : ''}">
      ${last === undefined ? nothing : this.#last(last)}
      <slot name="offer"></slot>
      <div class="paper whole">
        <h2 class="unseen">${t('game.log')}</h2>
        <log-list .lines=${lines} .talk=${talk}></log-list>
      </div>
    </div>`;
  }

  #last(phrases: readonly string[]): TemplateResult {
    return html`<button
      class="last"
      aria-label="${t('game.log')}: ${phrases.join('. ')}"
      @click=${() => {
        this.sheet = { kind: 'log' };
      }}
    >
      ${icon('history')}
      <span class="words">${phrases.join(' · ')}</span>
      ${icon('next')}
    </button>`;
  }

  #sheetShown(): TemplateResult | typeof nothing {
    switch (this.sheet?.kind) {
      case undefined:
        return nothing;
      case 'menu':
        return html`<game-menu .desk=${this.#desk} .isSample=${this.isSample}></game-menu>`;
      case 'log':
        return html`<bottom-sheet heading=${t('game.log')}>
          <p class="help">${t('game.log-help')}</p>
          <log-list .lines=${this.session.story()} .talk=${this.#desk.talk}></log-list>
        </bottom-sheet>`;
      case 'correct':
        return html`<correct-sheet
          .desk=${this.#desk}
          .state=${this.session.folded}
          .trouble=${this.#desk.trouble}
          .entryId=${this.sheet.entryId}
        ></correct-sheet>`;
    }
  }

  #close(): void {
    this.sheet = undefined;
    this.#desk.forget();
  }
}

/** The games that have a name here. */
const GAME_NAMES = ['twisted-memory', 'memory', 'facade', 'q-memory', 'dizzy-memory'] as const;

declare global {
  interface HTMLElementTagNameMap {
    'game-screen': GameScreen;
  }
}
