import type { Quad } from './detection.ts';
import type { Homography } from './homography.ts';
import { compose, projectQuad } from './homography.ts';
import { leastSquares } from './linear.ts';
import type { Metric } from './quads.ts';
import { areaOf, centreOf, mapOf, metricAt } from './quads.ts';
import { mean, median } from './statistics.ts';

/** Fewer cards than these do not tell how the table slants away: it is taken to be as far everywhere. */
const LEAST_CARDS = 4;

/** Rounds of weighing out the outlines that disagree, and the relative error at which weight is lost. */
const ROUNDS = 4;
const TOLERANCE = 0.06;

/** A corner nearer to the horizon than this part of what the middle of the cards is, is a misfit and no table. */
const HORIZON = 0.2;

/**
 * The map from a picture to the table seen from above, in card widths, up to a turn and a shift, as the cards
 * themselves tell it: they are equally large and lie in one plane.
 *
 * The map from a picture to a plane in it scales areas by the inverse cube of a linear function of the place in the
 * picture, whose zero is the horizon. So the cube root of the area at which a card is seen is linear in its place
 * (Criminisi, Accurate Visual Metrology, 2001, finds the vanishing line so from equal areas). What is left after that
 * is an affine map, which the common shape of the cards undoes.
 *
 * @param outlines in pixels, at least one with area
 * @returns undefined if there is none
 */
export function flatten(outlines: readonly Quad[]): Homography | undefined {
  const solid = outlines.filter((outline) => areaOf(outline) > 1);
  if (solid.length === 0) return undefined;
  const levelled = levelling(solid);
  const metrics = solid.flatMap((outline) => metricAt(projectQuad(levelled, outline)) ?? []);
  if (metrics.length === 0) return undefined;
  const toTable = mapOf(medianMetric(metrics));
  const [[a, d], [b, e]] = [toTable([1, 0]), toTable([0, 1])];
  return compose(levelled, [a, b, 0, d, e, 0, 0, 0, 1]);
}

/** The projective part, around the middle of the cards: after it, all cards are about equally large. */
function levelling(outlines: readonly Quad[]): Homography {
  const centres = outlines.map(centreOf);
  const x = mean(centres.map((centre) => centre[0]));
  const y = mean(centres.map((centre) => centre[1]));
  const toMiddle: Homography = [1, 0, -x, 0, 1, -y, 0, 0, 1];
  const [g, h] = slantOf(outlines.map((outline) => projectQuad(toMiddle, outline)));
  const heights = outlines
    .flat()
    .map(([cornerX, cornerY]) => g * (cornerX - x) + h * (cornerY - y));
  return Math.min(...heights) + 1 < HORIZON
    ? toMiddle
    : compose(toMiddle, [1, 0, 0, 0, 1, 0, g, h, 1]);
}

/**
 * How the cube roots of the areas grow across the picture, as parts of that at the origin: a plane, fitted robustly
 * (iteratively reweighed, Cauchy's weights).
 */
function slantOf(outlines: readonly Quad[]): readonly [g: number, h: number] {
  if (outlines.length < LEAST_CARDS) return [0, 0];
  const centres = outlines.map(centreOf);
  const spread = mean(centres.map((centre) => Math.hypot(...centre))) || 1;
  const roots = outlines.map((outline) => Math.cbrt(areaOf(outline)));
  const scale = mean(roots);
  const rows = centres.map(([x, y]) => [x / spread, y / spread, 1] as const);
  const right = roots.map((root) => root / scale);
  let weights = rows.map(() => 1);
  let plane: readonly number[] = [0, 0, 1];
  for (let round = 0; round < ROUNDS; round += 1) {
    plane = leastSquares(rows, right, weights) ?? plane;
    const [g = 0, h = 0, i = 1] = plane;
    weights = rows.map(([x, y], index) => {
      const error = (g * x + h * y + i - (right[index] ?? 0)) / TOLERANCE;
      return 1 / (1 + error * error);
    });
  }
  const [g = 0, h = 0, i = 1] = plane;
  return [g / i / spread, h / i / spread];
}

/** Entry by entry, so that a few outlines with their sides mixed up do no harm. */
function medianMetric(metrics: readonly Metric[]): Metric {
  const of = (part: keyof Metric) => median(metrics.map((metric) => metric[part]));
  return { xx: of('xx'), xy: of('xy'), yy: of('yy') };
}
