import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { OpenedKeeping } from '../../session/open-keeping.ts';
import type { ImportPlan } from '../../session/transfer.ts';
import type { GameSummary, SavedGame } from '../../store/game-record.ts';
import '../app-bar/app-bar.ts';
import '../bottom-sheet/bottom-sheet.ts';
import { dayName, saveFile } from '../files/save-file.ts';
import '../game-line/game-line.ts';
import type { GameChoiceEvent } from '../game-line/game-line.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { wordStoreTrouble } from '../keeping/keeping-words.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../move-sheet/move-sheet.ts';
import '../notice-card/notice-card.ts';
import { makeRoute } from '../routing/routes.ts';
import '../undo-bar/undo-bar.ts';
import { findMessage, t } from '../words/words.ts';
import { styles } from './history-screen.styles.ts';

const JSON_TYPE = 'application/json';

/** Something that was done, and how to undo it. */
interface Note {
  readonly text: string;
  readonly undo?: () => void;
}

/** Every game that is kept: to go on with, to look at, to take along, to delete. */
@customElement('history-screen')
export class HistoryScreen extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @property({ attribute: false }) keeping!: KeepingHolder;
  @state() private games: readonly GameSummary[] | undefined;
  @state() private trouble = '';
  @state() private note: Note | undefined;
  /** A file of which games are here in another version: what to do is asked. */
  @state() private clash: ImportPlan | undefined;
  /** The game that is shown as a code. */
  @state() private moving: string | undefined;
  #opened: OpenedKeeping | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#open();
  }

  override render() {
    return html`<app-bar heading=${t('place.history')}></app-bar> ${
        this.trouble === ''
          ? nothing
          : html`<notice-card
              kind="trouble"
              role="alert"
              heading=${t('keeping.trouble')}
              help=${this.trouble}
            ></notice-card>`
      }
      ${this.games === undefined ? nothing : this.#list(this.games)}
      ${
        this.note === undefined
          ? nothing
          : html`<undo-bar
              text=${this.note.text}
              action=${this.note.undo === undefined ? '' : t('history.undo')}
              @undo=${() => this.note?.undo?.()}
            ></undo-bar>`
      }
      ${this.clash === undefined ? nothing : this.#ask(this.clash)}
      ${
        this.moving === undefined
          ? nothing
          : html`<move-sheet
              .gameId=${this.moving}
              .keeping=${this.keeping}
              @sheet-closed=${() => (this.moving = undefined)}
            ></move-sheet>`
      }`;
  }

  #list(games: readonly GameSummary[]) {
    return html`${
        games.length === 0
          ? html`<section class="paper">
              <h2>${t('history.empty')}</h2>
              <p class="soft">${t('history.empty-help')}</p>
              <a class="button first" href=${makeRoute({ at: 'home' })}>${t('home.new')}</a>
            </section>`
          : html`<ul>
              ${games.map(
                (summary) =>
                  html`<li>
                    <game-line
                      .summary=${summary}
                      @game-choice=${(event: GameChoiceEvent) => void this.#choose(summary, event)}
                    ></game-line>
                  </li>`,
              )}
            </ul>`
      }
      <div class="files">
        <label class="button">
          ${icon('open')} ${t('history.bring')}
          <input class="unseen" type="file" accept=".json,${JSON_TYPE}" @change=${this.#bring} />
        </label>
        ${
          games.length === 0
            ? nothing
            : html`<button class="button" @click=${() => void this.#saveAll()}>
                ${icon('save')} ${t('history.save-all')}
              </button>`
        }
      </div>`;
  }

  #ask(plan: ImportPlan) {
    const count = plan.games.filter(({ fate }) => fate === 'different').length;
    return html`<bottom-sheet
      heading=${t('history.clash', { count })}
      @sheet-closed=${() => (this.clash = undefined)}
    >
      <p>${t('history.clash-help')}</p>
      <div class="answers">
        <button class="button first" @click=${() => void this.#carryOut(plan, 'keep-both')}>
          ${t('history.keep-both')}
        </button>
        <button class="button" @click=${() => void this.#carryOut(plan, 'leave-out')}>
          ${t('history.leave-out')}
        </button>
      </div>
    </bottom-sheet>`;
  }

  async #open(): Promise<void> {
    this.#opened = await this.keeping.opened().catch(() => undefined);
    if (this.#opened === undefined) this.trouble = t('place.missing-help');
    else if (this.#opened.trouble !== undefined) {
      this.trouble = wordStoreTrouble(this.#opened.trouble);
    }
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    const listed = await this.#opened?.sessions.list();
    if (listed?.ok) this.games = listed.value;
    else if (listed !== undefined) this.trouble = wordStoreTrouble(listed.error);
  }

  async #choose({ record }: GameSummary, { choice }: GameChoiceEvent): Promise<void> {
    if (choice === 'move') this.moving = record.id;
    else if (choice === 'delete') await this.#remove(record.id, record.gameId);
    else await this.#save(record.id, record.startedAt);
  }

  async #remove(id: string, gameId: string): Promise<void> {
    if (this.#opened === undefined) return;
    const { store, sessions } = this.#opened;
    const saved = await store.load(id);
    const removed = await sessions.remove(id);
    if (!removed.ok) {
      this.trouble = wordStoreTrouble(removed.error);
      return;
    }
    const game = findMessage(`game.${gameId}`) ?? gameId;
    const text = t('history.deleted', { game });
    this.note = saved.ok ? { text, undo: () => void this.#restore(saved.value, game) } : { text };
    await this.#refresh();
  }

  async #restore(saved: SavedGame, game: string): Promise<void> {
    const kept = await this.#opened?.store.restore({ games: [saved], settings: {}, packs: [] });
    if (kept?.ok === false) this.trouble = wordStoreTrouble(kept.error);
    else this.note = { text: t('history.restored', { game }) };
    await this.#refresh();
  }

  async #save(id: string, startedAt: number): Promise<void> {
    const made = await this.#opened?.transfer.exportGame(id);
    if (made === undefined) return;
    if (!made.ok) {
      this.trouble =
        made.error === 'not-readable' ? t('place.not-readable-help') : wordStoreTrouble(made.error);
      return;
    }
    const name = dayName('kibitz-game', startedAt, 'json');
    saveFile(name, new Blob([made.value], { type: JSON_TYPE }));
    this.note = { text: t('history.saved', { name }) };
  }

  async #saveAll(): Promise<void> {
    const made = await this.#opened?.transfer.exportAll();
    if (made === undefined) return;
    if (!made.ok) {
      this.trouble = wordStoreTrouble(made.error);
      return;
    }
    const name = dayName('kibitz', Date.now(), 'json');
    saveFile(name, new Blob([made.value.text], { type: JSON_TYPE }));
    const count = made.value.leftOut.length;
    this.note = {
      text: count === 0 ? t('history.saved', { name }) : t('history.left-out', { count }),
    };
  }

  async #bring(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file === undefined || this.#opened === undefined) return;
    const text = await file.text();
    // The same file can be chosen again.
    input.value = '';
    const planned = await this.#opened.transfer.planFile(text);
    if (!planned.ok) {
      const { error } = planned;
      this.note = {
        text:
          error.code === 'not-loaded' ? wordStoreTrouble(error.trouble) : t(`file.${error.code}`),
      };
    } else if (planned.value.games.some(({ fate }) => fate === 'different')) {
      this.clash = planned.value;
    } else await this.#carryOut(planned.value, 'leave-out');
  }

  async #carryOut(plan: ImportPlan, different: 'keep-both' | 'leave-out'): Promise<void> {
    this.clash = undefined;
    const done = await this.#opened?.transfer.carryOut(plan, { different, settings: false });
    if (done === undefined) return;
    if (!done.ok) this.trouble = wordStoreTrouble(done.error);
    else {
      const count = done.value.length;
      this.note = {
        text: count === 0 ? t('history.brought-none') : t('history.brought', { count }),
      };
    }
    await this.#refresh();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'history-screen': HistoryScreen;
  }
}
