import { describe, expect, test } from 'vitest';

import { drawBelow, drawFrom, FACES, rollDie, seededSource } from '../../src/rules/chance.ts';

/** A source that gives these numbers, then fails. */
const given = (...numbers: readonly number[]) => {
  const left = [...numbers];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new Error('drawn more often than expected');
    return next;
  };
};

describe('a fair die', () => {
  test('throws away the few draws that would favour low faces', () => {
    // 2^32 = 6 * 715,827,882 + 4: the last four numbers have no partner on every face.
    const last = 2 ** 32 - 1;
    expect(rollDie(given(last, last - 3, last - 4))).toBe(6);
    expect(rollDie(given(0))).toBe(1);
  });

  test('each face comes as often as another (chi-square below the 0.1 % limit for 5 degrees)', () => {
    const random = seededSource(2024);
    const counts = FACES.map(() => 0);
    for (let roll = 0; roll < 60_000; roll += 1) {
      const face = rollDie(random);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.52);
  });
});

test('drawing among none, or among more than the source can tell apart, is a bug', () => {
  expect(() => drawBelow(given(1), 0)).toThrow(RangeError);
  expect(() => drawBelow(given(1), 2 ** 32 + 1)).toThrow(RangeError);
  expect(() => drawBelow(given(1), 1.5)).toThrow(RangeError);
  expect(drawBelow(given(7), 2 ** 32)).toBe(7);
  expect(drawFrom(given(4), ['a', 'b', 'c'])).toBe('b');
});

test('a seed repeats its numbers, another seed gives others', () => {
  const ten = (seed: number) => Array.from({ length: 10 }, seededSource(seed));
  expect(ten(1)).toEqual(ten(1));
  expect(ten(1)).not.toEqual(ten(2));
  // Games that are under way go on with the same numbers: what mulberry32 gives everywhere for this seed.
  expect(
    ten(1)
      .slice(0, 3)
      .map((drawn) => drawn / 2 ** 32),
  ).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});
