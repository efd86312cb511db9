import type { Point } from './detection.ts';
import type { Box } from './sighting.ts';

/** Whether a point lies in a part of a picture, both in its pixels. */
export function isInBox({ left, top, right, bottom }: Box, [x, y]: Point): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

/** The least box around some points: the corners of an outline, or of several. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Whether two parts of a picture have anything in common. */
export function doMeet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
