import { expect, test } from 'vitest';
import type { Point, Quad } from '../../../src/table/detection.ts';
import { quadOfForm } from '../../../src/vision/outlines/outline-form.ts';
import {
  decodeOutlines,
  placeOutlines,
  renewOutlines,
} from '../../../src/vision/outlines/outliner.ts';

const CHANNELS = 17;
const WIDTH = 6;
const HEIGHT = 5;
const HEATS = { card: 0.5, die: 0.5 };

/** What `models/outliner/train/quad_form.py` makes of the outline below. */
const FORM = [
  121.35678, 99.799, 41.93064, -3.68113, 57.61184, 0.45639, 0.88978, 0.02087, -0.12985, -0.86979,
  -0.49342,
];
const OUTLINE: Quad = [
  [150, 180],
  [60, 150],
  [100, 40],
  [170, 60],
];

/** A map that is cold but for the cells given. */
function heatMap(...cells: readonly (readonly [x: number, y: number, values: number[]])[]) {
  const values = new Float32Array(WIDTH * HEIGHT * CHANNELS);
  for (let i = 0; i < values.length; i += CHANNELS) values.fill(-9, i, i + 3);
  for (const [x, y, cell] of cells) values.set(cell, (y * WIDTH + x) * CHANNELS);
  return { values, width: WIDTH, height: HEIGHT };
}

/** A cell with these heats and an upright card, 48 by 64 pixels, in its middle. */
function upright(back: number, face: number): number[] {
  return [back, face, -9, 0, 0, 0.375, 0, 0.5, 1, 0, 0, 0, -1, 0, 0, 0, 0];
}

function expectNear(quad: Quad, expected: Quad): void {
  quad.forEach((corner, i) =>
    corner.forEach((place, axis) => expect(place).toBeCloseTo(expected[i]![axis]!, 2)),
  );
}

test('a card seen in perspective comes back out of its numbers', () => {
  expectNear(quadOfForm(FORM), OUTLINE);
});

test('the sides told as long ones are the long ones, also where the slant makes them the shorter', () => {
  const square = [0, 0, 50, 0, 50, 1, 0, 0, 0];
  const heightOf = (quad: Quad): Point => [
    Math.abs(quad[0][0] - quad[3][0]),
    Math.abs(quad[0][1] - quad[3][1]),
  ];
  const standing = heightOf(quadOfForm([...square, -1, 0]));
  const lying = heightOf(quadOfForm([...square, 1, 0]));
  expect(standing[0]).toBeCloseTo(0);
  expect(standing[1]).toBeCloseTo(100);
  expect(lying[0]).toBeCloseTo(100);
  expect(lying[1]).toBeCloseTo(0);
});

test('a peak of the heat of backs is a card that lies face down, in pixels', () => {
  const { cards, dice } = decodeOutlines(heatMap([2, 1, upright(3, -9)]), HEATS);
  expect(dice).toEqual([]);
  expect(cards).toHaveLength(1);
  const [{ side, outline, score }] = cards as [(typeof cards)[0]];
  expect(side).toBe('back');
  expect(score).toBeCloseTo(1 / (1 + Math.exp(-3)));
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([20.5 - 24, 20.5 + 24]);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([12.5 - 32, 12.5 + 32]);
});

test('a card that two peaks tell counts once, as what it more surely is', () => {
  const { cards } = decodeOutlines(heatMap([2, 1, upright(1, -9)], [2, 2, upright(-9, 2)]), HEATS);
  expect(cards.map(({ side }) => side)).toEqual(['face']);
});

test('cards two cells apart are two', () => {
  const { cards } = decodeOutlines(heatMap([1, 1, upright(1, -9)], [3, 1, upright(2, -9)]), HEATS);
  expect(cards).toHaveLength(2);
});

test('a die has a middle and a size', () => {
  const die = [-9, -9, 2, ...Array<number>(11).fill(0), 0.125, -0.25, 0.5];
  const { dice } = decodeOutlines(heatMap([4, 3, die]), HEATS);
  expect(dice).toEqual([
    { centre: [36.5 + 8, 28.5 - 16], size: 32, score: expect.closeTo(0.881, 3) as number },
  ]);
});

test('places and sizes grow with the picture', () => {
  const small = decodeOutlines(heatMap([2, 1, upright(3, -9)]), HEATS);
  const large = placeOutlines(small, 2, [100, 10]);
  const [x, y] = small.cards[0]!.outline[0];
  expect(large.cards[0]!.seenAt).toEqual([141, 35]);
  expect(large.cards[0]!.outline[0]).toEqual([2 * x + 100, 2 * y + 10]);
});

test('a part that is looked at anew replaces what was seen in it, and nothing else', () => {
  const two = heatMap([0, 1, upright(3, -9)], [5, 1, upright(2, -9)]);
  const before = decodeOutlines(two, HEATS);
  const now = decodeOutlines(heatMap([5, 2, upright(-9, 3)]), HEATS);
  const { cards } = renewOutlines(before, now, ([x]) => x > 30);
  expect(cards.map(({ side, seenAt: [x] }) => [side, x])).toEqual([
    ['back', 4.5],
    ['face', 44.5],
  ]);
});
