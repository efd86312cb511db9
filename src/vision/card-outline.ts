import type { Point, Quad } from '../table/detection.ts';
import type { IndexFrame } from './index-frame.ts';

/**
 * Where the middle of the index lies on a card, in card widths and heights from its left and top edge: the median over
 * the decks of `models/ground`.
 */
const INDEX_X = 0.092;
const INDEX_Y = 0.143;
/** Height of a card by its width: poker and bridge cards lie between 1.35 and 1.56. */
const ASPECT = 1.4;
const LEAST_ASPECT = 0.75;
const MOST_ASPECT = 2.4;

const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
const scale = ([x, y]: Point, k: number): Point => [x * k, y * k];

/** Half the card's width and height as vectors to its right and top, told from one index and the way to the middle. */
function halfSides({ middle, right, up, centre }: IndexFrame): { right: Point; up: Point } {
  const toCentre: Point = [centre[0] - middle[0], centre[1] - middle[1]];
  const wide = Math.hypot(...right);
  const high = Math.hypot(...up);
  const unitRight = scale(right, 1 / Math.max(wide, 1e-6));
  const unitUp = scale(up, 1 / Math.max(high, 1e-6));
  // Solve toCentre = a * unitRight - b * unitUp.
  const cross = unitRight[0] * -unitUp[1] + unitRight[1] * unitUp[0];
  const safe = Math.abs(cross) < 0.2 ? 0.2 * (Math.sign(cross) || 1) : cross;
  const a = (toCentre[0] * -unitUp[1] + toCentre[1] * unitUp[0]) / safe;
  const b = (unitRight[0] * toCentre[1] - unitRight[1] * toCentre[0]) / safe;
  // An index in the top right corner of a four-index pack has its card to the left.
  const halfWidth = (Math.abs(a) * 0.5) / (0.5 - INDEX_X);
  const halfHeight = (Math.abs(b) * 0.5) / (0.5 - INDEX_Y);
  const aspect = halfHeight / Math.max(halfWidth, 1e-6);
  // A way to the middle that fits no card: trust its length and the usual proportions.
  const plausible = aspect > LEAST_ASPECT && aspect < MOST_ASPECT;
  const along = Math.hypot(...toCentre) / Math.hypot(1 - 2 * INDEX_X, ASPECT * (1 - 2 * INDEX_Y));
  return {
    right: scale(unitRight, plausible ? halfWidth : along),
    up: scale(unitUp, plausible ? halfHeight : along * ASPECT),
  };
}

/**
 * The outline of a card of which some indices are seen: the mean of what each tells, those that stand on their head
 * turned over. frames: at least one; the first decides which end is the top.
 */
export function outlineOf(frames: readonly IndexFrame[]): Quad {
  let centre: Point = [0, 0];
  let right: Point = [0, 0];
  let up: Point = [0, 0];
  const first = frames[0]!;
  for (const frame of frames) {
    const half = halfSides(frame);
    const same = frame.up[0] * first.up[0] + frame.up[1] * first.up[1] >= 0 ? 1 : -1;
    centre = add(centre, scale(frame.centre, 1 / frames.length));
    right = add(right, scale(half.right, same / frames.length));
    up = add(up, scale(half.up, same / frames.length));
  }
  // Frames count pixel centres at whole numbers, outlines at halves.
  const middle = add(centre, [0.5, 0.5]);
  const corner = (x: number, y: number): Point => add(middle, add(scale(right, x), scale(up, y)));
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}
