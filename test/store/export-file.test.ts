import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../src/cards/result.ts';
import { makeFile, readFile } from '../../src/store/export-file.ts';
import type { Kept } from '../../src/store/game-store.ts';
import { packGame, unpackGame } from '../../src/store/pocket.ts';
import { correction, retraction } from '../rules/support/log-lines.ts';
import { NOON, randomGame } from './support/games.ts';

const KEPT: Kept = {
  games: [randomGame('one', 1), randomGame('two', 2)],
  settings: { language: 'ne', sound: { on: true } },
  packs: [{ id: 'p', name: 'Mine', data: { back: 'blue' } }],
};
const TEXT = makeFile(KEPT, NOON);
type File = Record<string, unknown>;
const changed = (change: (file: File) => File) => JSON.stringify(change(JSON.parse(TEXT) as File));

describe('a file', () => {
  test('holds everything that was put into it', () => {
    expect(readFile(TEXT)).toEqual(ok(KEPT));
  });

  test.each([
    ['nothing', ''],
    ['a text', 'hello'],
    ['cut short', TEXT.slice(0, -20)],
    ['another app’s', '{"format":"scores","version":1}'],
    ['no version', changed((file) => ({ ...file, version: undefined }))],
    ['version 0', changed((file) => ({ ...file, version: 0 }))],
  ])('that is not ours: %s', (_, text) => {
    expect(readFile(text)).toEqual(fail({ code: 'not-our-file' }));
  });

  test('of a newer app', () => {
    const newer = changed((file) => ({ ...file, version: 2 }));
    expect(readFile(newer)).toEqual(fail({ code: 'newer-file' }));
  });

  test.each([
    ['no games', { games: undefined }],
    ['settings of no kind', { settings: [] }],
    ['a pack without a name', { packs: [{ id: 'p' }] }],
    ['one game twice', { games: [KEPT.games[0], KEPT.games[0]] }],
  ])('with %s is broken', (_, part) => {
    expect(readFile(changed((file) => ({ ...file, ...part })))).toEqual(
      fail({ code: 'file-broken' }),
    );
  });

  test('of which one game can’t be read says which, and gives none', () => {
    const strange = { ...KEPT.games[1], log: [{}] };
    const text = changed((file) => ({ ...file, games: [KEPT.games[0], strange] }));
    expect(readFile(text)).toEqual(
      fail({ code: 'game-not-readable', place: 1, trouble: 'malformed' }),
    );
  });

  test('of an older version is brought forward, one version after the other', () => {
    const old = JSON.stringify({ format: 'kibitz', version: -1, saved: KEPT.games });
    const read = readFile(
      old,
      [
        (raw) => new Map([...raw, ['games', raw.get('saved')]]),
        (raw) => new Map([...raw, ['settings', {}], ['packs', []]]),
      ],
      -1,
    );
    expect(read).toEqual(ok({ games: KEPT.games, settings: {}, packs: [] }));
  });
});

describe('a game in a QR code', () => {
  test('comes out as it went in, with steps back and corrections', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat({ max: 90 }), async (seed, most) => {
        const { record, log } = randomGame('one', seed, most);
        const last = log.at(-1);
        const more =
          last?.kind === 'input'
            ? [correction(log.length, last.id, last.input), retraction(log.length + 1, last.id)]
            : [];
        const later = more.map((entry) => ({ ...entry, at: NOON + 7_654_321 }));
        const packed = await packGame({ record, log: [...log, ...later] });
        expect(packed).toMatch(/^[\w-]+$/);
        const unpacked = await unpackGame(packed!);
        expect(unpacked.ok && unpacked.value.log).toEqual([...log, ...later]);
        expect(unpacked.ok && unpacked.value.record.id).toBe('one');
      }),
      { numRuns: 20 },
    );
  });

  test('is small', async () => {
    const packed = await packGame(randomGame('one', 1, 60));
    expect(packed!.length).toBeLessThan(800);
  });

  test('is not made of a log whose lines were named elsewhere', async () => {
    const { record, log } = randomGame('one', 1);
    const strange = log.map((entry, place) => ({ ...entry, id: `line ${place}` }));
    expect(await packGame({ record, log: strange })).toBeUndefined();
  });

  test('that is none, cut short or scrambled, is refused', async () => {
    const packed = (await packGame(randomGame('one', 1)))!;
    const texts = [
      '',
      'no code!',
      packed.slice(0, -9),
      packed.slice(5),
      `${packed.slice(0, 40)}AAAA`,
    ];
    for (const text of texts) {
      expect(await unpackGame(text)).toEqual(fail('malformed'));
    }
  });
});
