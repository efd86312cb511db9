import { expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { Odds } from '../../../src/players/twisted-memory/odds.ts';

test('of what one has not in mind each card is as likely', () => {
  const odds = new Odds(['7H', '7S', 'KS', '2D']);
  expect(odds.mates('7H')).toBe(2);
  expect(odds.mates('KS')).toBe(3);
  expect(odds.mates('AS')).toBe(4);
  expect(odds.ofSetWith(['7H'])).toBeCloseTo(2 / 48, 12);
  expect(odds.ofSetWith(['7H', 'KS', '2D'])).toBeCloseTo(8 / 48, 12);
  // Two of one rank want the same cards.
  expect(odds.ofSetWith(['7H', '7S'])).toBeCloseTo(2 / 48, 12);
  expect(odds.ofSetWith([])).toBe(0);
});

test('with everything in mind nothing is likely', () => {
  expect(new Odds(codesOf(PACK_52)).ofSetWith(['7H'])).toBe(0);
});
