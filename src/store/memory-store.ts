import { fail, ok } from '../cards/result.ts';
import type { AnyEntry, Ended, GameRecord, SavedGame } from './game-record.ts';
import { withEnding } from './game-record.ts';
import type { GameStore, Kept, KeptPack, Stored } from './game-store.ts';
import { continues, mayReplace, newestFirst, summaryOf } from './log-lines.ts';

/** Keeps everything as long as the page lives: where the browser gives no better place. */
export class MemoryStore implements GameStore {
  readonly place = 'memory';
  readonly #games = new Map<string, SavedGame>();
  readonly #settings = new Map<string, unknown>();
  readonly #packs = new Map<string, KeptPack>();

  create(record: GameRecord): Stored<void> {
    if (this.#games.has(record.id)) return Promise.resolve(fail('conflict'));
    this.#games.set(record.id, { record, log: [] });
    return DONE;
  }

  append(
    id: string,
    place: number,
    entries: readonly AnyEntry[],
    ended?: Ended | null,
  ): Stored<void> {
    const saved = this.#games.get(id);
    if (saved === undefined) return Promise.resolve(fail('no-such-game'));
    if (place > saved.log.length) return Promise.resolve(fail('conflict'));
    const log = [...saved.log.slice(0, place), ...entries];
    if (!continues(log, saved.log)) return Promise.resolve(fail('conflict'));
    const record = ended === undefined ? saved.record : withEnding(saved.record, ended);
    this.#games.set(id, { record, log });
    return DONE;
  }

  load(id: string): Stored<SavedGame> {
    const saved = this.#games.get(id);
    return Promise.resolve(saved === undefined ? fail('no-such-game') : ok(saved));
  }

  list(): ReturnType<GameStore['list']> {
    return Promise.resolve(ok(newestFirst([...this.#games.values()].map(summaryOf))));
  }

  remove(id: string): Stored<void> {
    this.#games.delete(id);
    return DONE;
  }

  restore({ games, settings, packs }: Kept): Stored<void> {
    const fit = games.every((saved) => mayReplace(this.#games.get(saved.record.id), saved));
    if (!fit) return Promise.resolve(fail('conflict'));
    for (const saved of games) this.#games.set(saved.record.id, saved);
    for (const [key, value] of Object.entries(settings)) this.#settings.set(key, value);
    for (const pack of packs) this.#packs.set(pack.id, pack);
    return DONE;
  }

  readSetting(key: string): Stored<unknown> {
    return Promise.resolve(ok(this.#settings.get(key)));
  }

  writeSetting(key: string, value: unknown): Stored<void> {
    this.#settings.set(key, value);
    return DONE;
  }

  readSettings(): ReturnType<GameStore['readSettings']> {
    return Promise.resolve(ok(Object.fromEntries(this.#settings)));
  }

  listPacks(): ReturnType<GameStore['listPacks']> {
    return Promise.resolve(ok([...this.#packs.values()]));
  }

  writePack(pack: KeptPack): Stored<void> {
    this.#packs.set(pack.id, pack);
    return DONE;
  }

  removePack(id: string): Stored<void> {
    this.#packs.delete(id);
    return DONE;
  }
}

const DONE: Stored<void> = Promise.resolve(ok(undefined));
