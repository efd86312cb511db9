import type { Point, Quad } from './detection.ts';
import { leastSquares } from './linear.ts';
import { distance } from './points.ts';

/**
 * A projective map of the plane, row by row: (x, y) goes to ((ax + by + c) / w, (dx + ey + f) / w) with
 * w = gx + hy + i. What a camera makes of a flat table.
 */
export type Homography = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
];

export const UNMOVED: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** A place in one plane and where it is in another. */
export interface Match {
  readonly from: Point;
  readonly to: Point;
}

/** Rounds of weighing the equations by depth, after which the algebraic error is nearly that in pixels. */
const DEPTH_ROUNDS = 2;

export function project([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

export function projectQuad(map: Homography, quad: Quad): Quad {
  return quad.map((corner) => project(map, corner)) as unknown as Quad;
}

/** First `first`, then `second`. */
export function compose(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first;
  const times = (x: number, y: number, z: number) => [
    x * a + y * d + z * g,
    x * b + y * e + z * h,
    x * c + y * f + z * i,
  ];
  const [j, k, l, m, n, o, p, q, r] = second;
  return [...times(j, k, l), ...times(m, n, o), ...times(p, q, r)] as unknown as Homography;
}

/** By the adjugate; of a map without an inverse the entries are not finite. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const adjugate = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  return adjugate.map((entry) => entry / determinant) as unknown as Homography;
}

/** The affine map that sends (0, 0) to `origin` and the two unit steps to `across` and `along`. */
export function affine(origin: Point, across: Point, along: Point): Homography {
  return [across[0], along[0], origin[0], across[1], along[1], origin[1], 0, 0, 1];
}

/**
 * The homography that brings the matches together with the least sum of squared distances (nearly: the direct linear
 * transformation with Hartley's normalisation, reweighed by depth; Hartley and Zisserman, Multiple View Geometry, 4.1).
 *
 * @param matches at least four, no three of four on a line; undefined if they do not determine a map
 */
export function fitHomography(matches: readonly Match[]): Homography | undefined {
  if (matches.length < 4) return undefined;
  const source = normaliser(matches.map(({ from }) => from));
  const target = normaliser(matches.map(({ to }) => to));
  const pairs = matches.map(({ from, to }) => ({
    from: project(source, from),
    to: project(target, to),
  }));
  const rows = pairs.flatMap(({ from: [x, y], to: [u, v] }) => [
    [x, y, 1, 0, 0, 0, -u * x, -u * y],
    [0, 0, 0, x, y, 1, -v * x, -v * y],
  ]);
  const right = pairs.flatMap(({ to }) => to);
  let weights: readonly number[] | undefined;
  let fitted: Homography | undefined;
  for (let round = 0; round <= DEPTH_ROUNDS; round += 1) {
    const entries = leastSquares(rows, right, weights);
    if (entries === undefined) return undefined;
    fitted = [...entries, 1] as unknown as Homography;
    const [, , , , , , g, h, i] = fitted;
    weights = pairs.flatMap(({ from: [x, y] }) => {
      const weight = 1 / (g * x + h * y + i) ** 2;
      return [weight, weight];
    });
  }
  return fitted && compose(compose(source, fitted), invert(target));
}

/**
 * The turn, scale and shift that bring the matches together with least squares.
 *
 * @param matches at least two places that differ; undefined otherwise
 */
export function fitSimilarity(matches: readonly Match[]): Homography | undefined {
  const rows = matches.flatMap(({ from: [x, y] }) => [
    [x, -y, 1, 0],
    [y, x, 0, 1],
  ]);
  const entries =
    matches.length < 2
      ? undefined
      : leastSquares(
          rows,
          matches.flatMap(({ to }) => to),
        );
  if (entries === undefined) return undefined;
  const [a, b, c, f] = entries as [number, number, number, number];
  return [a, -b, c, b, a, f, 0, 0, 1];
}

/** Brings points around the origin, at a mean distance of the square root of two from it. */
function normaliser(points: readonly Point[]): Homography {
  const count = points.length;
  const centre: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / count,
    points.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
  const spread = points.reduce((sum, point) => sum + distance(point, centre), 0) / count;
  const scale = spread > 0 ? Math.SQRT2 / spread : 1;
  return [scale, 0, -scale * centre[0], 0, scale, -scale * centre[1], 0, 0, 1];
}
