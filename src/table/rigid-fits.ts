import type { Point } from './detection.ts';
import type { Homography } from './homography.ts';
import { project } from './homography.ts';
import { distance, minus } from './points.ts';

/** Two places and two cards fit each other when they are as far apart to within this, in card widths. */
const SAME_LENGTH = 0.35;
/** A card is where a place should be to within this, in card widths. */
const NEAR = 0.45;
/** Short steps tell a turn badly. */
const LEAST_STEP = 2.5;
/** How many of the best fits are kept. */
const KEPT = 8;

/**
 * The turns and shifts that bring most places onto cards, the best first: each pair of cards that is as far apart as a
 * pair of places is tried.
 *
 * @param places and
 * @param cards on tables seen from above, in card widths
 */
export function rigidFits(
  places: readonly Point[],
  cards: readonly Point[],
): readonly Homography[] {
  const fits: { readonly map: Homography; readonly count: number }[] = [];
  // The longest steps from a few places are enough: each has its card, unless it was taken.
  for (const [from, to] of longSteps(places)) {
    const length = distance(from, to);
    for (const start of cards) {
      for (const end of cards) {
        if (Math.abs(distance(start, end) - length) > SAME_LENGTH) continue;
        const map = movingTo(from, to, start, end);
        const count = places.filter((place) => {
          const moved = project(map, place);
          return cards.some((card) => distance(card, moved) < NEAR);
        }).length;
        fits.push({ map, count });
      }
    }
  }
  return fits
    .sort((one, other) => other.count - one.count)
    .slice(0, KEPT)
    .map(({ map }) => map);
}

/** From each place to the furthest from it. */
function longSteps(places: readonly Point[]): readonly (readonly [Point, Point])[] {
  return places.flatMap((from) => {
    const to = places.reduce(
      (best, place) => (distance(place, from) > distance(best, from) ? place : best),
      from,
    );
    return distance(from, to) >= LEAST_STEP ? [[from, to] as const] : [];
  });
}

/** The turn and shift that bring one step onto another. */
function movingTo(from: Point, to: Point, start: Point, end: Point): Homography {
  const [x, y] = minus(to, from);
  const [u, v] = minus(end, start);
  const angle = Math.atan2(v, u) - Math.atan2(y, x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    cos,
    -sin,
    start[0] - cos * from[0] + sin * from[1],
    sin,
    cos,
    start[1] - sin * from[0] - cos * from[1],
    0,
    0,
    1,
  ];
}
