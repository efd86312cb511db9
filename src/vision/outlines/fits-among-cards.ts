import type { Detection, Point, Quad } from '../../table/detection.ts';
import type { DieDetection } from '../../table/die-detection.ts';
import { distance } from '../../table/points.ts';
import { fitHomography, type Homography } from '../../table/homography.ts';
import {
  areaOf,
  CARD_ASPECT,
  centreOf,
  distanceTo,
  metricAt,
  shapeUnder,
  shortSide,
} from '../../table/quads.ts';

/**
 * What can lie on a table beside cards that are known: the cards of a table are of one size, and a die is smaller than a
 * card. The nearest known card tells how large that is in the picture, and how the table slants there.
 */

/** The area of a card on the table by that of the nearest known one: outlines are rough, and the nearest may be far. */
const LEAST_AREA = 0.55;
const MOST_AREA = 2.2;
/** Its long side by its short one; CARD_ASPECT if all was exact. */
const MOST_ASPECT = 2.1;
/** The same, and the cosine of its corners, by the picture alone. */
const LEAST_ASPECT_ALONE = 1.2;
const MOST_ASPECT_ALONE = 1.8;
const MOST_COSINE = 0.25;
/** Focal lengths of phones' cameras in longest sides of the picture: wide, usual, twice and three times as near. */
const FOCALS = [0.6, 0.85, 1.5, 2.5];
/** A card's width in sizes of a die: 57 to 63 mm, dice 8 to 25 mm; one that stands nearer shows larger. */
const LEAST_WIDTH = 1.8;
/** A die's size in card widths: dice are 8 to 25 mm wide, cards 57 to 63; one that stands nearer shows larger. */
const LEAST_DIE = 0.1;
const MOST_DIE = 0.6;

const UNIT: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

export function nearestTo(place: Point, cards: readonly Quad[]): Quad | undefined {
  return cards.reduce<Quad | undefined>((best, card) => {
    const isNearer =
      best === undefined || distance(centreOf(card), place) < distance(centreOf(best), place);
    return isNearer ? card : best;
  }, undefined);
}

/** Whether an outline is of the size and the shape that a card has there, by the cards that are known; if none is, yes. */
export function isCardSized(outline: Quad, known: readonly Quad[]): boolean {
  const near = nearestTo(centreOf(outline), known);
  const metric = near && metricAt(near);
  if (metric === undefined) return true;
  const { area, aspect } = shapeUnder(metric, outline);
  return area > LEAST_AREA && area < MOST_AREA && aspect < MOST_ASPECT;
}

/**
 * Whether an outline is that of a rectangle like a card, seen by some camera whose picture is `width` by `height` pixels: for
 * a known focal length a plane's homography tells lengths and angles on it (Zhang 2000, equations 3 and 4).
 */
export function isCardShaped(outline: Quad, width: number, height: number): boolean {
  const map = fitHomography(
    UNIT.map((from, i) => ({
      from,
      to: [outline[i]![0] - width / 2, outline[i]![1] - height / 2],
    })),
  );
  return (
    map !== undefined && FOCALS.some((focal) => isCardFrom(map, focal * Math.max(width, height)))
  );
}

/** map: from the unit square to the picture, its middle at the origin. */
function isCardFrom(map: Homography, focal: number): boolean {
  const across = [map[0] / focal, map[3] / focal, map[6]] as const;
  const along = [map[1] / focal, map[4] / focal, map[7]] as const;
  const [wide, high] = [Math.hypot(...across), Math.hypot(...along)];
  const product = across.reduce((sum, part, i) => sum + part * along[i]!, 0);
  const aspect = Math.max(wide, high) / Math.min(wide, high);
  return (
    aspect > LEAST_ASPECT_ALONE &&
    aspect < MOST_ASPECT_ALONE &&
    Math.abs(product) < MOST_COSINE * wide * high
  );
}

/** Whether an outline is as much larger than the nearest die as cards are. */
export function isLargerThanDice(outline: Quad, dice: readonly DieDetection[]): boolean {
  const middle = centreOf(outline);
  const nearest = dice.reduce<DieDetection | undefined>(
    (best, die) =>
      best === undefined || distance(die.centre, middle) < distance(best.centre, middle)
        ? die
        : best,
    undefined,
  );
  return nearest === undefined || shortSide(outline) > LEAST_WIDTH * nearest.size;
}

/**
 * The dice that are no pips of a card that lies face up and no print of a back, nor too small or too large beside the cards that
 * are known. backs: outlines of cards that certainly lie face down.
 */
export function plausibleDice(
  dice: readonly DieDetection[],
  cards: readonly Detection[],
  backs: readonly Quad[] = [],
): readonly DieDetection[] {
  const named = cards.filter(({ card }) => card !== 'unsure').map(({ outline }) => outline);
  const known = [...named, ...backs];
  return dice.filter(({ centre, size }) => {
    const near = nearestTo(centre, known);
    if (near === undefined) return true;
    const wide = Math.sqrt(areaOf(near) / CARD_ASPECT);
    const isIn = known.some((outline) => distanceTo(outline, centre) === 0);
    return !isIn && size > LEAST_DIE * wide && size < MOST_DIE * wide;
  });
}
