import type { Point } from './detection.ts';
import { dot, minus } from './points.ts';

/** Whether two convex polygons share some area: no side of either parts them (separating axis theorem). */
export function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return !isParted(one, other) && !isParted(other, one);
}

/** Whether a point lies in a convex polygon. */
export function contains(polygon: readonly Point[], point: Point): boolean {
  return !isParted(polygon, [point]);
}

function isParted(sides: readonly Point[], other: readonly Point[]): boolean {
  return sides.some((from, index) => {
    const to = sides[(index + 1) % sides.length] ?? from;
    const [dx, dy] = minus(to, from);
    const normal: Point = [dy, -dx];
    const own = sides.map((point) => dot(normal, point));
    const others = other.map((point) => dot(normal, point));
    return Math.max(...own) <= Math.min(...others) || Math.max(...others) <= Math.min(...own);
  });
}
