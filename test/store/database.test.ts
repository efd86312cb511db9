import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '../../src/cards/result.ts';
import { Database } from '../../src/store/database.ts';
import { DeviceStore } from '../../src/store/device-store.ts';
import { openStore } from '../../src/store/open-store.ts';
import { randomGame, recordOf } from './support/games.ts';

/** Long enough for a healthy database on a busy machine, short enough to wait for. */
const IMPATIENT_MS = 400;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what is written is on the disk, not only on its way there', async () => {
  const store = new DeviceStore(new Database());
  const { record, log } = randomGame('one', 1);
  await store.list();
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await store.create(record);
  await store.append('one', 0, log);
  expect(asked.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
    ['readwrite', { durability: 'strict' }],
    ['readwrite', { durability: 'strict' }],
  ]);
});

describe('tabs with other versions', () => {
  test('a newer version does not wait for this one, which then knows that it is old', async () => {
    const store = new DeviceStore(new Database());
    await store.create(recordOf('one'));
    const newer = await openDB('kibitz', 99);
    expect(newer.version).toBe(99);
    expect(await store.list()).toEqual(fail('newer-version'));
    newer.close();
  });

  test('an older one that keeps its database open blocks, and that is said', async () => {
    const older = await openDB('kibitz', 1);
    const store = new DeviceStore(new Database({ version: 2, patienceMs: IMPATIENT_MS }));
    expect(await store.list()).toEqual(fail('blocked'));
    older.close();
    await expect.poll(() => store.list()).not.toEqual(fail('blocked'));
  });
});

describe('a database that fails', () => {
  test('a full disk takes none of the lines', async () => {
    const store = new DeviceStore(new Database());
    const { record, log } = randomGame('one', 1);
    await store.create(record);
    const { value: add } = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add') as {
      readonly value: (row: unknown) => IDBRequest<IDBValidKey>;
    };
    const adding = vi.spyOn(IDBObjectStore.prototype, 'add');
    adding.mockImplementation(function (this: IDBObjectStore, row: { readonly place: number }) {
      if (row.place === 2) throw new DOMException('no room', 'QuotaExceededError');
      return add.call(this, row);
    });
    expect(await store.append('one', 0, log)).toEqual(fail('full'));
    vi.restoreAllMocks();
    expect(await store.load('one')).toEqual(ok({ record, log: [] }));
    expect(await store.append('one', 0, log)).toEqual(ok(undefined));
  });

  test('a connection that the browser closed is opened anew', async () => {
    const database = new Database();
    const store = new DeviceStore(database);
    await store.create(recordOf('one'));
    await database.run(['games'], 'readonly', (transaction) => {
      transaction.db.close();
      return Promise.resolve(ok(undefined));
    });
    expect(await store.load('one')).toEqual(ok({ record: recordOf('one'), log: [] }));
  });

  test('data that somebody deleted under it is missed, not written into the void', async () => {
    const store = new DeviceStore(new Database());
    const { record, log } = randomGame('one', 1);
    await store.create(record);
    await new Promise((done) => {
      indexedDB.deleteDatabase('kibitz').onsuccess = done;
    });
    expect(await store.append('one', 0, log)).toEqual(fail('no-such-game'));
    expect(await store.restore({ games: [{ record, log }], settings: {}, packs: [] })).toEqual(
      ok(undefined),
    );
  });

  test('one that never answers is not waited for', async () => {
    const other = await openDB('kibitz', 1);
    const store = new DeviceStore(new Database({ patienceMs: IMPATIENT_MS }));
    // Waits for the other connection, and everybody who comes later waits for it.
    const deleting = indexedDB.deleteDatabase('kibitz');
    expect(await store.list()).toEqual(fail('timed-out'));
    await new Promise((done) => {
      deleting.onsuccess = done;
      other.close();
    });
    await expect.poll(() => store.list()).toEqual(ok([]));
  });
});

describe('where things are kept', () => {
  test('on the device, if it can', async () => {
    expect(await openStore()).toMatchObject({ store: { place: 'device' }, trouble: undefined });
  });

  test('in memory where there is no database, and it is said why', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await openStore()).toMatchObject({ store: { place: 'memory' }, trouble: 'unavailable' });
  });

  test('in memory where the browser denies it', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('not here', 'SecurityError');
      },
    });
    expect(await openStore()).toMatchObject({ store: { place: 'memory' }, trouble: 'unavailable' });
  });
});
