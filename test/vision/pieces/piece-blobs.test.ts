import { expect, test } from 'vitest';
import type { Quad } from '../../../src/table/detection.ts';
import { PATCH_HEIGHT, PATCH_WIDTH } from '../../../src/vision/pieces/card-patch.ts';
import { findBlobs } from '../../../src/vision/pieces/piece-blobs.ts';

const WHITE = [255, 255, 255] as const;
const BLUE = [30, 80, 200] as const;
const OUTLINE: Quad = [
  [0, 0],
  [72, 0],
  [72, 100],
  [0, 100],
];

/** The blobs of one white card, blue wherever `isBlue` says so of a pixel of its patch. */
function blobsOf(isBlue: (x: number, y: number) => boolean) {
  const colours = new Float32Array(PATCH_WIDTH * PATCH_HEIGHT * 3);
  for (let y = 0; y < PATCH_HEIGHT; y += 1) {
    for (let x = 0; x < PATCH_WIDTH; x += 1) {
      colours.set(isBlue(x, y) ? BLUE : WHITE, 3 * (y * PATCH_WIDTH + x));
    }
  }
  return findBlobs([{ outline: OUTLINE, colours, brightest: WHITE }], [false], WHITE);
}

const isInStone = (x: number, y: number) => Math.hypot(x - 18, y - 25) < 4.5;

test('blue print of a court card that touches a stone makes it no larger and does not move it', () => {
  const [alone] = blobsOf(isInStone);
  const [touching] = blobsOf((x, y) => isInStone(x, y) || (x > 17 && x <= 25 && y === 27));
  expect(alone!.diameter).toBeCloseTo(9 / PATCH_WIDTH, 5);
  expect(touching!.diameter).toBeCloseTo(alone!.diameter, 5);
  expect(touching!.centre).toEqual(alone!.centre);
});

test('a token that lies against blue art is told without it; art that is as large as a stone is none for that', () => {
  const isArt = (x: number, y: number) => x >= 21 && x < 31 && y >= 15 && y < 21;
  const isInToken = (x: number, y: number) => Math.hypot(x - 16, y - 25) < 7;
  const [token, ...others] = blobsOf((x, y) => isInToken(x, y) || isArt(x, y));
  expect(others).toEqual([]);
  expect(token!.diameter).toBeCloseTo(13.5 / PATCH_WIDTH, 1);
  expect(token!.fill).toBeGreaterThan(0.9);
  const stroke = (x: number, y: number) => x >= 6 && x < 21 && y === 18;
  expect(blobsOf((x, y) => isArt(x, y) || stroke(x, y))).toEqual([]);
});

test('a line as thin as print alone is no piece', () => {
  expect(blobsOf((x, y) => x > 10 && x < 22 && y === 20)).toEqual([]);
});
