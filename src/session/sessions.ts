import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import { drawBelow } from '../rules/chance.ts';
import type { OptionsRefusal } from '../rules/options.ts';
import { gameById } from '../rules/registry.ts';
import type { Seat } from '../rules/seats.ts';
import type { GameExtra, GameSummary, SavedGame } from '../store/game-record.ts';
import type { GameStore, Stored, StoreTrouble } from '../store/game-store.ts';
import type { ReadTrouble } from '../store/read-saved.ts';
import { readSaved } from '../store/read-saved.ts';
import type { SessionPorts } from './ports.ts';
import { Session } from './session.ts';

/** What the set-up screen has gathered. */
export interface NewGame {
  readonly gameId: string;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly extra: GameExtra;
}

export type StartTrouble =
  | { readonly code: 'unknown-game' }
  | { readonly code: 'options-refused'; readonly refusal: OptionsRefusal }
  | { readonly code: 'not-kept'; readonly trouble: StoreTrouble };

/** Why a game that is kept can't be opened: the store does not give it, or it can't be read. */
export type OpenTrouble =
  | { readonly code: 'not-loaded'; readonly trouble: StoreTrouble }
  | { readonly code: 'not-readable'; readonly trouble: ReadTrouble };

/** All games that are kept here, and those of them that are open. */
export class Sessions {
  readonly #store: GameStore;
  readonly #ports: SessionPorts;
  readonly #open = new Map<string, Promise<Result<Session, OpenTrouble>>>();

  constructor(store: GameStore, ports: SessionPorts) {
    this.#store = store;
    this.#ports = ports;
  }

  async start({ gameId, options, seats, extra }: NewGame): Promise<Result<Session, StartTrouble>> {
    const game = gameById(gameId);
    if (game === undefined) return fail({ code: 'unknown-game' });
    const checked = game.checkOptions(options, seats.length);
    if (!checked.ok) return fail({ code: 'options-refused', refusal: checked.error });
    const record = {
      id: this.newId(),
      gameId,
      rulesVersion: game.rulesVersion,
      options: checked.value,
      seats,
      startedAt: this.#ports.now(),
      endedAt: null,
      outcome: null,
      extra,
    };
    const kept = await this.#store.create(record);
    if (!kept.ok) return fail({ code: 'not-kept', trouble: kept.error });
    const session = await this.#join({ record, log: [] });
    this.#open.set(record.id, Promise.resolve(ok(session)));
    return ok(session);
  }

  /** The same session for everybody in this tab, until it is closed. */
  open(id: string): Promise<Result<Session, OpenTrouble>> {
    const open = this.#open.get(id) ?? this.#load(id);
    this.#open.set(id, open);
    return open;
  }

  /** The session of a game that is open in this tab. */
  async opened(id: string): Promise<Session | undefined> {
    const open = await this.#open.get(id);
    return open?.ok ? open.value : undefined;
  }

  /** Lets another tab play it. */
  async close(id: string): Promise<void> {
    const open = await this.opened(id);
    this.#open.delete(id);
    await open?.close();
  }

  /** Every game that is kept, the one that was played last first. */
  list(): Stored<readonly GameSummary[]> {
    return this.#store.list();
  }

  /** What *continue* goes on with; undefined when every game is over. */
  async newestUnfinished(): Stored<GameSummary | undefined> {
    const listed = await this.list();
    return listed.ok ? ok(listed.value.find(({ record }) => record.outcome === null)) : listed;
  }

  async remove(id: string): Stored<void> {
    await this.close(id);
    return this.#store.remove(id);
  }

  /** For a game, 80 bits; for the seed of a computer a screen draws itself. */
  newId(): string {
    return Array.from({ length: 16 }, () => drawBelow(this.#ports.random, 32).toString(32)).join(
      '',
    );
  }

  async #load(id: string): Promise<Result<Session, OpenTrouble>> {
    const loaded = await this.#store.load(id);
    const read = loaded.ok ? readSaved(loaded.value) : undefined;
    const session: Result<Session, OpenTrouble> = !loaded.ok
      ? fail({ code: 'not-loaded', trouble: loaded.error })
      : read?.ok
        ? ok(await this.#join(read.value))
        : fail({ code: 'not-readable', trouble: read?.error ?? 'malformed' });
    if (!session.ok) this.#open.delete(id);
    return session;
  }

  async #join(saved: SavedGame): Promise<Session> {
    const game = gameById(saved.record.gameId);
    if (game === undefined) throw new Error('what was read is of a game that there is');
    const session = new Session(game, saved, this.#store, this.#ports);
    await session.join();
    return session;
  }
}
