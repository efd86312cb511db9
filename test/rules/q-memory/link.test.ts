import { describe, expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { BACKGROUNDS, TILE_PACK } from '../../../src/cards/tiles.ts';
import { continuesLink } from '../../../src/rules/q-memory/link.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { afterMoves, expectRefused, repeated } from '../support/moves.ts';
import { commonTrait } from './link-search.ts';
import { BREAK, countsOf, spotsUp, stageOf, tableAfter, WHOLE } from './table.ts';

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
    expectRefused(qMemory, tableAfter([]), 'turn-up a1 green-white', {
      code: 'card-not-in-pack',
      spot: 'a1',
      card: 'green-white',
    });
  });

  test('QM-1, ANY-3: Insane holds two orange tiles with a white core, and no third', () => {
    const moves = ['turn-up a1 orange-white', 'turn-up a2 orange-white', 'close'];
    expectRefused(qMemory, tableAfter(moves, { mode: 'insane' }), 'turn-up a3 orange-white', {
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
    const state = tableAfter(['turn-up a1 blue-white', 'turn-up b1 blue-white'], {
      mode: 'master',
    });
    expect(stageOf(state)).toBe('closing');
  });

  test('QM-3: after a core match another core match breaks the link', () => {
    const link = ['turn-up a1 yellow-white', 'turn-up a4 red-white'];
    expect(stageOf(tableAfter(link))).toBe('next-tile');
    expect(stageOf(tableAfter([...link, 'turn-up a5 blue-white']))).toBe('closing');
    expect(stageOf(tableAfter([...link, 'turn-up a2 red-black']))).toBe('next-tile');
  });

  test('QM-3: what the link shared before the last two does not matter', () => {
    expect(qMemory.outcome(tableAfter(WHOLE))).toBeDefined();
    expect(qMemory.outcome(tableAfter(WHOLE.slice(0, 5)))).toBeUndefined();
  });
});

describe('QM-4: the break', () => {
  test('QM-4: all tiles of the attempt stay up until it is closed, then the next player starts', () => {
    const broken = tableAfter([...WHOLE.slice(0, 3), 'turn-up a5 blue-white']);
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
    expectRefused(qMemory, tableAfter(BREAK), 'turn-up a3 yellow-black', {
      code: 'not-now',
      spot: 'a3',
      card: 'yellow-black',
    });
    for (const moves of [[], BREAK.slice(0, 1), [...BREAK, 'close']]) {
      expectRefused(qMemory, tableAfter(moves), 'close', { code: 'not-now' });
    }
  });

  test('QM-4: play goes round, and alone the same player starts again', () => {
    const again = ['turn-up a1 yellow-white', 'turn-up a2 red-black', 'close'];
    const turns = [1, 2, 3].map(
      (count) => qMemory.view(tableAfter(repeated(count, again), {}, 3)).turn,
    );
    expect(turns).toEqual([1, 2, 0]);
    expect(qMemory.view(tableAfter(again, {}, 1))).toMatchObject({ turn: 0, stage: 'first-tile' });
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
    const state = tableAfter(deadEnd);
    const { turn, stage, notices } = qMemory.view(state);
    expect({ turn, stage, notices }).toEqual({ turn: 0, stage: 'next-tile', notices: [] });
    expect(stageOf(afterMoves(qMemory, state, ['turn-up a5 blue-white']))).toBe('closing');
  });

  test('a tile that is up, or a place that is not there, is refused', () => {
    const state = tableAfter(BREAK.slice(0, 1));
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
    const state = tableAfter([...BREAK, 'close', ...WHOLE], {}, 3);
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
    const state = tableAfter(WHOLE, { winner: 'together' }, 3);
    expect(qMemory.outcome(state)).toMatchObject({ result: 'together', reason: 'link-completed' });
    expect(qMemory.outcome(state)?.ranking.map(({ place }) => place)).toEqual([1, 1, 1]);
    expect(qMemory.view(state).seats.map(({ score }) => score)).toEqual([1, 1, 1]);
  });

  test('QM-5, ANY-9: given up together, a game is unfinished; against each other, nobody has won', () => {
    const moves = [...BREAK, 'close', 'agree-end'];
    expect(qMemory.outcome(tableAfter(moves, { winner: 'together' }))?.result).toBe('unfinished');
    expect(qMemory.outcome(tableAfter(moves))?.result).toBe('draw');
    expect(qMemory.outcome(tableAfter(moves, {}, 1))?.result).toBe('unfinished');
  });

  test('QM-5: alone it is won, with attempts counted, the one that succeeds too', () => {
    const again = [...BREAK, 'close'];
    const state = tableAfter([...again, ...again, ...WHOLE], { winner: 'together' }, 1);
    expect(qMemory.outcome(state)).toMatchObject({ result: 'won', reason: 'link-completed' });
    expect(countsOf(state)).toEqual([{ attempts: 3, link: 6 }]);
  });

  test('QM-5: attempts are counted from their first tile, for each player', () => {
    expect(countsOf(tableAfter([...BREAK, 'close']))).toEqual([
      { attempts: 1, link: 0 },
      { attempts: 0, link: 0 },
    ]);
    expect(countsOf(tableAfter([...BREAK, 'close', ...WHOLE.slice(0, 3)]))).toEqual([
      { attempts: 1, link: 0 },
      { attempts: 1, link: 3 },
    ]);
  });

  test('QM-5: there are no points, sets or piles on the way, only attempts and the link', () => {
    expect(qMemory.view(tableAfter(WHOLE.slice(0, 2)))).toEqual({
      turn: 0,
      stage: 'next-tile',
      seats: [
        { score: 0, sets: [], pieces: [], counts: { attempts: 1, link: 2 } },
        { score: 0, sets: [], pieces: [], counts: { attempts: 0, link: 0 } },
      ],
      piles: [],
      notices: [],
    });
  });

  test('the tile that breaks a link is no part of it', () => {
    expect(countsOf(tableAfter(BREAK))[0]).toEqual({ attempts: 1, link: 1 });
  });
});
