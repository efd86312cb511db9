import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { MeldCard } from '../../../src/rules/facade/melds.ts';
import { meldAccepts } from '../../../src/rules/facade/melds.ts';
import { scoreMelds } from '../../../src/rules/facade/scoring.ts';

const melds = (text: string) =>
  text.split('|').map((meld) => meld.trim().split(' ') as readonly MeldCard[]);

/** The author's photo: the set and the diamond sequence are his, their ranks are ours. */
const AUTHORS_TABLE = melds('4H 6H 5H 7H | 5C 6C 7C | 5S | 9S 9H 9C | 2D 3D 4D | 7S 8S');

describe('FA-7: the author’s example', () => {
  test('scores 1 without a suit of one’s own', () => {
    const score = scoreMelds(AUTHORS_TABLE);
    expect(score.total).toBe(1);
    expect(score.melds.map((meld) => meld.points)).toEqual([1, 1, -1, 1, 1, -2]);
    expect(score.melds.map((meld) => meld.kind)).toEqual([
      'sequence',
      'sequence',
      'incomplete',
      'set',
      'sequence',
      'incomplete',
    ]);
  });

  test('scores 3 with clubs, whose sequence is worth three', () => {
    const score = scoreMelds(AUTHORS_TABLE, 'C');
    expect(score.total).toBe(3);
    expect(score.melds[1]?.reason).toEqual({
      code: 'sequence-in-own-suit',
      suit: 'C',
      from: '5',
      to: '7',
    });
  });
});

describe('FA-5: reasons', () => {
  test.each([
    ['2H 2S 2D 2C', 1, { code: 'set', rank: '2' }],
    ['8D TD 9D', 1, { code: 'sequence', suit: 'D', from: '8', to: 'T' }],
    ['TD', -1, { code: 'lone-card', card: 'TD' }],
    ['6H 6C', -2, { code: 'pair', rank: '6' }],
    ['7S 6S', -2, { code: 'two-in-sequence', suit: 'S', from: '6', to: '7' }],
    ['2H 6H 4H', -3, { code: 'gap', suit: 'H', missing: ['3', '5'] }],
    ['5H 7H', -2, { code: 'gap', suit: 'H', missing: ['6'] }],
    ['5H 5S 6H', -3, { code: 'mixed' }],
    ['5H 6S', -2, { code: 'mixed' }],
    ['5H 5H 5S', -3, { code: 'repeated-card', card: '5H' }],
    ['KH KS KD', -3, { code: 'not-a-pile-card', card: 'KH' }],
    ['9H TH JH', -3, { code: 'not-a-pile-card', card: 'JH' }],
    ['AH 2H 3H', -3, { code: 'not-a-pile-card', card: 'AH' }],
    ['JK 6H 7H', -3, { code: 'not-a-pile-card', card: 'JK' }],
    ['6H unsure 8H', -3, { code: 'unsure-card' }],
  ])('%s is %i', (text, points, reason) => {
    const score = scoreMelds(melds(text), 'S');
    expect(score.melds[0]).toMatchObject({ points, reason });
    expect(score.total).toBe(points);
  });

  test('an empty meld is worth nothing', () => {
    expect(scoreMelds([[]])).toEqual({
      total: 0,
      melds: [{ kind: 'incomplete', points: 0, reason: { code: 'empty' }, cards: [] }],
    });
  });

  test('a set of the own suit’s rank earns no bonus', () => {
    expect(scoreMelds(melds('2H 2S 2C'), 'C').total).toBe(1);
  });
});

describe('FA-8: card by card', () => {
  test('a card of an incomplete meld costs one, one of a complete meld nothing', () => {
    const [sequence, pair] = scoreMelds(melds('4H 5H 6H | 9S 9C')).melds;
    expect(sequence?.cards.map((card) => card.points)).toEqual([0, 0, 0]);
    expect(pair?.cards.map((card) => card.points)).toEqual([-1, -1]);
  });

  test('warns of cards that cannot be in a meld, are not named, or lie there twice', () => {
    const score = scoreMelds(melds('KH JK | unsure unsure | 4H 5H 6H | 4H'));
    expect(score.melds.map((meld) => meld.cards.map((card) => card.warnings))).toEqual([
      [['not-a-pile-card'], ['not-a-pile-card']],
      [['unsure'], ['unsure']],
      [['twice-on-the-table'], [], []],
      [['twice-on-the-table']],
    ]);
    expect(score.total).toBe(-2 - 2 + 1 - 1);
  });
});

test('FA-4: a meld takes one rank in any suits, or one suit with no rank twice', () => {
  expect(meldAccepts([], '7H')).toBe(true);
  expect(meldAccepts(['7H'], '7S')).toBe(true);
  expect(meldAccepts(['7H'], 'TH')).toBe(true);
  expect(meldAccepts(['7H'], '8S')).toBe(false);
  expect(meldAccepts(['7H', '7S'], '8H')).toBe(false);
  expect(meldAccepts(['7H', '9H'], '7S')).toBe(false);
  expect(meldAccepts(['7H', '9H'], '3H')).toBe(true);
  expect(meldAccepts(['7H', '7S'], '7H')).toBe(false);
});

/**
 * A scorer that shares nothing with the rules: it writes down every set and every sequence there is, and looks the
 * meld up in that list.
 */
function bruteForceTotal(table: readonly (readonly string[])[], ownSuit: string): number {
  const key = (cards: readonly string[]) => [...cards].sort().join(' ');
  const worth = new Map<string, number>();
  const ranks = [...'23456789T'];
  const suits = [...'SHDC'];
  for (const rank of ranks) {
    for (let mask = 0; mask < 16; mask += 1) {
      const chosen = suits.filter((_, bit) => (mask >> bit) % 2 === 1);
      if (chosen.length >= 3) worth.set(key(chosen.map((suit) => rank + suit)), 1);
    }
  }
  for (const suit of suits) {
    for (let from = 0; from < ranks.length; from += 1) {
      for (let to = from + 3; to <= ranks.length; to += 1) {
        const run = ranks.slice(from, to).map((rank) => rank + suit);
        worth.set(key(run), suit === ownSuit ? 3 : 1);
      }
    }
  }
  let total = 0;
  for (const meld of table) total += worth.get(key(meld)) ?? -meld.length;
  return total;
}

test('FA-5 to FA-7: random meld tables score as the brute-force list says', () => {
  const pile = [...'SHDC'].flatMap((suit) => [...'23456789T'].map((rank) => rank + suit));
  const everything = [...pile, 'KH', 'AS', 'JD', 'QC', 'JK', 'unsure'];
  const likelyMeld = fc.oneof(
    // Runs, sometimes with a card missing, and sets: a random handful is hardly ever worth a point.
    fc
      .tuple(fc.nat(3), fc.nat(8), fc.integer({ min: 1, max: 9 }), fc.nat(12))
      .map(([suit, from, length, dropped]) =>
        pile
          .slice(9 * suit + from, Math.min(9 * suit + from + length, 9 * suit + 9))
          .filter((_, index, run) => index !== dropped || run.length === 1),
      ),
    fc
      .tuple(fc.nat(8), fc.subarray([0, 1, 2, 3], { minLength: 1 }))
      .map(([rank, suits]) => suits.map((suit) => pile[9 * suit + rank] ?? '')),
    fc.array(fc.constantFrom(...everything), { minLength: 1, maxLength: 6 }),
  );
  const shuffledMeld = likelyMeld.chain((meld) =>
    fc.shuffledSubarray(meld, { minLength: meld.length, maxLength: meld.length }),
  );
  const totals = new Set<number>();
  fc.assert(
    fc.property(
      fc.array(shuffledMeld, { maxLength: 9 }),
      fc.constantFrom('S', 'H', 'D', 'C'),
      (table, ownSuit) => {
        const score = scoreMelds(table as MeldCard[][], ownSuit);
        totals.add(score.total);
        expect(score.total).toBe(bruteForceTotal(table, ownSuit));
      },
    ),
    { numRuns: 500 },
  );
  expect(totals.size, 'the tables differ in worth').toBeGreaterThan(10);
});
