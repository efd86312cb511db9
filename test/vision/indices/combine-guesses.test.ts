import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Guess } from '../../../src/table/detection.ts';
import { combineGuesses } from '../../../src/vision/indices/combine-guesses.ts';

const probability = fc.double({ min: 0.4, max: 0.97, noNaN: true });
const says = (confidence: number, other = (1 - confidence) / 2): readonly Guess[] => [
  { card: '6S', confidence },
  { card: '8S', confidence: other },
];

test('one index says what it says', () => {
  fc.assert(
    fc.property(probability, (p) => {
      expect(combineGuesses([says(p)])[0]!.confidence).toBeCloseTo(p, 5);
    }),
  );
});

test('two indices that agree make a card surer than either', () => {
  fc.assert(
    fc.property(probability, probability, (p, q) => {
      fc.pre(p > 0.5 && q > 0.5);
      const [best] = combineGuesses([says(p), says(q)]);
      expect(best!.card).toBe('6S');
      expect(best!.confidence).toBeGreaterThan(Math.max(p, q) - 0.03);
      expect(best!.confidence).toBeLessThanOrEqual(1);
    }),
  );
});

test('two indices as sure of different cards leave the card open between the two', () => {
  const found = combineGuesses([
    [{ card: '6S', confidence: 0.9 }],
    [{ card: '9H', confidence: 0.9 }],
  ]);
  expect(found.map(({ card }) => card)).toEqual(['6S', '9H']);
  expect(found[0]!.confidence).toBeLessThan(0.5);
  expect(found[1]!.confidence).toBeCloseTo(found[0]!.confidence, 5);
});
