import type { Point } from './detection.ts';

/** Corners of the round pen that a padded hull is drawn with. */
const ROUND_CORNERS = 12;

/** Twice the area of the triangle a, b, c; positive if it turns clockwise on a screen. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Convex hull by Andrew's monotone chain; no corner is repeated. */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    for (;;) {
      const [before, last] = chain.slice(-2);
      if (before === undefined || last === undefined || turn(before, last, point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** The hull of points, `padding` wider all round, with round corners. */
export function paddedHull(points: readonly Point[], padding: number): readonly Point[] {
  const rim = points.flatMap(([x, y]) =>
    Array.from({ length: ROUND_CORNERS }, (_, step): Point => {
      const angle = (2 * Math.PI * step) / ROUND_CORNERS;
      return [x + padding * Math.cos(angle), y + padding * Math.sin(angle)];
    }),
  );
  return convexHull(rim);
}
