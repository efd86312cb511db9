import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/table/detection.ts';
import { mergeIndices } from '../../../src/vision/indices/merge-indices.ts';
import { read, type LaidCard } from '../support/card-frames.ts';

const MARGINS = { named: 0.6, jokerNamed: 0.93, unsure: 0.35 };
const names = (cards: ReturnType<typeof mergeIndices>) => cards.map(({ card }) => card).sort();

test('both indices of a card are one card, at any angle', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (angle) => {
      const card: LaidCard = { card: '7H', x: 300, y: 200, width: 100, angle };
      const found = mergeIndices([read(card, 0), read(card, 1)], MARGINS);
      expect(names(found)).toEqual(['7H']);
    }),
  );
});

test('the four indices of a four-index pack are one card', () => {
  const card: LaidCard = { card: 'KS', x: 300, y: 200, width: 100, angle: 0.4 };
  const all = ([0, 1, 2, 3] as const).map((corner) => read(card, corner));
  expect(names(mergeIndices(all, MARGINS))).toEqual(['KS']);
});

describe('two equal cards of two packs stay two', () => {
  const one: LaidCard = { card: '7H', x: 300, y: 200, width: 100 };
  const beside: readonly (readonly [string, Partial<LaidCard>])[] = [
    ['beside each other', { x: 405 }],
    ['one above the other', { y: 345 }],
    ['in a fan', { x: 330 }],
    ['in a deep fan', { x: 317 }],
  ];
  test.each(beside)('%s', (_, moved) => {
    const two = { ...one, ...moved };
    expect(names(mergeIndices([read(one, 0), read(two, 0)], MARGINS))).toEqual(['7H', '7H']);
  });
});

test('the outline lies on the card', () => {
  const card: LaidCard = { card: '7H', x: 300, y: 200, width: 100, angle: 0.3 };
  const [found] = mergeIndices([read(card, 0), read(card, 1)], MARGINS);
  const turn = ([x, y]: Point): Point => [
    300.5 + x * Math.cos(0.3) - y * Math.sin(0.3),
    200.5 + x * Math.sin(0.3) + y * Math.cos(0.3),
  ];
  const corners: readonly Point[] = [
    [-50, -70],
    [50, -70],
    [50, 70],
    [-50, 70],
  ];
  corners.map(turn).forEach(([x, y], i) => {
    expect(found!.outline[i]![0]).toBeCloseTo(x, -0.7);
    expect(found!.outline[i]![1]).toBeCloseTo(y, -0.7);
  });
});

test('below the margin a card is unsure and brings its guesses, the likeliest first', () => {
  const card: LaidCard = { card: '6S', x: 300, y: 200, width: 100 };
  const others = [
    { card: '8S', confidence: 0.3 },
    { card: '6C', confidence: 0.1 },
  ] as const;
  const [found] = mergeIndices([read(card, 0, 0.5, others)], MARGINS);
  expect(found).toMatchObject({ card: 'unsure', confidence: 0.5 });
  expect(found!.guesses.map((guess) => guess.card)).toEqual(['6S', '8S', '6C']);
});

test('a joker is named only when sure', () => {
  const card: LaidCard = { card: 'JK', x: 300, y: 200, width: 100 };
  expect(mergeIndices([read(card, 0, 0.9)], MARGINS)[0]!.card).toBe('unsure');
  expect(mergeIndices([read(card, 0, 0.95)], MARGINS)[0]!.card).toBe('JK');
});

test('a peak that is hardly anything is not even a question', () => {
  const card: LaidCard = { card: '6S', x: 300, y: 200, width: 100 };
  expect(mergeIndices([read(card, 0, 0.3)], MARGINS)).toEqual([]);
});

test('one end of a card misread does not make a second card', () => {
  const card: LaidCard = { card: '6S', x: 300, y: 200, width: 100 };
  const misread: LaidCard = { ...card, card: '8S' };
  expect(names(mergeIndices([read(card, 0, 0.95), read(misread, 1, 0.5)], MARGINS))).toEqual([
    '6S',
  ]);
});

test('a far end that is hardly legible is no card of its own, and no question', () => {
  const card: LaidCard = { card: '4D', x: 300, y: 200, width: 100 };
  const blurred = { ...card, card: '4H', x: 312 } as const;
  expect(names(mergeIndices([read(card, 0, 0.95), read(blurred, 1, 0.5)], MARGINS))).toEqual([
    '4D',
  ]);
});

test('the lower end of a fan is not taken for the other end of its neighbour', () => {
  const first: LaidCard = { card: '6S', x: 300, y: 200, width: 100 };
  const last: LaidCard = { card: '7S', x: 325, y: 200, width: 100 };
  expect(names(mergeIndices([read(first, 0), read(last, 0), read(last, 1)], MARGINS))).toEqual([
    '6S',
    '7S',
  ]);
});

test('indices that agree name a card of which neither alone is sure', () => {
  const card: LaidCard = { card: '7H', x: 300, y: 200, width: 100 };
  const [found] = mergeIndices([read(card, 0, 0.55), read(card, 1, 0.55)], MARGINS);
  expect(found!.card).toBe('7H');
  expect(found!.confidence).toBeGreaterThan(0.6);
});

test('a card whose two ends surely say different things is unsure', () => {
  const card: LaidCard = { card: '6S', x: 300, y: 200, width: 100 };
  const other: LaidCard = { ...card, card: '9S' };
  const found = mergeIndices([read(card, 0, 0.95), read(other, 1, 0.93)], MARGINS);
  expect(found.map((one) => one.card)).toEqual(['unsure']);
  expect(found[0]!.guesses.map((guess) => guess.card)).toEqual(['6S', '9S']);
});

test('a card whose two ends are read in two suits of one colour is one, though its middle is told roughly', () => {
  const [one, other]: LaidCard[] = [
    { card: '3S', x: 300, y: 200, width: 100 },
    { card: '3C', x: 320, y: 210, width: 100 },
  ];
  const ends = (first: LaidCard, second: LaidCard) => [read(first, 0), read(second, 1)];
  expect(names(mergeIndices(ends(one!, other!), MARGINS))).toEqual(['unsure']);
  // Suits of two colours are hardly mistaken for each other, and a card that was read at both ends is no end of another.
  expect(names(mergeIndices(ends(one!, { ...other!, card: '3H' }), MARGINS))).toEqual(['3H', '3S']);
  const both = [...ends(one!, other!), read(other!, 0)];
  expect(names(mergeIndices(both, MARGINS))).toEqual(['3C', '3S']);
});

test('a row of pips taken for a larger index of the same card is no second card', () => {
  const card: LaidCard = { card: '9D', x: 300, y: 200, width: 100 };
  const pips = { ...card, width: 160, x: 335, y: 262 };
  expect(names(mergeIndices([read(card, 0), read(pips, 0, 0.9)], MARGINS))).toEqual(['9D']);
});
