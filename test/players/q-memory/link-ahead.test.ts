import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseTile } from '../../../src/cards/tiles.ts';
import type { CircledTile } from '../../../src/players/q-memory/link-ahead.ts';
import { lookAhead } from '../../../src/players/q-memory/link-ahead.ts';
import type { PlacedTile } from '../../rules/q-memory/link-search.ts';
import { findLink } from '../../rules/q-memory/link-search.ts';

const tile = (name: string, circle = ''): CircledTile => {
  const parsed = parseTile(name);
  if (!parsed.ok) throw new Error(parsed.error);
  return { tile: parsed.value, circle };
};

const circled = ({ tile: name, circle }: PlacedTile) => tile(name, circle);

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

describe('QM-2, QM-3: which tile leads on to a link that is whole', () => {
  test.each([
    ['tiles of one circle', ['']],
    ['QM-6, Master: tiles of two circles, one after the other', ['a', 'b']],
  ])('%s: just those with which a search from the rulebook finds how', (_, circles) => {
    fc.assert(
      fc.property(heaps(circles), fc.nat(2), (heap, begun) => {
        const [link, left] = [heap.slice(0, begun), heap.slice(begun)];
        // The last two of a link have to be one.
        fc.pre(begun < 2 || findLink(link, circles.length > 1) !== undefined);
        const leadsOn = lookAhead(link.map(circled), left.map(circled));
        const found = left.map((next, index) => {
          const rest = left.toSpliced(index, 1);
          const mayFollow = findLink([next], circles.length > 1, link) !== undefined;
          return mayFollow && findLink(rest, circles.length > 1, [...link, next]) !== undefined;
        });
        expect(left.map(circled).map(leadsOn)).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });

  test('QM-7: a tile of which nobody knows in which circle it lies can be in the other one', () => {
    const link = [tile('blue-white', 'a')];
    const leadsOn = (next: CircledTile, ...others: readonly CircledTile[]) =>
      lookAhead(link, [next, ...others])(next);
    expect(leadsOn(tile('blue-black', 'a'))).toBe(false);
    expect(leadsOn(tile('blue-black', 'b'))).toBe(true);
    expect(leadsOn(tile('blue-black'))).toBe(true);
    expect(leadsOn(tile('blue-black', 'b'), tile('red-black', 'b'))).toBe(false);
    expect(leadsOn(tile('blue-black', 'b'), tile('red-black'))).toBe(true);
  });

  test('any tile begins a link, and one that is not left does not go on with it', () => {
    const black = tile('blue-black');
    expect(lookAhead([], [black])(black)).toBe(true);
    expect(lookAhead([], [black])(tile('red-black'))).toBe(false);
  });
});
