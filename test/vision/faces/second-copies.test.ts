import { expect, test } from 'vitest';
import type { Detection } from '../../../src/table/detection.ts';
import { doubtSecondCopies } from '../../../src/vision/faces/second-copies.ts';

const read = (card: Detection['card'], confidence: number): Detection => ({
  card,
  confidence,
  outline: [
    [0, 0],
    [50, 0],
    [50, 70],
    [0, 70],
  ],
  guesses: [],
});

const left = (...cards: readonly Detection[]) =>
  doubtSecondCopies(cards, 0.98).map(({ card }) => card);

test('of two equal cards the less sure one is left open, wherever it stands', () => {
  expect(left(read('KD', 0.9), read('KD', 0.99), read('7S', 0.9))).toEqual(['unsure', 'KD', '7S']);
  expect(left(read('KD', 0.9), read('KD', 0.9))).toEqual(['KD', 'unsure']);
});

test('two that are both certain stay two: of two packs', () => {
  expect(left(read('2S', 0.99), read('2S', 0.985))).toEqual(['2S', '2S']);
});

test('backs and cards that are open stay as they are', () => {
  expect(left(read('back', 0.6), read('back', 0.7), read('unsure', 0.4))).toEqual([
    'back',
    'back',
    'unsure',
  ]);
});
