import type { Point, Quad } from './detection.ts';
import { cross, distance, dot, minus } from './points.ts';

/** Height of a card in card widths: a poker card is 63 by 88 mm. A bridge card is a little slimmer. */
export const CARD_ASPECT = 88 / 63;

/**
 * How long a step in the picture is on the table, in card widths: the square of the length of (x, y) is
 * `xx x² + 2 xy x y + yy y²`. Unlike a scale it holds for a table seen at a slant, and unlike a frame it does not
 * depend on how the card lies, so those of several cards can be averaged.
 */
export interface Metric {
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

/** A linear map from the picture to the table, in card widths, up to a rotation. */
export type LinearMap = (point: Point) => Point;

export function centreOf(quad: Quad): Point {
  const [x, y] = quad.reduce<Point>(([sumX, sumY], [px, py]) => [sumX + px, sumY + py], [0, 0]);
  return [x / 4, y / 4];
}

/** Its area, whichever way round it goes. */
export function areaOf([a, b, c, d]: Quad): number {
  return Math.abs(cross(minus(c, a), minus(d, b))) / 2;
}

/** Mean of the two long sides, from the printed top to the bottom. */
export function heightVector([topLeft, topRight, bottomRight, bottomLeft]: Quad): Point {
  return mean(minus(bottomLeft, topLeft), minus(bottomRight, topRight));
}

/** Mean of the two short sides, from the printed left to the right. */
export function widthVector([topLeft, topRight, bottomRight, bottomLeft]: Quad): Point {
  return mean(minus(topRight, topLeft), minus(bottomRight, bottomLeft));
}

/** The metric of the table where this card lies; undefined for an outline without area. */
export function metricAt(quad: Quad): Metric | undefined {
  const [ux, uy] = widthVector(quad);
  const [vx, vy] = heightVector(quad).map((side) => side / CARD_ASPECT) as [number, number];
  const area = ux * vy - uy * vx;
  if (Math.abs(area) < Number.EPSILON) return undefined;
  // Rows of the inverse of the matrix whose columns are one card width along each side of the card.
  const [ax, ay, bx, by] = [vy / area, -vx / area, -uy / area, ux / area];
  return { xx: ax * ax + bx * bx, xy: ax * ay + bx * by, yy: ay * ay + by * by };
}

/** Of at least one metric. */
export function meanMetric(metrics: readonly Metric[]): Metric {
  const meanOf = (part: keyof Metric) =>
    metrics.reduce((sum, metric) => sum + metric[part], 0) / metrics.length;
  return { xx: meanOf('xx'), xy: meanOf('xy'), yy: meanOf('yy') };
}

/** A map under which plain distances are those of the metric (its Cholesky factor). */
export function mapOf({ xx, xy, yy }: Metric): LinearMap {
  const a = Math.sqrt(xx);
  const b = xy / a;
  const c = Math.sqrt(Math.max(0, yy - b * b));
  return ([x, y]) => [a * x + b * y, c * y];
}

/** Its area in cards, and its long side by its short one, on a table of this metric. */
export function shapeUnder(metric: Metric, outline: Quad) {
  const [a, b, c, d] = outline.map(mapOf(metric)) as unknown as Quad;
  const one = distance(a, b) + distance(c, d);
  const other = distance(b, c) + distance(d, a);
  return {
    area: areaOf([a, b, c, d]) / CARD_ASPECT,
    aspect: Math.max(one, other) / Math.min(one, other),
  };
}

/** Distance from a point to a quadrilateral without dents; 0 inside it. */
export function distanceTo(quad: Quad, point: Point): number {
  let nearest = Infinity;
  let leftOf = 0;
  for (let side = 0; side < 4; side += 1) {
    const from = quad[side] as Point;
    const to = quad[(side + 1) % 4] as Point;
    nearest = Math.min(nearest, distanceToSide(from, to, point));
    leftOf += Math.sign(cross(minus(to, from), minus(point, from)));
  }
  return Math.abs(leftOf) === 4 ? 0 : nearest;
}

function distanceToSide(from: Point, to: Point, point: Point): number {
  const along = minus(to, from);
  const offset = minus(point, from);
  const lengthSquared = dot(along, along);
  const part = lengthSquared === 0 ? 0 : clamp(dot(along, offset) / lengthSquared, 0, 1);
  return Math.hypot(offset[0] - part * along[0], offset[1] - part * along[1]);
}

function mean(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The shorter of two sides that meet: the width of a card, however its corners are counted. */
export function shortSide([a, b, c]: Quad): number {
  return Math.min(distance(a, b), distance(b, c));
}
