import { fail, ok } from '../cards/result.ts';
import type { Database, Transaction } from './database.ts';
import type { AnyEntry, Ended, GameRecord, GameSummary, SavedGame } from './game-record.ts';
import { withEnding } from './game-record.ts';
import type { GameStore, Kept, KeptPack, Settings, Stored } from './game-store.ts';
import { continues, mayReplace, newestFirst } from './log-lines.ts';

const LOGS = ['games', 'entries'] as const;

/** Keeps everything in the browser's own database. */
export class DeviceStore implements GameStore {
  readonly place = 'device';
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  create(record: GameRecord): Stored<void> {
    return this.#database.run(['games'], 'readwrite', async (transaction) => {
      await transaction.objectStore('games').add(record);
      return DONE;
    });
  }

  append(
    id: string,
    place: number,
    entries: readonly AnyEntry[],
    ended?: Ended | null,
  ): Stored<void> {
    return this.#database.run(LOGS, 'readwrite', async (transaction) => {
      const record = await transaction.objectStore('games').get(id);
      if (record === undefined) return fail('no-such-game');
      const count = await countEntries(transaction, id);
      if (place > count) return fail('conflict');
      const there = place < count ? await entriesFrom(transaction, id, place) : [];
      if (!continues(entries, there)) return fail('conflict');
      await addEntries(transaction, id, place + there.length, entries.slice(there.length));
      if (ended !== undefined)
        await transaction.objectStore('games').put(withEnding(record, ended));
      return DONE;
    });
  }

  load(id: string): Stored<SavedGame> {
    return this.#database.run(LOGS, 'readonly', async (transaction) => {
      const record = await transaction.objectStore('games').get(id);
      if (record === undefined) return fail('no-such-game');
      return ok({ record, log: await entriesFrom(transaction, id, 0) });
    });
  }

  list(): Stored<readonly GameSummary[]> {
    return this.#database.run(LOGS, 'readonly', async (transaction) => {
      const records = await transaction.objectStore('games').getAll();
      const summaries = await Promise.all(
        records.map(async (record): Promise<GameSummary> => {
          const cursor = await transaction
            .objectStore('entries')
            .openCursor(all(record.id), 'prev');
          const last = cursor?.value;
          return {
            record,
            entryCount: last === undefined ? 0 : last.place + 1,
            lastAt: last?.entry.at ?? record.startedAt,
          };
        }),
      );
      return ok(newestFirst(summaries));
    });
  }

  remove(id: string): Stored<void> {
    return this.#database.run(LOGS, 'readwrite', async (transaction) => {
      await transaction.objectStore('entries').delete(all(id));
      await transaction.objectStore('games').delete(id);
      return DONE;
    });
  }

  restore({ games, settings, packs }: Kept): Stored<void> {
    return this.#database.run([...LOGS, 'settings', 'packs'], 'readwrite', async (transaction) => {
      for (const saved of games) {
        const { record, log } = saved;
        const here = await transaction.objectStore('games').get(record.id);
        const there = await entriesFrom(transaction, record.id, 0);
        if (here !== undefined && !mayReplace({ record: here, log: there }, saved)) {
          return fail('conflict');
        }
        await transaction.objectStore('games').put(record);
        await addEntries(transaction, record.id, there.length, log.slice(there.length));
      }
      for (const [key, value] of Object.entries(settings)) {
        await transaction.objectStore('settings').put(value, key);
      }
      for (const pack of packs) await transaction.objectStore('packs').put(pack);
      return DONE;
    });
  }

  readSetting(key: string): Stored<unknown> {
    return this.#database.run(['settings'], 'readonly', async (transaction) =>
      ok(await transaction.objectStore('settings').get(key)),
    );
  }

  writeSetting(key: string, value: unknown): Stored<void> {
    return this.#database.run(['settings'], 'readwrite', async (transaction) => {
      await transaction.objectStore('settings').put(value, key);
      return DONE;
    });
  }

  readSettings(): Stored<Settings> {
    return this.#database.run(['settings'], 'readonly', async (transaction) => {
      const settings = transaction.objectStore('settings');
      const [keys, values] = await Promise.all([settings.getAllKeys(), settings.getAll()]);
      return ok(Object.fromEntries(keys.map((key, place) => [key, values[place]])));
    });
  }

  listPacks(): Stored<readonly KeptPack[]> {
    return this.#database.run(['packs'], 'readonly', async (transaction) =>
      ok(await transaction.objectStore('packs').getAll()),
    );
  }

  writePack(pack: KeptPack): Stored<void> {
    return this.#database.run(['packs'], 'readwrite', async (transaction) => {
      await transaction.objectStore('packs').put(pack);
      return DONE;
    });
  }

  removePack(id: string): Stored<void> {
    return this.#database.run(['packs'], 'readwrite', async (transaction) => {
      await transaction.objectStore('packs').delete(id);
      return DONE;
    });
  }
}

const DONE = ok(undefined);

/** The keys of a game's lines from this place on. */
function all(id: string, place = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, place], [id, Infinity]);
}

async function countEntries(
  transaction: Transaction<'readonly' | 'readwrite'>,
  id: string,
): Promise<number> {
  return transaction.objectStore('entries').count(all(id));
}

async function entriesFrom(
  transaction: Transaction<'readonly' | 'readwrite'>,
  id: string,
  place: number,
): Promise<readonly AnyEntry[]> {
  const rows = await transaction.objectStore('entries').getAll(all(id, place));
  return rows.map(({ entry }) => entry);
}

async function addEntries(
  transaction: Transaction<'readwrite'>,
  game: string,
  from: number,
  entries: readonly AnyEntry[],
): Promise<void> {
  const rows = transaction.objectStore('entries');
  // One by one: when one fails, no other is left whose failure nobody looks at.
  for (const [offset, entry] of entries.entries()) {
    await rows.add({ game, place: from + offset, entry });
  }
}
