import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { openDB } from 'idb';
import type { Result } from '../cards/result.ts';
import { fail } from '../cards/result.ts';
import type { AnyEntry, GameRecord } from './game-record.ts';
import type { KeptPack, Stored, StoreTrouble } from './game-store.ts';

/** One line of one log: the lines of a game lie together, in their order. */
export interface EntryRow {
  readonly game: string;
  readonly place: number;
  readonly entry: AnyEntry;
}

export interface KibitzSchema extends DBSchema {
  games: { readonly key: string; readonly value: GameRecord };
  entries: { readonly key: [string, number]; readonly value: EntryRow };
  settings: { readonly key: string; readonly value: unknown };
  packs: { readonly key: string; readonly value: KeptPack };
}

type Names = readonly StoreNames<KibitzSchema>[];
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  KibitzSchema,
  StoreNames<KibitzSchema>[],
  Mode
>;

const NAME = 'kibitz';
const VERSION = 1;

/** Longer than any healthy disk takes; a hung transaction or a tab that does not close its database never answers. */
const PATIENCE_MS = 10_000;

/**
 * The connection to IndexedDB: opened when it is first needed and again after the browser closed it, closed at once
 * when another tab brings a newer version, which would wait for ever otherwise.
 */
export class Database {
  readonly #version: number;
  readonly #patienceMs: number;
  #opening: Promise<IDBPDatabase<KibitzSchema>> | undefined;
  #isBlocked = false;

  constructor({ version = VERSION, patienceMs = PATIENCE_MS } = {}) {
    this.#version = version;
    this.#patienceMs = patienceMs;
  }

  /** Runs work in one transaction: what it wrote is on disk when this answers with success, and nothing else. */
  async run<Value, Mode extends 'readonly' | 'readwrite'>(
    names: Names,
    mode: Mode,
    work: (transaction: Transaction<Mode>) => Stored<Value>,
  ): Stored<Value> {
    try {
      return await this.#runOnce(names, mode, work);
    } catch (error) {
      // The browser has closed the connection since it was used last: once more, with a new one.
      if (!isNamed(error, 'InvalidStateError')) return fail(troubleOf(error));
      this.#opening = undefined;
    }
    try {
      return await this.#runOnce(names, mode, work);
    } catch (error) {
      return fail(troubleOf(error));
    }
  }

  async #runOnce<Value, Mode extends 'readonly' | 'readwrite'>(
    names: Names,
    mode: Mode,
    work: (transaction: Transaction<Mode>) => Stored<Value>,
  ): Stored<Value> {
    this.#opening ??= this.#open();
    const database = await this.#inTime(this.#opening);
    if (!database.ok) return this.#isBlocked ? fail('blocked') : database;
    // `relaxed` is what browsers do without being asked: the answer then comes before the data is on disk.
    const transaction = database.value.transaction([...names], mode, { durability: 'strict' });
    const answer = await this.#inTime(settle(transaction, work));
    return answer.ok ? answer.value : answer;
  }

  #open(): Promise<IDBPDatabase<KibitzSchema>> {
    const opening = openDB<KibitzSchema>(NAME, this.#version, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('games', { keyPath: 'id' });
          database.createObjectStore('entries', { keyPath: ['game', 'place'] });
          database.createObjectStore('settings');
          database.createObjectStore('packs', { keyPath: 'id' });
        }
      },
      blocked: () => {
        this.#isBlocked = true;
      },
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        this.#opening = undefined;
      },
      terminated: () => {
        this.#opening = undefined;
      },
    });
    opening.then(
      () => {
        this.#isBlocked = false;
      },
      () => {
        // The next one who needs it tries anew.
        this.#opening = undefined;
      },
    );
    return opening;
  }

  async #inTime<Value>(work: Promise<Value>): Promise<Result<Value, 'timed-out'>> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Result<Value, 'timed-out'>>((done) => {
      timer = setTimeout(() => done(fail('timed-out')), this.#patienceMs);
    });
    try {
      return await Promise.race([work.then((value) => ({ ok: true, value }) as const), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Work that fails takes back what it wrote. */
async function settle<Value, Mode extends 'readonly' | 'readwrite'>(
  transaction: Transaction<Mode>,
  work: (transaction: Transaction<Mode>) => Stored<Value>,
): Stored<Value> {
  // Looked at below; when a request fails first, nobody else does.
  const done = transaction.done;
  done.catch(() => undefined);
  try {
    const result = await work(transaction);
    if (result.ok) await done;
    else transaction.abort();
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

/** What broke it off may have ended it already. */
function abort(transaction: Transaction<'readonly' | 'readwrite'>): void {
  try {
    transaction.abort();
  } catch {
    // Nothing is left to take back.
  }
}

const TROUBLES: Readonly<Record<string, StoreTrouble>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'conflict',
  VersionError: 'newer-version',
  // No such thing here, private windows of some browsers, storage that is switched off.
  ReferenceError: 'unavailable',
  TypeError: 'unavailable',
  SecurityError: 'unavailable',
  NotAllowedError: 'unavailable',
};

function troubleOf(error: unknown): StoreTrouble {
  return (error instanceof Error ? TROUBLES[error.name] : undefined) ?? 'failed';
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
