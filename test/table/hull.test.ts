import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/table/detection.ts';
import { convexHull, paddedHull } from '../../src/table/hull.ts';

const point = fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }));

/** Twice the signed area of a triangle. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const sides = (outline: readonly Point[]): readonly [Point, Point][] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);

describe('the convex hull', () => {
  test('of a square with points in and on it is the square', () => {
    const square: readonly Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    const hull = convexHull([...square, [2, 2], [2, 0], [4, 1]]);
    expect(new Set(hull)).toEqual(new Set(square));
  });

  test('bends one way only and holds every point', () => {
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 3, selector: String }), (points) => {
        const hull = convexHull(points);
        fc.pre(hull.length > 2);
        for (const [from, to] of sides(hull))
          expect(points.every((inner) => turn(from, to, inner) >= 0)).toBe(true);
      }),
    );
  });
});

test('a padded hull keeps its distance from every point', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
      for (const [from, to] of sides(paddedHull(points, 10))) {
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const nearest = Math.min(...points.map((inner) => turn(from, to, inner) / length));
        // Twelve corners make the pen a little less than round.
        expect(nearest).toBeGreaterThan(10 * Math.cos(Math.PI / 12) - 1e-6);
      }
    }),
  );
});
