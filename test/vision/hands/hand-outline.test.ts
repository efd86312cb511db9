import { expect, test } from 'vitest';
import type { Point } from '../../../src/table/detection.ts';
import { handFromLandmarks } from '../../../src/vision/hands/hand-outline.ts';

/** A flat hand with its wrist at (200, 400), the palm 100 long, fingers pointing up. */
const HAND: readonly Point[] = Array.from({ length: 21 }, (_, number): Point => {
  if (number === 0) return [200, 400];
  const finger = Math.floor((number - 1) / 4);
  const joint = (number - 1) % 4;
  return [140 + 30 * finger, 300 - 35 * joint];
});

function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  return outline.every(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -1e-6;
  });
}

test('a hand covers its landmarks, some flesh around them and a piece of the arm, and no more', () => {
  const { outline } = handFromLandmarks(HAND);
  for (const landmark of HAND) expect(isInside(outline, landmark)).toBe(true);
  expect(isInside(outline, [200, 500])).toBe(true);
  expect(isInside(outline, [200, 620])).toBe(false);
  expect(isInside(outline, [120, 300])).toBe(true);
  expect(isInside(outline, [60, 300])).toBe(false);
});

test('what it reaches with are the tips of thumb, index and middle finger', () => {
  expect(handFromLandmarks(HAND).tips).toEqual([HAND[4], HAND[8], HAND[12]]);
});

test('no landmarks make an empty hand and no trouble', () => {
  expect(handFromLandmarks([]).tips).toEqual([]);
});
