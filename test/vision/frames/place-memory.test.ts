import { expect, test } from 'vitest';
import { areAlike, lookIn, lookWithin } from '../../../src/vision/backs/look-within.ts';
import { LEAST_OUT } from '../../../src/vision/backs/stand-out.ts';
import { PlaceMemory } from '../../../src/vision/frames/place-memory.ts';
import { Pyramid } from '../../../src/vision/pixels/pixels.ts';
import type { Detection, Quad } from '../../../src/table/detection.ts';

type Colour = readonly [number, number, number];
const TABLE: Colour = [120, 85, 50];
const BACK: Colour = [150, 30, 45];
const LAID: Quad = [
  [40, 40],
  [80, 40],
  [80, 96],
  [40, 96],
];

/** A table of one colour with rectangles on it, darker by `light`. */
function picture(cards: readonly (readonly [Quad, Colour])[], light = 1): Pyramid {
  const [width, height] = [160, 120];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [, colour] = cards.findLast(
        ([[[left, top], , [right, bottom]]]) => x >= left && x < right && y >= top && y < bottom,
      ) ?? [LAID, TABLE];
      // Some print, so that not all of a back is alike.
      const print = colour === BACK && (x + y) % 8 < 4 ? 40 : 0;
      colour.forEach((value, c) => (data[4 * (y * width + x) + c] = light * (value + print)));
    }
  }
  return new Pyramid({ width, height, data });
}

const back = (outline: Quad): Detection => ({
  card: 'back',
  outline,
  confidence: 0.8,
  guesses: [],
});
const up: Detection = {
  card: '5H',
  outline: LAID,
  confidence: 1,
  guesses: [{ card: '5H', confidence: 1 }],
};

function remembering(times = 2): PlaceMemory<Detection> {
  const memory = new PlaceMemory<Detection>(({ outline }) => outline, LEAST_OUT);
  for (let look = 0; look < times; look += 1) {
    memory.complete(lookIn(picture([[LAID, BACK]])), [back(LAID)]);
  }
  return memory;
}

test('a back that the nets overlook is still there while the place looks as it did', () => {
  expect(remembering().complete(lookIn(picture([[LAID, BACK]])), [])).toEqual([back(LAID)]);
});

test('in a little less light it is, too', () => {
  expect(remembering().complete(lookIn(picture([[LAID, BACK]], 0.85)), [])).toEqual([back(LAID)]);
});

test('where the table shows, none lies; nor where a hand does', () => {
  expect(remembering().complete(lookIn(picture([])), [])).toEqual([]);
  expect(remembering().complete(lookIn(picture([[LAID, [225, 175, 140]]])), [])).toEqual([]);
});

test('a hand that hid it does not make it forgotten', () => {
  const memory = remembering();
  for (let look = 0; look < 20; look += 1) {
    memory.complete(lookIn(picture([[LAID, [225, 175, 140]]])), []);
  }
  expect(memory.complete(lookIn(picture([[LAID, BACK]])), [])).toEqual([back(LAID)]);
});

test('a card that is turned up there takes its place', () => {
  const memory = remembering();
  expect(memory.complete(lookIn(picture([[LAID, [240, 240, 235]]])), [up])).toEqual([up]);
  expect(memory.complete(lookIn(picture([[LAID, BACK]])), [])).toEqual([]);
});

test('one that was seen only once is not missed', () => {
  expect(remembering(1).complete(lookIn(picture([[LAID, BACK]])), [])).toEqual([]);
});

test('a place is forgotten that has long looked otherwise', () => {
  const memory = remembering();
  for (let look = 0; look < 61; look += 1) memory.complete(lookIn(picture([])), []);
  expect(memory.complete(lookIn(picture([[LAID, BACK]])), [])).toEqual([]);
});

test('looks differ by what lies there, not by how bright it is', () => {
  const laid = lookWithin(picture([[LAID, BACK]]), LAID);
  expect(areAlike(laid, lookWithin(picture([[LAID, BACK]], 0.8), LAID))).toBe(true);
  expect(areAlike(laid, lookWithin(picture([]), LAID))).toBe(false);
  expect(areAlike(laid, lookWithin(picture([[LAID, BACK]], 0.4), LAID))).toBe(false);
});
