import type { Point } from '../../table/detection.ts';
import { distance } from '../../table/points.ts';

/**
 * Where an index (rank over suit) lies: its middle, half its width as a vector to its right, half its height as a
 * vector to its top, and the middle of the card it is on. Pixels of the picture, pixel centres at whole numbers.
 */
export interface IndexFrame {
  readonly middle: Point;
  readonly right: Point;
  readonly up: Point;
  readonly centre: Point;
  /** The finder's heat at the peak, 0 to 1. */
  readonly score: number;
}

/** The frame in a picture `scale` times as large, pixel centres kept at whole numbers. */
export function scaleFrame(frame: IndexFrame, scale: number): IndexFrame {
  const place = ([x, y]: Point): Point => [(x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5];
  const vector = ([x, y]: Point): Point => [x * scale, y * scale];
  return {
    middle: place(frame.middle),
    right: vector(frame.right),
    up: vector(frame.up),
    centre: place(frame.centre),
    score: frame.score,
  };
}

/** The frame in a picture of which that of the frame is a part that begins at a point. */
export function moveFrame(frame: IndexFrame, [dx, dy]: Point): IndexFrame {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  return { ...frame, middle: move(frame.middle), centre: move(frame.centre) };
}

/** How close two frames may be before they are one index seen twice, in their smaller half size. */
const SAME_INDEX = 0.9;
const LEAST_PIXELS = 3;

/** The frames without repeats: where several say the same index, the surest stays. */
export function suppressRepeats(frames: readonly IndexFrame[]): IndexFrame[] {
  const kept: IndexFrame[] = [];
  for (const frame of [...frames].sort((a, b) => b.score - a.score)) {
    const size = Math.min(Math.hypot(...frame.right) * 1.2, Math.hypot(...frame.up));
    const near = Math.max(LEAST_PIXELS, SAME_INDEX * size);
    if (kept.every((other) => distance(other.middle, frame.middle) > near)) kept.push(frame);
  }
  return kept;
}
