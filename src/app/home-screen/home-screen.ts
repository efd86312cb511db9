import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../card-face/card-face.ts';
import { browserPlace } from '../facade-score/keeping-place.ts';
import { cardsOf } from '../facade-score/sheet.ts';
import { scoreSheet } from '../facade-score/sheet-score.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import { wordPoints } from '../facade-score/score-words.ts';
import '../game-art/game-art.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { icon, type IconName } from '../look/icons.ts';
import { base, paper } from '../look/shared-styles.ts';
import { makeRoute, type Route } from '../routing/routes.ts';
import '../welcome-strip/welcome-strip.ts';
import { findMessage, formatList, formatPoints, formatTotal, t } from '../words/words.ts';
import { styles } from './home-screen.styles.ts';
import { readLastGame, writeLastGame, type LastGame } from './last-game.ts';

/** In the order of the registry of the rules, which the first page does without: it is large. */
const GAME_IDS = ['twisted-memory', 'memory', 'facade', 'q-memory', 'dizzy-memory'] as const;

const WELCOMED_KEY = 'kibitz.welcomed';

/** Where everything begins: what was begun, what can be played, and the rest of the app. */
@customElement('home-screen')
export class HomeScreen extends LitElement {
  static override styles = [base, paper, styles];

  @property({ attribute: false }) sheets!: SheetStore;
  @property({ attribute: false }) keeping!: KeepingHolder;
  @state() private lastGame: LastGame | undefined;
  @state() private isWelcomed = true;
  readonly #place = browserPlace('device');

  override connectedCallback(): void {
    super.connectedCallback();
    this.lastGame = readLastGame(this.#place);
    this.isWelcomed = this.lastGame !== undefined || this.#place.getItem(WELCOMED_KEY) !== null;
  }

  override firstUpdated(): void {
    // Not before the first page is there: the store brings all the rules along.
    setTimeout(() => void this.#lookUp(), 1500);
  }

  override render() {
    return html`
      <div class="hero">
        <div class="fan" role="img" aria-label=${t('home.art')}>
          <card-face card="5C"></card-face>
          <card-face card="6C"></card-face>
          <card-face card="7C"></card-face>
          <span class="worth" aria-hidden="true">${formatPoints(3)}</span>
        </div>
        <div>
          <h1>${t('app.name')}</h1>
          <p class="lead">${t('home.lead')}</p>
        </div>
        ${
          this.isWelcomed
            ? nothing
            : html`<welcome-strip @welcome-done=${this.#welcomed}></welcome-strip>`
        }
      </div>
      <div class="choices">
        ${this.#begunGame()} ${this.#begunSheet()}
        <h2>${t('home.new')}</h2>
        <ul class="games">
          ${GAME_IDS.map((id) => html`<li>${this.#game(id)}</li>`)}
        </ul>
        <a class="paper row" href=${makeRoute({ at: 'facade' })}>
          <span class="mark">${icon('camera')}</span>
          <span class="text">
            <strong>${t('home.facade')}</strong>
            <span class="soft small">${t('home.facade-lead')}</span>
          </span>
          <span class="go">${icon('next')}</span>
        </a>
        <nav>
          ${this.#way({ at: 'history' }, 'history', t('home.history'))}
          ${this.#way({ at: 'packs' }, 'packs', t('home.packs'))}
          ${this.#way({ at: 'words' }, 'words', t('home.words'))}
          ${this.#way({ at: 'settings' }, 'settings', t('home.settings'))}
        </nav>
        <p class="private">${icon('lock')} ${t('home.private')}</p>
      </div>
    `;
  }

  #game(id: (typeof GAME_IDS)[number]) {
    return html`<a class="paper game" href=${makeRoute({ at: 'new', gameId: id })}>
      <game-art game=${id}></game-art>
      <span class="text">
        <strong>${t(`game.${id}`)}</strong>
        <span class="soft small">${t(`home.lead.${id}`)}</span>
      </span>
    </a>`;
  }

  #way(route: Route, sign: IconName, text: string) {
    return html`<a href=${makeRoute(route)}>${icon(sign)}<span>${text}</span></a>`;
  }

  #begunGame() {
    if (this.lastGame === undefined) return nothing;
    const { id, gameId, names } = this.lastGame;
    const game = findMessage(`game.${gameId}`) ?? gameId;
    return html`<a class="paper row going" href=${makeRoute({ at: 'game', id })}>
      <game-art game=${gameId}></game-art>
      <span class="text">
        <strong>${t('home.continue-game')}</strong>
        <span class="soft">${t('home.continue-lead', { game, names: formatList(names) })}</span>
      </span>
      <span class="go">${icon('next')}</span>
    </a>`;
  }

  #begunSheet() {
    const { sheet } = this.sheets;
    const count = cardsOf(sheet).length;
    if (count === 0) return nothing;
    const { total } = scoreSheet(sheet);
    return html`<a class="paper row going" href=${makeRoute({ at: 'facade-sheet' })}>
      <span class="score" aria-hidden="true">${formatTotal(total)}</span>
      <span class="text">
        <strong>${t('home.continue')}</strong>
        <span class="soft">
          ${t('facade.continue-lead', { count, points: wordPoints(total) })}
        </span>
      </span>
      <span class="go">${icon('next')}</span>
    </a>`;
  }

  #welcomed(): void {
    this.isWelcomed = true;
    try {
      this.#place.setItem(WELCOMED_KEY, 'yes');
    } catch {
      // Full, or switched off: the pictures are shown once more.
    }
  }

  /** What the store knows better than the quick memory: games of an import, or one that was deleted. */
  async #lookUp(): Promise<void> {
    if (!this.isConnected) return;
    const opened = await this.keeping.opened().catch(() => undefined);
    const newest = await opened?.sessions.newestUnfinished();
    if (newest?.ok !== true || !this.isConnected) return;
    const record = newest.value?.record;
    const names = record?.seats.map(({ name }) => name) ?? [];
    const last = record && { id: record.id, gameId: record.gameId, names };
    if (last?.id === this.lastGame?.id) return;
    this.lastGame = last;
    writeLastGame(last, this.#place);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'home-screen': HomeScreen;
  }
}
