import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseTile } from '../../../src/cards/tiles.ts';
import type { CircledTile } from '../../../src/players/q-memory/link-ahead.ts';
import { canBeWhole, mayFollow } from '../../../src/players/q-memory/link-ahead.ts';
import type { PlacedTile } from '../../rules/q-memory/link-search.ts';
import { findLink } from '../../rules/q-memory/link-search.ts';

const tile = (name: string, circle = ''): CircledTile => {
  const parsed = parseTile(name);
  if (!parsed.ok) throw new Error(parsed.error);
  return { tile: parsed.value, circle };
};

const NAMES = ['yellow', 'orange', 'blue'].flatMap((background) => [
  `${background}-white`,
  `${background}-black`,
]);

/** Any few tiles, doubles among them, in one circle or in two. */
const heaps = (circles: readonly string[]): fc.Arbitrary<readonly PlacedTile[]> =>
  fc.array(fc.record({ tile: fc.constantFrom(...NAMES), circle: fc.constantFrom(...circles) }), {
    minLength: 1,
    maxLength: 9,
  });

describe('QM-2, QM-3: whether the rest can follow a link', () => {
  test.each([
    ['tiles of one circle', ['']],
    ['QM-6, Master: tiles of two circles, one after the other', ['a', 'b']],
  ])('%s: exactly when a search from the rulebook finds how', (_, circles) => {
    fc.assert(
      fc.property(heaps(circles), fc.nat(2), (heap, begun) => {
        const placed = heap.map(({ tile: name, circle }) => tile(name, circle));
        const found = findLink(heap.slice(begun), circles.length > 1, heap.slice(0, begun));
        // The last two of a link have to be one.
        fc.pre(begun < 2 || findLink(heap.slice(0, 2), circles.length > 1) !== undefined);
        expect(canBeWhole(placed.slice(0, begun), placed.slice(begun))).toBe(found !== undefined);
      }),
      { numRuns: 300 },
    );
  });

  test('QM-7: a tile of which nobody knows in which circle it lies can be in the other one', () => {
    const link = [tile('blue-white', 'a')];
    expect(mayFollow(link, tile('blue-black', 'a'))).toBe(false);
    expect(mayFollow(link, tile('blue-black', 'b'))).toBe(true);
    expect(mayFollow(link, tile('blue-black'))).toBe(true);
    expect(canBeWhole(link, [tile('blue-black', 'a')])).toBe(false);
    expect(canBeWhole(link, [tile('blue-black')])).toBe(true);
  });

  test('any tile begins a link, and one that is whole needs nothing more', () => {
    expect(mayFollow([], tile('blue-black', 'a'))).toBe(true);
    expect(canBeWhole([], [tile('blue-black', 'a')])).toBe(true);
    expect(canBeWhole([tile('blue-black')], [])).toBe(true);
  });
});
