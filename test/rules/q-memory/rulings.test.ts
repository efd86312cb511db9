import { describe, expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { BACKGROUNDS, TILE_PACK } from '../../../src/cards/tiles.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { continuesLink } from '../../../src/rules/q-memory/link.ts';
import { groupsOf, MODES, packOf } from '../../../src/rules/q-memory/modes.ts';
import type { QMemoryOptions } from '../../../src/rules/q-memory/options.ts';
import { linkMayBecomeImpossible } from '../../../src/rules/q-memory/options.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { afterMoves, expectRefused } from '../support/moves.ts';
import { people } from '../support/play.ts';
import { commonTrait } from './link-search.ts';

const DEFAULTS = defaultOptions(qMemory.optionFields);

/** A table with these options after these moves; Basic, two players, yellow red blue unless told otherwise. */
function table(moves: readonly string[], options: Partial<QMemoryOptions> = {}, seatCount = 2) {
  const start = qMemory.setup({ ...DEFAULTS, ...options }, people(seatCount));
  return afterMoves(qMemory, start, moves);
}

const stageOf = (state: ReturnType<typeof table>) => qMemory.view(state).stage;
const countsOf = (state: ReturnType<typeof table>) =>
  qMemory.view(state).seats.map(({ counts }) => counts);
const spotsUp = (state: ReturnType<typeof table>) =>
  spotsOf(qMemory.expect(state).zones)
    .filter(({ lies }) => lies === 'up')
    .map(({ id }) => id);

/** Two tiles of a basic game that share nothing, and the others of it in an order that makes a link. */
const BREAK = ['turn-up a1 yellow-white', 'turn-up a2 red-black'];
const WHOLE = [
  'turn-up a1 yellow-white',
  'turn-up a3 yellow-black',
  'turn-up a2 red-black',
  'turn-up a4 red-white',
  'turn-up a5 blue-white',
  'turn-up a6 blue-black',
];

describe('QM-1: the tiles', () => {
  test('QM-1: 18 tiles, each background with both cores, orange, blue and green twice', () => {
    const codes = codesOf(TILE_PACK);
    expect(codes).toHaveLength(18);
    const twice = codes.filter((code, index) => codes.indexOf(code) < index);
    expect([...twice].sort()).toEqual([
      'blue-black',
      'blue-white',
      'green-black',
      'green-white',
      'orange-black',
      'orange-white',
    ]);
    expect(new Set(codes.map((code) => code.split('-')[0]))).toEqual(new Set(BACKGROUNDS));
  });

  test('QM-1, ANY-8: a background that was not chosen is not in the pack of Basic', () => {
    expectRefused(qMemory, table([]), 'turn-up a1 green-white', {
      code: 'card-not-in-pack',
      spot: 'a1',
      card: 'green-white',
    });
  });

  test('QM-1, ANY-3: Insane holds two orange tiles with a white core, and no third', () => {
    const moves = ['turn-up a1 orange-white', 'turn-up a2 orange-white', 'close'];
    expectRefused(qMemory, table(moves, { mode: 'insane' }), 'turn-up a3 orange-white', {
      code: 'card-elsewhere',
      spot: 'a3',
      card: 'orange-white',
    });
  });
});

describe('QM-2, QM-3: the link', () => {
  const tiles = TILE_PACK.cards.map(({ card, code }) => ({ card, code }));

  test('QM-2: a second tile fits exactly when it shares one of background and core', () => {
    for (const one of tiles) {
      for (const other of tiles) {
        const fits = continuesLink([one.card], other.card);
        expect({ one: one.code, other: other.code, fits }).toEqual({
          one: one.code,
          other: other.code,
          fits: commonTrait(one.code, other.code) !== undefined,
        });
      }
    }
  });

  test('QM-3: a third tile fits exactly when it shares the other trait with the second', () => {
    for (const one of tiles) {
      for (const two of tiles.filter(({ card }) => continuesLink([one.card], card))) {
        for (const three of tiles) {
          const traits = [commonTrait(one.code, two.code), commonTrait(two.code, three.code)];
          const link = [one.code, two.code, three.code];
          const fits = continuesLink([one.card, two.card], three.card);
          expect({ link, fits }).toEqual({
            link,
            fits: traits[1] !== undefined && traits[0] !== traits[1],
          });
        }
      }
    }
  });

  test('QM-2: two tiles alike in both break the link', () => {
    const state = table(['turn-up a1 blue-white', 'turn-up b1 blue-white'], { mode: 'master' });
    expect(stageOf(state)).toBe('closing');
  });

  test('QM-3: after a core match another core match breaks the link', () => {
    const link = ['turn-up a1 yellow-white', 'turn-up a4 red-white'];
    expect(stageOf(table(link))).toBe('next-tile');
    expect(stageOf(table([...link, 'turn-up a5 blue-white']))).toBe('closing');
    expect(stageOf(table([...link, 'turn-up a2 red-black']))).toBe('next-tile');
  });

  test('QM-3: what the link shared before the last two does not matter', () => {
    expect(qMemory.outcome(table(WHOLE))).toBeDefined();
    expect(qMemory.outcome(table(WHOLE.slice(0, 5)))).toBeUndefined();
  });
});

describe('QM-4: the break', () => {
  test('QM-4: all tiles of the attempt stay up until it is closed, then the next player starts', () => {
    const broken = table([...WHOLE.slice(0, 3), 'turn-up a5 blue-white']);
    expect(spotsUp(broken)).toEqual(['a1', 'a2', 'a3', 'a5']);
    expect(qMemory.view(broken)).toMatchObject({ turn: 0, stage: 'closing' });
    const closed = afterMoves(qMemory, broken, ['close']);
    expect(spotsUp(closed)).toEqual([]);
    expect(qMemory.expect(closed).steps).toEqual([
      { do: 'turn-back', spot: 'a1', card: 'yellow-white' },
      { do: 'turn-back', spot: 'a3', card: 'yellow-black' },
      { do: 'turn-back', spot: 'a2', card: 'red-black' },
      { do: 'turn-back', spot: 'a5', card: 'blue-white' },
    ]);
    expect(qMemory.view(closed)).toMatchObject({ turn: 1, stage: 'first-tile' });
  });

  test('QM-4: while a break is closed nothing can be turned up, and nothing else can be closed', () => {
    expectRefused(qMemory, table(BREAK), 'turn-up a3 yellow-black', {
      code: 'not-now',
      spot: 'a3',
      card: 'yellow-black',
    });
    for (const moves of [[], BREAK.slice(0, 1), [...BREAK, 'close']]) {
      expectRefused(qMemory, table(moves), 'close', { code: 'not-now' });
    }
  });

  test('QM-4: play goes round, and alone the same player starts again', () => {
    const again = ['turn-up a1 yellow-white', 'turn-up a2 red-black', 'close'];
    const turns = [1, 2, 3].map(
      (count) => qMemory.view(table(Array<string[]>(count).fill(again).flat(), {}, 3)).turn,
    );
    expect(turns).toEqual([1, 2, 0]);
    expect(qMemory.view(table(again, {}, 1))).toMatchObject({ turn: 0, stage: 'first-tile' });
  });

  test('QM-4: a link that can no longer be completed is never announced', () => {
    // Only blue-white is left, which shares nothing with red-black.
    const deadEnd = [
      'turn-up a6 blue-black',
      'turn-up a3 yellow-black',
      'turn-up a1 yellow-white',
      'turn-up a4 red-white',
      'turn-up a2 red-black',
    ];
    const state = table(deadEnd);
    const { turn, stage, notices } = qMemory.view(state);
    expect({ turn, stage, notices }).toEqual({ turn: 0, stage: 'next-tile', notices: [] });
    expect(stageOf(afterMoves(qMemory, state, ['turn-up a5 blue-white']))).toBe('closing');
  });

  test('a tile that is up, or a place that is not there, is refused', () => {
    const state = table(BREAK.slice(0, 1));
    expectRefused(qMemory, state, 'turn-up a1 yellow-white', {
      code: 'spot-already-up',
      spot: 'a1',
      card: 'yellow-white',
    });
    expectRefused(qMemory, state, 'turn-up a7 red-black', {
      code: 'no-such-spot',
      spot: 'a7',
      card: 'red-black',
    });
  });
});

describe('QM-5: who wins', () => {
  test('QM-5: whoever turns up the last tile of a whole link wins', () => {
    const state = table([...BREAK, 'close', ...WHOLE], {}, 3);
    expect(qMemory.outcome(state)).toEqual({
      result: 'won',
      reason: 'link-completed',
      ranking: [
        { seat: 1, place: 1, score: 1 },
        { seat: 0, place: 2, score: 0 },
        { seat: 2, place: 2, score: 0 },
      ],
    });
    expectRefused(qMemory, state, 'lay-anew', { code: 'game-over' });
  });

  test('QM-5: or, as chosen at set-up, all win together', () => {
    const state = table(WHOLE, { winner: 'together' }, 3);
    expect(qMemory.outcome(state)).toMatchObject({ result: 'together', reason: 'link-completed' });
    expect(qMemory.outcome(state)?.ranking.map(({ place }) => place)).toEqual([1, 1, 1]);
    expect(qMemory.view(state).seats.map(({ score }) => score)).toEqual([1, 1, 1]);
  });

  test('QM-5, ANY-9: given up together, a game is unfinished; against each other, nobody has won', () => {
    const moves = [...BREAK, 'close', 'agree-end'];
    expect(qMemory.outcome(table(moves, { winner: 'together' }))?.result).toBe('unfinished');
    expect(qMemory.outcome(table(moves))?.result).toBe('draw');
    expect(qMemory.outcome(table(moves, {}, 1))?.result).toBe('unfinished');
  });

  test('QM-5: alone it is won, with attempts counted, the one that succeeds too', () => {
    const again = [...BREAK, 'close'];
    const state = table([...again, ...again, ...WHOLE], { winner: 'together' }, 1);
    expect(qMemory.outcome(state)).toMatchObject({ result: 'won', reason: 'link-completed' });
    expect(countsOf(state)).toEqual([{ attempts: 3, link: 6 }]);
  });

  test('QM-5: attempts are counted from their first tile, for each player', () => {
    expect(countsOf(table([...BREAK, 'close']))).toEqual([
      { attempts: 1, link: 0 },
      { attempts: 0, link: 0 },
    ]);
    expect(countsOf(table([...BREAK, 'close', ...WHOLE.slice(0, 3)]))).toEqual([
      { attempts: 1, link: 0 },
      { attempts: 1, link: 3 },
    ]);
  });

  test('the tile that breaks a link is no part of it', () => {
    expect(countsOf(table(BREAK))[0]).toEqual({ attempts: 1, link: 1 });
  });
});

describe('QM-6: the modes', () => {
  test.each([
    ['basic', 2, ['a'], 6],
    ['advanced', 2, ['a', 'b'], 12],
    ['master', 2, ['a', 'b'], 12],
    ['insane', 2, ['a', 'b', 'c'], 18],
    ['battle', 3, ['a', 'b', 'c'], 12],
  ] as const)('QM-6: %s of %i is laid out as %j', (mode, seatCount, letters, size) => {
    const { zones } = qMemory.expect(table([], { mode }, seatCount));
    const spots = spotsOf(zones);
    expect(zones.map(({ kind }) => kind)).toEqual(
      letters.map(() => (mode === 'battle' ? 'loose' : 'ring')),
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
      const state = table(moves, { mode: 'master' });
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
      const state = table(['turn-up a1 orange-white', 'turn-up a2 blue-white'], { mode });
      expect(stageOf(state)).toBe('next-tile');
    }
  });

  test('QM-6, Battle: an attempt starts with a tile of one’s own, then any tile', () => {
    const state = table([], { mode: 'battle' });
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
    const state = table(moves, { mode: 'battle', tougher: true });
    expectRefused(qMemory, state, 'turn-up a1 blue-black', {
      code: 'not-your-tile',
      spot: 'a1',
      card: 'blue-black',
    });
    expect(spotsUp(afterMoves(qMemory, state, ['turn-up b1 orange-white']))).toEqual(['b1']);
  });

  test('QM-6, Battle: 12 tiles are dealt equally to 2, 3, 4 or 6 players and to no other number', () => {
    for (const seatCount of qMemory.seatCounts) {
      const checked = qMemory.checkOptions({ ...DEFAULTS, mode: 'battle' }, seatCount);
      const isEven = 12 % seatCount === 0 && seatCount > 1;
      expect({ seatCount, ok: checked.ok }).toEqual({ seatCount, ok: isEven });
      if (!checked.ok) {
        expect(checked.error).toEqual({ code: 'seats-not-allowed', field: 'mode' });
        continue;
      }
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

describe('QM-7: Mak’em tougher', () => {
  const broken = [...WHOLE.slice(0, 3), 'turn-up a5 blue-white'];

  test('QM-7: on a break the last two tiles swap places, before all are turned back', () => {
    const state = table([...broken, 'close'], { tougher: true });
    const steps = qMemory.expect(state).steps;
    expect(steps[0]).toEqual({ do: 'swap', spots: ['a2', 'a5'] });
    expect(steps.slice(1)).toEqual([
      { do: 'turn-back', spot: 'a1', card: 'yellow-white' },
      { do: 'turn-back', spot: 'a3', card: 'yellow-black' },
      { do: 'turn-back', spot: 'a2', card: 'blue-white' },
      { do: 'turn-back', spot: 'a5', card: 'red-black' },
    ]);
    expectRefused(qMemory, state, 'turn-up a2 red-black', {
      code: 'card-differs',
      spot: 'a2',
      card: 'red-black',
    });
    expect(spotsUp(afterMoves(qMemory, state, ['turn-up a2 blue-white']))).toEqual(['a2']);
  });

  test('QM-7: nothing swaps without it', () => {
    const state = table([...broken, 'close']);
    expect(qMemory.expect(state).steps.map((step) => step.do)).not.toContain('swap');
    expect(spotsUp(afterMoves(qMemory, state, ['turn-up a2 red-black']))).toEqual(['a2']);
  });

  test('QM-7: both twists go with every mode', () => {
    for (const mode of MODES) {
      const twisted = { ...DEFAULTS, mode, tougher: true, showSeconds: 30 };
      expect(qMemory.checkOptions(twisted, 2).ok).toBe(true);
    }
  });

  test('QM-7: the set-up says when tougher can leave circles from which no link is possible', () => {
    const warned = MODES.flatMap((mode) =>
      [false, true]
        .filter((tougher) => linkMayBecomeImpossible({ ...DEFAULTS, mode, tougher }))
        .map((tougher) => ({ mode, tougher })),
    );
    expect(warned).toEqual([{ mode: 'master', tougher: true }]);
    const notices = (tougher: boolean) =>
      qMemory.view(table([], { mode: 'master', tougher })).notices;
    expect(notices(true)).toEqual(['link-may-become-impossible']);
    expect(notices(false)).toEqual([]);
  });
});

describe('QM-7: laying out anew', () => {
  test('QM-7: at any time; what was known is void, and the attempt is given up', () => {
    const state = table([...WHOLE.slice(0, 3), 'lay-anew']);
    expect(spotsUp(state)).toEqual([]);
    expect(qMemory.view(state)).toMatchObject({ turn: 0, stage: 'first-tile' });
    expect(qMemory.expect(state).steps).toEqual([
      { do: 'lay-anew', spots: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] },
    ]);
    expect(countsOf(afterMoves(qMemory, state, ['turn-up a1 blue-white']))[0]).toEqual({
      attempts: 2,
      link: 1,
    });
  });

  test('QM-7: before an attempt it costs none, and after a break the turn has passed', () => {
    expect(countsOf(table(['lay-anew']))[0]).toEqual({ attempts: 0, link: 0 });
    expect(qMemory.view(table(['lay-anew'])).turn).toBe(0);
    expect(qMemory.view(table([...BREAK, 'lay-anew']))).toMatchObject({
      turn: 1,
      stage: 'first-tile',
    });
  });

  test('QM-7: nothing that was to be turned back before is still to be done', () => {
    const state = table([...BREAK, 'close', 'lay-anew']);
    expect(qMemory.expect(state).steps.map((step) => step.do)).toEqual(['lay-anew']);
  });

  test('QM-7: tiles that were shown before the start are shown again', () => {
    const shown = { showSeconds: 30 } as const;
    expect(stageOf(table(['begin', ...BREAK, 'lay-anew'], shown))).toBe('showing');
    expect(stageOf(table(['begin', 'lay-anew'], shown))).toBe('showing');
  });
});

describe('QM-7: Easier than ever', () => {
  const shown = { showSeconds: 30 } as const;

  test('QM-7: all tiles are shown before the start, and none is turned up as a move', () => {
    const state = table([], shown);
    expect(stageOf(state)).toBe('showing');
    expectRefused(qMemory, state, 'turn-up a1 yellow-white', {
      code: 'not-now',
      spot: 'a1',
      card: 'yellow-white',
    });
    expect(qMemory.expect(state).tolerated).toEqual(
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((spot) => ({ spot, also: 'anything' })),
    );
  });

  test('QM-7: what was seen then is known', () => {
    const state = table(['glimpse a1 yellow-white', 'glimpse a2 red-black', 'begin'], shown);
    expect(stageOf(state)).toBe('first-tile');
    expectRefused(qMemory, state, 'turn-up a1 red-white', {
      code: 'card-differs',
      spot: 'a1',
      card: 'red-white',
    });
    expectRefused(qMemory, state, 'turn-up a3 red-black', {
      code: 'card-elsewhere',
      spot: 'a3',
      card: 'red-black',
    });
  });

  test('QM-7: play begins once, and only after tiles were shown', () => {
    expectRefused(qMemory, table(['begin'], shown), 'begin', { code: 'not-now' });
    expectRefused(qMemory, table([]), 'begin', { code: 'not-now' });
    expect(qMemory.expect(table(['begin'], shown)).tolerated).toEqual([]);
    expect(qMemory.view(table(['begin', ...BREAK, 'close'], shown))).toMatchObject({
      turn: 1,
      stage: 'first-tile',
    });
  });
});

test('ANY-7: a tile that was named is the only one to be turned up', () => {
  const state = table(['name-spot a3']);
  expectRefused(qMemory, state, 'turn-up a1 yellow-white', {
    code: 'not-the-named-spot',
    spot: 'a3',
  });
  expectRefused(qMemory, table([], { showSeconds: 30 }), 'name-spot a3', {
    code: 'not-turnable',
    spot: 'a3',
  });
  expectRefused(qMemory, table([], { mode: 'battle' }), 'name-spot b1', {
    code: 'not-turnable',
    spot: 'b1',
  });
});
