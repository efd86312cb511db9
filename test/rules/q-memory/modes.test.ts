import { describe, expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { TILE_PACK } from '../../../src/cards/tiles.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import { groupsOf, MODES, packOf } from '../../../src/rules/q-memory/modes.ts';
import type { QMemoryOptions } from '../../../src/rules/q-memory/options.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { afterMoves, expectRefused } from '../support/moves.ts';
import { people } from '../support/play.ts';
import { DEFAULTS, spotsUp, stageOf, tableAfter } from './table.ts';

describe('QM-6: the modes', () => {
  test.each([
    ['basic', 2, ['a'], 6],
    ['advanced', 2, ['a', 'b'], 12],
    ['master', 2, ['a', 'b'], 12],
    ['insane', 2, ['a', 'b', 'c'], 18],
    ['battle', 3, ['a', 'b', 'c'], 12],
  ] as const)('QM-6: %s of %i is laid out as %j', (mode, seatCount, letters, size) => {
    const { zones } = qMemory.expect(tableAfter([], { mode }, seatCount));
    const spots = spotsOf(zones);
    const zone =
      mode === 'battle' ? { kind: 'loose', id: 'tiles' } : { kind: 'ring', id: 'circle' };
    expect(zones.map(({ kind, id }) => ({ kind, id }))).toEqual(
      letters.map((letter) => ({ ...zone, id: `${zone.id}-${letter}` })),
    );
    expect(new Set(spots.map(({ id }) => id[0]))).toEqual(new Set(letters));
    expect(spots.every(({ lies }) => lies === 'down')).toBe(true);
    expect(spots).toHaveLength(size);
    expect(codesOf(packOf(mode, DEFAULTS.backgrounds))).toHaveLength(size);
  });

  test('QM-6: Basic takes the three backgrounds that were chosen, three different ones', () => {
    const backgrounds = ['orange', 'green', 'violet'] as const;
    const cards = codesOf(packOf('basic', backgrounds));
    expect([...cards].sort()).toEqual([
      'green-black',
      'green-white',
      'orange-black',
      'orange-white',
      'violet-black',
      'violet-white',
    ]);
    for (const wrong of [
      ['orange', 'green'],
      ['orange', 'green', 'green'],
      ['pink', 'red', 'blue'],
    ]) {
      expect(qMemory.checkOptions({ ...DEFAULTS, backgrounds: wrong }, 2)).toEqual({
        ok: false,
        error: { code: 'options-malformed', field: 'backgrounds' },
      });
    }
    expect(qMemory.checkOptions({ ...DEFAULTS, backgrounds }, 2).ok).toBe(true);
  });

  test('QM-6: Advanced and Battle have one pair of each background, Master two of three, Insane all', () => {
    const counts = (mode: QMemoryOptions['mode']) =>
      packOf(mode, DEFAULTS.backgrounds).cards.map(({ code, count }) => `${count} ${code}`);
    expect(counts('advanced')).toEqual(TILE_PACK.cards.map(({ code }) => `1 ${code}`));
    expect(counts('battle')).toEqual(counts('advanced'));
    expect(counts('master')).toEqual([
      '2 orange-white',
      '2 orange-black',
      '2 blue-white',
      '2 blue-black',
      '2 green-white',
      '2 green-black',
    ]);
    expect(counts('insane')).toEqual(TILE_PACK.cards.map(({ code, count }) => `${count} ${code}`));
  });

  test('QM-6, Master: circles alternate, from either; a tile of the wrong one is refused and turned back', () => {
    for (const [one, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const moves = [`turn-up ${one}1 orange-white`];
      const state = tableAfter(moves, { mode: 'master' });
      expectRefused(qMemory, state, `turn-up ${one}2 blue-white`, {
        code: 'wrong-circle',
        spot: `${one}2`,
        card: 'blue-white',
      });
      const seen = afterMoves(qMemory, state, [`glimpse ${one}2 blue-white`]);
      expect(spotsUp(seen)).toEqual([`${one}1`]);
      expect(qMemory.expect(seen).steps).toEqual([
        { do: 'turn-back', spot: `${one}2`, card: 'blue-white' },
      ]);
      expect(qMemory.view(seen)).toMatchObject({ turn: 0, stage: 'next-tile' });
      const gone = afterMoves(qMemory, seen, [`turn-up ${other}4 blue-white`]);
      expect(spotsUp(gone).sort()).toEqual([`${one}1`, `${other}4`].sort());
      expectRefused(qMemory, gone, `turn-up ${other}5 blue-black`, {
        code: 'wrong-circle',
        spot: `${other}5`,
        card: 'blue-black',
      });
    }
  });

  test('QM-6: only Master alternates circles', () => {
    for (const mode of ['advanced', 'insane'] as const) {
      const state = tableAfter(['turn-up a1 orange-white', 'turn-up a2 blue-white'], { mode });
      expect(stageOf(state)).toBe('next-tile');
    }
  });

  test('QM-6, Battle: an attempt starts with a tile of one’s own, then any tile', () => {
    const state = tableAfter([], { mode: 'battle' });
    expectRefused(qMemory, state, 'turn-up b1 orange-white', {
      code: 'not-your-tile',
      spot: 'b1',
      card: 'orange-white',
    });
    const going = afterMoves(qMemory, state, ['turn-up a1 orange-white', 'turn-up b1 blue-white']);
    const next = afterMoves(qMemory, going, ['turn-up b2 yellow-white', 'close']);
    expectRefused(qMemory, next, 'turn-up a1 orange-white', {
      code: 'not-your-tile',
      spot: 'a1',
      card: 'orange-white',
    });
    expect(stageOf(afterMoves(qMemory, next, ['turn-up b1 blue-white']))).toBe('next-tile');
  });

  test('QM-6, Battle: ownership follows the place when tiles change places', () => {
    const moves = ['turn-up a1 orange-white', 'turn-up b1 blue-black', 'close'];
    const state = tableAfter(moves, { mode: 'battle', tougher: true });
    expectRefused(qMemory, state, 'turn-up a1 blue-black', {
      code: 'not-your-tile',
      spot: 'a1',
      card: 'blue-black',
    });
    expect(spotsUp(afterMoves(qMemory, state, ['turn-up b1 orange-white']))).toEqual(['b1']);
  });

  test('QM-6, Battle: 12 tiles are dealt equally to 2, 3, 4 or 6 players and to no other number', () => {
    const checks = qMemory.seatCounts.map((seatCount) =>
      qMemory.checkOptions({ ...DEFAULTS, mode: 'battle' }, seatCount),
    );
    const refused = { ok: false, error: { code: 'seats-not-allowed', field: 'mode' } };
    const allowed = { ok: true, value: { ...DEFAULTS, mode: 'battle' } };
    expect(checks).toEqual([refused, allowed, allowed, allowed, refused, allowed]);
    for (const seatCount of [2, 3, 4, 6]) {
      const groups = groupsOf('battle', seatCount);
      expect(groups.map(({ owner }) => owner)).toEqual(people(seatCount).map((_, seat) => seat));
      expect(new Set(groups.map(({ spots }) => spots.length))).toEqual(new Set([12 / seatCount]));
    }
  });

  test('every other mode is for 1 to 6', () => {
    for (const mode of MODES.filter((one) => one !== 'battle')) {
      for (const seatCount of [1, 2, 3, 4, 5, 6]) {
        expect(qMemory.checkOptions({ ...DEFAULTS, mode }, seatCount).ok).toBe(true);
      }
      expect(qMemory.checkOptions({ ...DEFAULTS, mode }, 7).ok).toBe(false);
      expect(qMemory.checkOptions({ ...DEFAULTS, mode }, 0).ok).toBe(false);
    }
  });
});

test('ANY-7: a tile that was named is the only one to be turned up', () => {
  const state = tableAfter(['name-spot a3']);
  expectRefused(qMemory, state, 'turn-up a1 yellow-white', {
    code: 'not-the-named-spot',
    spot: 'a3',
  });
  expectRefused(qMemory, tableAfter([], { showSeconds: 30 }), 'name-spot a3', {
    code: 'not-turnable',
    spot: 'a3',
  });
  expectRefused(qMemory, tableAfter([], { mode: 'battle' }), 'name-spot b1', {
    code: 'not-turnable',
    spot: 'b1',
  });
});
