import type { Point } from '../../table/detection.ts';
import { distance, dot, minus } from '../../table/points.ts';
import { CARD_ASPECT } from '../../table/quads.ts';
import type { IndexFrame } from './index-frame.ts';

/**
 * Where the middle of the index lies on a card, in card widths and heights from its left and top edge: the median over
 * the decks of `models/ground`.
 */
export const INDEX_X = 0.092;
export const INDEX_Y = 0.143;
/** From the left index to the right one, and from the top to the bottom, in card widths. */
export const ACROSS = 1 - 2 * INDEX_X;
const DOWN = CARD_ASPECT * (1 - 2 * INDEX_Y);

/** Cosines between the tops of two indices of one card: facing away from each other, or the same way. */
const TURNED = -0.6;
const ALIKE = 0.8;
/** How far a measured distance may be from the expected one, as a factor: tilt shortens one direction and not the other. */
const STRETCH = 1.9;
const SQUEEZE = 0.6;
/** How far an index may be from the line on which it is expected, in card widths. */
const ASIDE = 0.3;
/** How far the point half way between two opposite indices may be from the card's middle, in the way from index to middle. */
const HALF_WAY = 0.5;
/** Indices nearer than this, in card widths, are one seen twice; cards of the deepest fans are farther apart. */
const REPEATED = 0.13;
/** The same for two whose sizes differ by more than this factor: cards that lie so near are of one size in a picture. */
const REPEATED_LARGER = 0.6;
const OTHER_SIZE = 1.4;

/**
 * How two indices can lie on one card: at `opposite` corners as on every card (top left and bottom right), `beside` or
 * `below` each other as only on a card with four indices, or as the `same` index seen twice.
 */
export type Relation = 'opposite' | 'beside' | 'below' | 'same';

/** The axes of an index: unit vectors to its right and its top, and how to measure along them. */
export function axesOf({ right, up }: IndexFrame): {
  readonly right: Point;
  readonly up: Point;
  /** Components of a vector to the right and *down* the card; the axes need not be at right angles. */
  along(vector: Point): Point;
} {
  const unit = ([x, y]: Point): Point => {
    const length = Math.max(Math.hypot(x, y), 1e-6);
    return [x / length, y / length];
  };
  const r = unit(right);
  const u = unit(up);
  const cross = r[0] * -u[1] + r[1] * u[0];
  const safe = Math.abs(cross) < 0.2 ? 0.2 * (Math.sign(cross) || 1) : cross;
  return {
    right: r,
    up: u,
    along: ([x, y]) => [(x * -u[1] + y * u[0]) / safe, (r[0] * y - r[1] * x) / safe],
  };
}

/**
 * The card's width in pixels by one index's way to the middle: told from its part down the card, because an index at the
 * top right of a four-index card is easily taken for one at the top left, and its middle sought on the wrong side.
 */
export function widthBy(frame: IndexFrame): number {
  const [, down] = axesOf(frame).along(minus(frame.centre, frame.middle));
  return (2 * Math.abs(down)) / DOWN;
}

function cosine(a: Point, b: Point): number {
  return dot(a, b) / Math.max(Math.hypot(...a) * Math.hypot(...b), 1e-6);
}

export function toMiddle({ middle, centre }: IndexFrame): number {
  return distance(centre, middle);
}

/** Whether one index stands on its head seen from the other. */
export function isTurned(a: IndexFrame, b: IndexFrame): boolean {
  return cosine(a.up, b.up) < TURNED;
}

/** How far apart two indices take the middle of their card to be, in the way from index to middle. */
export function disagreement(a: IndexFrame, b: IndexFrame): number {
  return distance(a.centre, b.centre) / Math.max(toMiddle(a), toMiddle(b));
}

function isRepeat(a: IndexFrame, b: IndexFrame): boolean {
  const apart = distance(a.middle, b.middle) / Math.max(widthBy(a), widthBy(b));
  const ratio = Math.hypot(...a.up) / Math.hypot(...b.up);
  const isOtherSize = ratio > OTHER_SIZE || ratio < 1 / OTHER_SIZE;
  return apart < (isOtherSize ? REPEATED_LARGER : REPEATED);
}

/** How two indices can be of one card, by where they lie; undefined if they can't. */
export function relate(a: IndexFrame, b: IndexFrame): Relation | undefined {
  const turn = cosine(a.up, b.up);
  const width = (widthBy(a) + widthBy(b)) / 2;
  const [x, y] = axesOf(a).along(minus(b.middle, a.middle));
  const [across, down] = [x / width, y / width];
  const isFar = (value: number, expected: number): boolean =>
    value > SQUEEZE * expected && value < STRETCH * expected;
  if (turn < TURNED) {
    const halfWay: Point = [(a.middle[0] + b.middle[0]) / 2, (a.middle[1] + b.middle[1]) / 2];
    const apart = Math.min(distance(halfWay, a.centre), distance(halfWay, b.centre));
    if (apart < HALF_WAY * Math.max(toMiddle(a), toMiddle(b))) return 'opposite';
    if (!isFar(down, DOWN)) return undefined;
    if (Math.abs(across) < ASIDE || isFar(-across, ACROSS)) return 'below';
    return isFar(across, ACROSS) ? 'opposite' : undefined;
  }
  if (turn < ALIKE) return undefined;
  if (isRepeat(a, b)) return 'same';
  return Math.abs(down) < ASIDE && isFar(Math.abs(across), ACROSS) ? 'beside' : undefined;
}
