import { describe, expect, test } from 'vitest';

import { FLOATS } from '../../../src/players/arithmetic.ts';
import type { Position } from '../../../src/players/pairs/position.ts';
import type { Recurrence } from '../../../src/players/pairs/recurrence.ts';
import { createRecurrence } from '../../../src/players/pairs/recurrence.ts';
import type { Fraction } from '../support/fraction.ts';
import { FRACTIONS, makeFraction } from '../support/fraction.ts';
import { plainValues } from './plain-values.ts';

const passing = createRecurrence(FRACTIONS, 2, true);
const showing = createRecurrence(FRACTIONS, 2, false);

/** n pairs left, k known singletons, as in the paper. */
const at = (n: number, k: number): Position => ({
  twos: n,
  knownTwos: k,
  fours: 0,
  knownFours: 0,
});

const e = (n: number, k: number) => makeFraction(passing.values(at(n, k))[0]!);

/** How many new cards to turn up, for k = 0 to n; with every pair half known the first card always pairs (1). */
const moves = (recurrence: Recurrence<Fraction>, n: number) =>
  Array.from({ length: n + 1 }, (_, k) => {
    if (recurrence.isPassBest(at(n, k))) return 0;
    return k === n || recurrence.isKnownSecondBest(at(n, k), 'two') ? 1 : 2;
  }).join('');

const negated = ({ numerator, denominator }: Fraction) => ({ numerator: -numerator, denominator });

describe('ME-6: the best strategy of Zwick and Paterson, from the recurrence', () => {
  test('e(n, 0) for n = 1 to 10', () => {
    expect(Array.from({ length: 10 }, (_, index) => e(index + 1, 0))).toEqual([
      '1',
      '-2/3',
      '-1/5',
      '-4/35',
      '-1/35',
      '2/1155',
      '61/1155',
      '-2512/75075',
      '132929/3828825',
      '-916574/24249225',
    ]);
  });

  test('and with known cards', () => {
    expect([e(2, 1), e(2, 2)]).toEqual(['2/3', '2']);
    expect([0, 1, 2, 3].map((k) => e(3, k))).toEqual(['-1/5', '-1/5', '1/3', '3']);
    expect([0, 1, 2, 3, 4].map((k) => e(4, k))).toEqual(['-4/35', '4/35', '4/15', '0', '4']);
    expect([0, 1, 2, 3, 4, 5].map((k) => e(5, k))).toEqual([
      '-1/35',
      '-1/35',
      '1/7',
      '19/35',
      '0',
      '5',
    ]);
    expect(e(12, 0)).toBe('-76260788/3904125225');
  });

  test.each([
    [6, '2112101'],
    [8, '221212101'],
    [12, '2212121210101'],
    [18, '2212121212121010101'],
  ])('the moves for %i pairs', (n, row) => {
    expect(moves(passing, n)).toBe(row);
  });

  test('the exception: with six pairs and one known card one new card is best', () => {
    expect(e(6, 1)).toBe('2/1155');
    expect(moves(passing, 6)[1]).toBe('1');
    expect([7, 8, 9, 10, 11, 12].map((n) => moves(passing, n)[1])).toEqual(
      [7, 8, 9, 10, 11, 12].map((n) => ((n + 1) % 2 === 0 ? '1' : '2')),
    );
  });

  test('the rule for all other positions up to 24 pairs', () => {
    const rule = (n: number, k: number) => {
      if (k === 0) return '2';
      if ((n + k) % 2 === 0) return '1';
      if (k >= 2 && 3 * k >= 2 * (n + 1)) return '0';
      return '2';
    };
    for (let n = 2; n <= 24; n += 1) {
      const row = Array.from({ length: n + 1 }, (_, k) => (n === 6 && k === 1 ? '1' : rule(n, k)));
      expect({ n, moves: moves(passing, n) }).toEqual({ n, moves: row.join('') });
    }
  });

  test('one known card turns the value round if n is even, and leaves it if n is odd', () => {
    for (let n = 3; n <= 24; n += 1) {
      const [start] = passing.values(at(n, 0));
      const [oneKnown] = passing.values(at(n, 1));
      const isTurned = n % 2 === 0 && n !== 6;
      expect({ n, value: oneKnown }).toEqual({ n, value: isTurned ? negated(start!) : start });
    }
  });

  test.each([
    [8, '212112121', 0.0482],
    [12, '2212111212121', -0.0049],
    [18, '2212121212121212121', -0.0133],
  ])('ME-7: without passing, for %i pairs', (n, row, value) => {
    expect(moves(showing, n)).toBe(row);
    const { numerator, denominator } = showing.values(at(n, 0))[0]!;
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(value, 4);
  });
});

describe('carried over to more players and to four of a kind', () => {
  const tables: readonly (readonly [seats: number, kinds: readonly number[]])[] = [
    [2, [2, 2]],
    [3, [2, 2, 2]],
    [4, [2, 2]],
    [2, [4]],
    [2, [4, 2]],
    [3, [4, 2]],
    [2, [4, 4]],
    [3, [4, 2, 2]],
  ];

  test.each(tables)('%i players, kinds of %j: as found card by card', (seats, kinds) => {
    const position = {
      twos: kinds.filter((size) => size === 2).length,
      knownTwos: 0,
      fours: kinds.filter((size) => size === 4).length,
      knownFours: 0,
    };
    for (const mayPass of [true, false]) {
      const values = createRecurrence(FRACTIONS, seats, mayPass).values(position);
      expect(values.map(makeFraction)).toEqual(
        plainValues(kinds, seats, mayPass).map(makeFraction),
      );
    }
  });

  test.each([2, 3, 4])('what %i players can expect adds up to nothing', (seats) => {
    const recurrence = createRecurrence(FRACTIONS, seats, true);
    const all = recurrence.values({ twos: 4, knownTwos: 1, fours: 2, knownFours: 1 });
    expect(makeFraction(all.reduce(FRACTIONS.add))).toBe('0');
    expect(all).toHaveLength(seats);
  });

  test('the numbers it is played by are the exact ones, nearly', () => {
    const floats = createRecurrence(FLOATS, 3, true);
    const exact = createRecurrence(FRACTIONS, 3, true);
    const position = { twos: 5, knownTwos: 2, fours: 2, knownFours: 1 };
    exact.values(position).forEach(({ numerator, denominator }, seat) => {
      const value = Number(numerator) / Number(denominator);
      expect(floats.values(position)[seat]).toBeCloseTo(value, 12);
    });
  });
});
