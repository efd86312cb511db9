import { expect, test } from 'vitest';
import {
  changedCells,
  colourCells,
  joinOverlapping,
  partsOf,
  takeOver,
  widen,
} from '../../../src/vision/pixels/changed-parts.ts';
import type { Pixels } from '../../../src/vision/pixels/pixels.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A grey picture with brighter boxes [left, top, right, bottom] in it. */
function picture(grey: number, boxes: readonly (readonly number[])[] = []): Pixels {
  const [width, height] = [320, 192];
  const data = new Uint8ClampedArray(width * height * 4).fill(grey);
  for (const [left = 0, top = 0, right = 0, bottom = 0] of boxes) {
    for (let y = top; y < bottom; y += 1) {
      data.fill(grey + 80, (y * width + left) * 4, (y * width + right) * 4);
    }
  }
  return { width, height, data };
}

const before = colourCells(picture(90));

test('what appears in a picture is found, as boxes of whole cells around it', () => {
  const now = colourCells(
    picture(90, [
      [32, 48, 80, 96],
      [240, 16, 272, 64],
    ]),
  );
  expect(partsOf(changedCells(before, now), before.columns)).toEqual([
    { left: 240, top: 16, right: 272, bottom: 64 },
    { left: 32, top: 48, right: 80, bottom: 96 },
  ]);
});

test('a green die on brown wood is found, which is as dark as the wood', () => {
  const wood = picture(0);
  const fill = ({ data, width }: Pixels, [left, top, right, bottom]: Box, colour: number[]) => {
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) data.set(colour, (y * width + x) * 4);
    }
  };
  fill(wood, [0, 0, 320, 192], [130, 85, 50, 255]);
  const table = colourCells(wood);
  fill(wood, [66, 50, 86, 70], [40, 132, 46, 255]);
  expect(partsOf(changedCells(table, colourCells(wood)), table.columns)).toEqual([
    { left: 64, top: 48, right: 96, bottom: 80 },
  ]);
});

test('a lamp that is switched on changes nothing, a card laid down meanwhile does', () => {
  expect(partsOf(changedCells(before, colourCells(picture(120))), before.columns)).toEqual([]);
  const both = colourCells(picture(120, [[32, 48, 80, 96]]));
  expect(partsOf(changedCells(before, both), before.columns)).toHaveLength(1);
});

test('a speck is no change', () => {
  const speck = colourCells(picture(90, [[33, 49, 40, 56]]));
  expect(partsOf(changedCells(before, speck), before.columns)).toEqual([]);
});

test('what was looked at counts as known', () => {
  const now = colourCells(picture(90, [[32, 48, 80, 96]]));
  const known = colourCells(picture(90));
  const [part] = partsOf(changedCells(known, now), known.columns);
  takeOver(known, now, part!);
  expect(partsOf(changedCells(known, now), known.columns)).toEqual([]);
});

test('parts stay in the picture, and those that meet become one', () => {
  const corner = { left: 0, top: 0, right: 32, bottom: 32 };
  expect(widen(corner, 20, 320, 192)).toEqual({ left: 0, top: 0, right: 52, bottom: 52 });
  const [a, b, c] = [
    { left: 0, top: 0, right: 32, bottom: 32 },
    { left: 100, top: 0, right: 132, bottom: 32 },
    { left: 20, top: 10, right: 110, bottom: 20 },
  ];
  expect(joinOverlapping([a, b])).toEqual([a, b]);
  expect(joinOverlapping([a, b, c])).toEqual([{ left: 0, top: 0, right: 132, bottom: 32 }]);
});
