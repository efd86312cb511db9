import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Session } from '../../session/session.ts';
import '../app-bar/app-bar.ts';
import '../facade-play/facade-melds.ts';
import '../facade-play/facade-supply.ts';
import type { FacadeMatch } from '../facade-play/supply-words.ts';
import '../game-board/game-board.ts';
import { wordLine } from '../game-table/log-words.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { openNotice, openSession, type OpenFailure } from '../keeping/open-session.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import { seatColours, type SeatColour } from '../seat-mark/seat-looks.ts';
import '../seat-mark/seat-mark.ts';
import { faceKindOf } from '../table-card/face-kind.ts';
import { findMessage, formatTotal, t } from '../words/words.ts';
import { styles } from './replay-screen.styles.ts';

/** How long each step is shown while the replay runs by itself. */
const STEP_MS = 1200;

/** A finished game, step by step, on the drawn table. A running one has none: it would be a look under the cards. */
@customElement('replay-screen')
export class ReplayScreen extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @property() gameId = '';
  @property({ attribute: false }) keeping!: KeepingHolder;
  @state() private session: Session | undefined;
  @state() private failure: OpenFailure | undefined;
  /** The step that is shown: 0 is the table before the first turn. */
  @state() private step = 0;
  @state() private isPlaying = false;
  /** The table before the first step and after each. */
  #tables: readonly unknown[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pause();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('gameId')) void this.#open(this.gameId);
  }

  override render() {
    if (this.failure !== undefined) return openNotice(this.failure);
    if (this.session === undefined) return nothing;
    const { record, outcome } = this.session;
    return html`<app-bar
        heading=${findMessage(`game.${record.gameId}`) ?? record.gameId}
        .up=${{ at: 'end', id: record.id } as const}
      ></app-bar>
      ${
        outcome === undefined
          ? html`<notice-card heading=${t('replay.running')}></notice-card>`
          : this.#replay(this.session)
      }`;
  }

  #replay(session: Session) {
    const { game, record } = session;
    const shown = this.#tables[this.step];
    const { zones } = game.expect(shown);
    const view = game.view(shown);
    const names = record.seats.map(({ name }) => name);
    const colours = seatColours(record.extra.seatColours, names.length);
    const line = session.story()[this.step - 1];
    const text =
      line === undefined ? t('replay.start') : wordLine(line, { zones, names }).join(' · ');
    return html`<ol class="scores">
        ${names.map(
          (name, seat) =>
            html`<li class=${view.turn === seat ? 'on' : ''}>
              <seat-mark .colour=${colours[seat] ?? 'grey'}></seat-mark>
              <span>${name}</span> <strong>${formatTotal(view.seats[seat]?.score ?? 0)}</strong>
            </li>`,
        )}
      </ol>
      ${
        zones.some(({ kind }) => kind === 'bids')
          ? this.#bidding(shown as FacadeMatch, { zones, names }, colours)
          : html`<game-board
              still
              .zones=${zones}
              .names=${names}
              .kind=${faceKindOf(record.gameId)}
            ></game-board>`
      }
      ${this.#controls(text)}`;
  }

  /** Where cards are bid for there is a table of its own kind. */
  #bidding(match: FacadeMatch, talk: TableTalk, colours: readonly SeatColour[]) {
    return html`<div class="bidding" role="group" tabindex="0" aria-label=${t('game.facade')}>
      <h2 class="unseen">${t('bidding.supply')}</h2>
      <facade-supply .match=${match} .talk=${talk} .colours=${colours}></facade-supply>
      <facade-melds .game=${match.game} .names=${talk.names}></facade-melds>
    </div>`;
  }

  #controls(text: string) {
    const last = this.#tables.length - 1;
    return html`<section class="paper controls">
      <p class="line" role="status">${text}</p>
      <input
        type="range"
        min="0"
        max=${last}
        aria-label=${t('replay.slider')}
        aria-valuetext=${t('replay.step', { step: this.step, count: last })}
        .value=${String(this.step)}
        @input=${(event: Event) => {
          this.#pause();
          this.step = Number((event.target as HTMLInputElement).value);
        }}
      />
      <div class="buttons">
        <button
          class="button"
          aria-label=${t('replay.back')}
          ?disabled=${this.step === 0}
          @click=${() => this.#move(-1)}
        >
          ${icon('previous')}
        </button>
        <button
          class="button first"
          @click=${() => (this.isPlaying ? this.#pause() : this.#play())}
        >
          ${icon(this.isPlaying ? 'pause' : 'play')}
          ${t(this.isPlaying ? 'replay.pause' : 'replay.play')}
        </button>
        <button
          class="button"
          aria-label=${t('replay.on')}
          ?disabled=${this.step === last}
          @click=${() => this.#move(1)}
        >
          ${icon('next')}
        </button>
        <span class="soft small">${t('replay.step', { step: this.step, count: last })}</span>
      </div>
    </section>`;
  }

  #move(by: number): void {
    this.#pause();
    this.step += by;
  }

  #play(): void {
    if (this.step === this.#tables.length - 1) this.step = 0;
    this.isPlaying = true;
    this.#timer = setInterval(() => {
      this.step += 1;
      if (this.step === this.#tables.length - 1) this.#pause();
    }, STEP_MS);
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.isPlaying = false;
  }

  async #open(id: string): Promise<void> {
    this.session = undefined;
    this.failure = undefined;
    this.step = 0;
    const opened = await openSession(this.keeping, id);
    if (id !== this.gameId) return;
    if (!opened.ok) {
      this.failure = opened.error;
      return;
    }
    this.#tables = opened.value.replay();
    this.session = opened.value;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'replay-screen': ReplayScreen;
  }
}
