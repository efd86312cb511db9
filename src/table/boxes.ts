import type { Point } from './detection.ts';
import type { Box } from './sighting.ts';

/** Whether a point lies in a part of a picture, both in its pixels. */
export function isInBox({ left, top, right, bottom }: Box, [x, y]: Point): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}
