import { expect, test } from 'vitest';
import type { Quad } from '../../../src/table/detection.ts';
import { overlap } from '../../../src/vision/outlines/quad-overlap.ts';

const box = (left: number, top: number, width: number, height: number): Quad => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

test('an outline has all in common with itself, whichever corner comes first and whichever way round', () => {
  const one = box(3, 4, 10, 14);
  const [a, b, c, d] = one;
  expect(overlap(one, one)).toBeCloseTo(1);
  expect(overlap(one, [c, d, a, b])).toBeCloseTo(1);
  expect(overlap(one, [d, c, b, a])).toBeCloseTo(1);
});

test('what is common is a share of what both cover together', () => {
  expect(overlap(box(0, 0, 10, 10), box(5, 0, 10, 10))).toBeCloseTo(50 / 150);
  expect(overlap(box(0, 0, 10, 10), box(2, 2, 5, 5))).toBeCloseTo(25 / 100);
});

test('a square and the same turned by an eighth share a regular octagon', () => {
  const half = 10 / Math.SQRT2;
  const diamond: Quad = [
    [0, -half],
    [half, 0],
    [0, half],
    [-half, 0],
  ];
  // Of two squares of side 1: the octagon has 2 (√2 - 1), both together 2 less that.
  const octagon = 2 * (Math.SQRT2 - 1);
  expect(overlap(box(-5, -5, 10, 10), diamond)).toBeCloseTo(octagon / (2 - octagon));
});

test('outlines apart, or without area, share nothing', () => {
  expect(overlap(box(0, 0, 10, 10), box(11, 0, 10, 10))).toBe(0);
  expect(overlap(box(0, 0, 10, 0), box(0, 0, 10, 0))).toBe(0);
});
