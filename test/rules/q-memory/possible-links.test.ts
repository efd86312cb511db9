import { describe, expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { BACKGROUNDS } from '../../../src/cards/tiles.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { packOf } from '../../../src/rules/q-memory/modes.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { combinations } from '../support/count-tree.ts';
import { afterMoves } from '../support/moves.ts';
import { people } from '../support/play.ts';
import type { PlacedTile } from './link-search.ts';
import { commonTrait, findLink } from './link-search.ts';

/** The pairs of the box: each background once, orange, blue and green a second time. */
const PAIRS = [...BACKGROUNDS, 'orange', 'blue', 'green'];

const tilesOf = (circle: string, backgrounds: readonly string[]): readonly PlacedTile[] =>
  backgrounds.flatMap((background) => [
    { circle, tile: `${background}-white` },
    { circle, tile: `${background}-black` },
  ]);

const nameOf = (tiles: readonly PlacedTile[]) =>
  tiles
    .map(({ circle, tile }) => `${circle} ${tile}`)
    .sort()
    .join(', ');

describe('QM-6, by exhaustive search', () => {
  /** Every two circles of three pairs each that the box can lay, once each. */
  const circles = new Map<string, readonly [readonly string[], readonly string[]]>();
  const indices = PAIRS.map((_, index) => index);
  for (const one of combinations(indices, 3)) {
    for (const other of combinations(
      indices.filter((index) => !one.includes(index)),
      3,
    )) {
      const sides = [one, other].map((side) => side.map((index) => PAIRS[index] ?? '').sort());
      const [first = [], second = []] = sides.sort((a, b) => (a.join() < b.join() ? -1 : 1));
      circles.set(`${first.join(' ')} | ${second.join(' ')}`, [first, second]);
    }
  }

  test('QM-6, Master: of all pairs the box can lay in two circles, only one choice allows a link', () => {
    const possible = [...circles].filter(([, [first, second]]) =>
      findLink([...tilesOf('a', first), ...tilesOf('b', second)], true),
    );
    expect(circles.size).toBe(209);
    expect(possible.map(([name]) => name)).toEqual(['blue green orange | blue green orange']);
  });

  test('QM-6: the tiles of every other mode can be linked, whatever was chosen', () => {
    const isPossible = (mode: Parameters<typeof packOf>[0], chosen: Parameters<typeof packOf>[1]) =>
      findLink(
        codesOf(packOf(mode, chosen)).map((tile) => ({ circle: '', tile })),
        false,
      ) !== undefined;
    for (const chosen of combinations(BACKGROUNDS, 3)) {
      expect({ chosen, isPossible: isPossible('basic', chosen) }).toEqual({
        chosen,
        isPossible: true,
      });
    }
    for (const mode of ['advanced', 'battle', 'insane'] as const) {
      expect({ mode, isPossible: isPossible(mode, []) }).toEqual({ mode, isPossible: true });
    }
  });

  test('QM-6, Battle: whoever starts, with any tile, the link can be made', () => {
    const tiles = tilesOf('', BACKGROUNDS);
    for (const first of tiles) {
      const left = tiles.filter((tile) => tile !== first);
      expect({ first, link: findLink(left, false, [first])?.length }).toEqual({ first, link: 11 });
    }
  });
});

describe('QM-7, tougher in Master, by exhaustive search', () => {
  const start = [
    ...tilesOf('a', ['orange', 'blue', 'green']),
    ...tilesOf('b', ['orange', 'blue', 'green']),
  ];

  /** After each way in which an attempt can break: its last two tiles change circles. */
  function breaksOf(tiles: readonly PlacedTile[]): readonly (readonly PlacedTile[])[] {
    return tiles.flatMap((last) =>
      tiles
        .filter((beforeLast) => canBreak(tiles, beforeLast, last))
        .map((beforeLast) =>
          tiles.map((tile) => {
            if (tile === last) return { ...tile, circle: beforeLast.circle };
            return tile === beforeLast ? { ...tile, circle: last.circle } : tile;
          }),
        ),
    );
  }

  /** They share nothing, or are alike, or a tile before them already shared with the first what the two share. */
  function canBreak(tiles: readonly PlacedTile[], beforeLast: PlacedTile, last: PlacedTile) {
    if (beforeLast.circle === last.circle) return false;
    const trait = commonTrait(beforeLast.tile, last.tile);
    if (trait === undefined) return true;
    return tiles.some(
      (tile) =>
        tile !== last &&
        tile.circle === last.circle &&
        commonTrait(tile.tile, beforeLast.tile) === trait,
    );
  }

  // 6 tiles of one circle, each with 4 of the other: two that share nothing and two that share the core again.
  test('QM-7: after one break no link is possible, unless it was two tiles alike that broke it', () => {
    const after = new Map(breaksOf(start).map((tiles) => [nameOf(tiles), tiles]));
    const dead = [...after.values()].filter((tiles) => findLink(tiles, true) === undefined);
    expect({ circles: after.size, dead: dead.length }).toEqual({ circles: 25, dead: 24 });
  });

  test('QM-7: and further breaks can make it possible again', () => {
    const seen = new Map<string, readonly PlacedTile[]>([[nameOf(start), start]]);
    for (const tiles of seen.values()) {
      for (const next of breaksOf(tiles)) {
        if (!seen.has(nameOf(next))) seen.set(nameOf(next), next);
      }
    }
    const possible = [...seen.values()].filter((tiles) => findLink(tiles, true) !== undefined);
    expect({ circles: seen.size, possible: possible.length }).toEqual({
      circles: 141,
      possible: 7,
    });
  });

  test('QM-7: the game gets there as the search does', () => {
    const options = {
      ...defaultOptions(qMemory.optionFields),
      mode: 'master',
      tougher: true,
    } as const;
    const state = afterMoves(qMemory, qMemory.setup(options, people(2)), [
      'turn-up a1 orange-white',
      'turn-up b4 blue-black',
      'close',
      'turn-up a1 blue-black',
      'turn-up b4 orange-white',
    ]);
    expect(qMemory.view(state).stage).toBe('closing');
    const tiles = start.map((tile) => {
      if (tile.circle === 'a' && tile.tile === 'orange-white') return { ...tile, circle: 'b' };
      if (tile.circle === 'b' && tile.tile === 'blue-black') return { ...tile, circle: 'a' };
      return tile;
    });
    expect(findLink(start, true)).toHaveLength(12);
    expect(findLink(tiles, true)).toBeUndefined();
  });
});
