import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '../../src/cards/result.ts';
import { Database } from '../../src/store/database.ts';
import { DeviceStore } from '../../src/store/device-store.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { NOON, randomGame, recordOf } from './support/games.ts';

const DONE = ok(undefined);
const NO_MORE = { settings: {}, packs: [] };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each([
  ['the device', () => new DeviceStore(new Database())],
  ['memory', () => new MemoryStore()],
])('a store in %s', (_, open) => {
  test('gives back what was written, in whatever pieces', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(fc.integer({ min: 1, max: 4 })), async (seed, pieces) => {
        globalThis.indexedDB = new IDBFactory();
        const store = open();
        const { record, log } = randomGame('one', seed);
        expect(await store.create(record)).toEqual(DONE);
        let place = 0;
        for (const size of pieces) {
          const piece = log.slice(place, place + size);
          expect(await store.append('one', place, piece)).toEqual(DONE);
          place += piece.length;
        }
        expect(await store.load('one')).toEqual(ok({ record, log: log.slice(0, place) }));
      }),
      { numRuns: 15 },
    );
  });

  test('takes a line only at its place, and the same line twice is the same line', async () => {
    const store = open();
    const { record, log } = randomGame('one', 1);
    await store.create(record);
    expect(await store.append('one', 0, log.slice(0, 3))).toEqual(DONE);
    expect(await store.append('one', 1, log.slice(1, 4))).toEqual(DONE);
    expect(await store.append('one', 1, log.slice(5, 6))).toEqual(fail('conflict'));
    expect(await store.append('one', 5, log.slice(5, 6))).toEqual(fail('conflict'));
    expect(await store.append('other', 0, log)).toEqual(fail('no-such-game'));
    expect(await store.load('one')).toEqual(ok({ record, log: log.slice(0, 4) }));
  });

  test('writes how a game ended with its last line, or not at all', async () => {
    const store = open();
    const { record, log } = randomGame('one', 1);
    const ended = { at: NOON, outcome: { result: 'draw', reason: 'agreed', ranking: [] } } as const;
    await store.create(record);
    await store.append('one', 0, log, ended);
    const kept = { ...record, endedAt: NOON, outcome: ended.outcome };
    expect(await store.load('one')).toEqual(ok({ record: kept, log }));
    await store.append('one', log.length, []);
    expect(await store.load('one')).toEqual(ok({ record: kept, log }));
    expect(await store.append('one', 2, log.slice(0, 1), null)).toEqual(fail('conflict'));
    expect(await store.load('one')).toEqual(ok({ record: kept, log }));
    await store.append('one', log.length, [], null);
    expect(await store.load('one')).toEqual(ok({ record, log }));
  });

  test('lists what was played last first', async () => {
    const store = open();
    const played = randomGame('played', 1);
    await store.create(played.record);
    await store.create(recordOf('later', NOON + 90_000));
    await store.create(recordOf('sooner', NOON + 30_000));
    await store.append('played', 0, [{ ...played.log[0]!, at: NOON + 60_000 }]);
    expect(await store.list()).toEqual(
      ok([
        { record: recordOf('later', NOON + 90_000), entryCount: 0, lastAt: NOON + 90_000 },
        { record: played.record, entryCount: 1, lastAt: NOON + 60_000 },
        { record: recordOf('sooner', NOON + 30_000), entryCount: 0, lastAt: NOON + 30_000 },
      ]),
    );
  });

  test('deletes a game with all its lines and no other', async () => {
    const store = open();
    const others = [randomGame('a', 1), randomGame('ab', 2), randomGame('b', 3)];
    await store.restore({ games: others, ...NO_MORE });
    await store.remove('a');
    expect(await store.load('a')).toEqual(fail('no-such-game'));
    expect(await store.load('ab')).toEqual(ok(others[1]));
    expect(await store.load('b')).toEqual(ok(others[2]));
    await store.create(recordOf('a'));
    expect(await store.load('a')).toEqual(ok({ record: recordOf('a'), log: [] }));
  });

  test('never starts a game over another', async () => {
    const store = open();
    const game = randomGame('one', 1);
    await store.restore({ games: [game], ...NO_MORE });
    expect(await store.create(recordOf('one'))).toEqual(fail('conflict'));
    expect(await store.load('one')).toEqual(ok(game));
  });

  test('takes in what continues a game, and nothing when anything in it does not fit', async () => {
    const store = open();
    const { record, log } = randomGame('one', 1);
    const half = { record, log: log.slice(0, 5) };
    await store.restore({ games: [half], ...NO_MORE });
    const strange = randomGame('one', 2);
    const kept = {
      games: [randomGame('two', 3), strange],
      settings: { sound: true },
      packs: [{ id: 'p', name: 'Mine', data: [1] }],
    };
    expect(await store.restore(kept)).toEqual(fail('conflict'));
    expect(await store.load('one')).toEqual(ok(half));
    expect(await store.load('two')).toEqual(fail('no-such-game'));
    expect(await store.readSettings()).toEqual(ok({}));
    const other = { record: { ...record, seats: [...record.seats].reverse() }, log };
    expect(await store.restore({ games: [other], ...NO_MORE })).toEqual(fail('conflict'));

    expect(await store.restore({ ...kept, games: [{ record, log }] })).toEqual(DONE);
    expect(await store.load('one')).toEqual(ok({ record, log }));
    expect(await store.restore({ games: [half], ...NO_MORE })).toEqual(fail('conflict'));
    expect(await store.readSetting('sound')).toEqual(ok(true));
    expect(await store.listPacks()).toEqual(ok(kept.packs));
  });

  test('keeps settings and packs under their keys', async () => {
    const store = open();
    expect(await store.readSetting('sound')).toEqual(ok(undefined));
    await store.writeSetting('sound', { on: true });
    await store.writeSetting('sound', { on: false });
    await store.writeSetting('language', 'ne');
    expect(await store.readSetting('sound')).toEqual(ok({ on: false }));
    expect(await store.readSettings()).toEqual(ok({ sound: { on: false }, language: 'ne' }));
    await store.writePack({ id: 'p', name: 'Old', data: null });
    await store.writePack({ id: 'p', name: 'New', data: { back: 'blue' } });
    expect(await store.listPacks()).toEqual(ok([{ id: 'p', name: 'New', data: { back: 'blue' } }]));
    await store.removePack('p');
    expect(await store.listPacks()).toEqual(ok([]));
  });
});
