import { expect, test } from 'vitest';
import type { CardCode } from '../../src/cards/standard.ts';
import type { Detection } from '../../src/table/detection.ts';
import { narrow } from '../../src/table/narrow.ts';

const OUTLINE: Detection['outline'] = [
  [0, 0],
  [60, 0],
  [60, 84],
  [0, 84],
];

function reading(card: Detection['card'], guesses: readonly (readonly [CardCode, number])[]) {
  return {
    card,
    outline: OUTLINE,
    confidence: guesses[0]?.[1] ?? 0,
    guesses: guesses.map(([one, confidence]) => ({ card: one, confidence })),
  };
}

const allBut =
  (...gone: readonly CardCode[]) =>
  (card: CardCode) =>
    !gone.includes(card);

test('a doubtful reading is of the card that can lie there', () => {
  const seen = reading('unsure', [
    ['AS', 0.75],
    ['AC', 0.22],
  ]);
  const narrowed = narrow(seen, allBut('AS'));
  expect(narrowed.card).toBe('AC');
  expect(narrowed.confidence).toBeCloseTo(0.88);
  expect(narrowed.guesses).toHaveLength(1);
});

test('a guess that falls away can settle the doubt about the other', () => {
  const read = (nineOfDiamonds: number) =>
    reading('unsure', [
      ['9H', 0.6],
      ['9D', nineOfDiamonds],
    ]);
  expect(narrow(read(0.34), allBut('9D')).card).toBe('9H');
  // A tenth of the probability was of cards that are not even guessed at.
  expect(narrow(read(0.3), allBut('9D')).card).toBe('unsure');
});

test('little that is left of the probability names no card, but is a guess', () => {
  const seen = reading('AS', [
    ['AS', 0.9],
    ['AC', 0.05],
  ]);
  const narrowed = narrow(seen, allBut('AS'));
  expect(narrowed.card).toBe('unsure');
  expect(narrowed.guesses.map(({ card }) => card)).toEqual(['AC']);
});

test('ANY-3: what was read surely stays, to be asked about, and so does what nothing speaks against', () => {
  const sure = reading('AS', [
    ['AS', 0.97],
    ['AC', 0.02],
  ]);
  expect(narrow(sure, allBut('AS'))).toBe(sure);
  const possible = reading('unsure', [
    ['AS', 0.6],
    ['AC', 0.3],
  ]);
  expect(narrow(possible, allBut('KD'))).toBe(possible);
  expect(narrow(possible, allBut('AS', 'AC'))).toBe(possible);
});
