import type { Detection, Point, Quad } from '../../table/detection.ts';
import { distance, minus, plus } from '../../table/points.ts';
import { centreOf, shortSide } from '../../table/quads.ts';
import { median } from '../../table/statistics.ts';
import type { SeenCard } from '../outlines/outliner.ts';
import { shareWithin } from '../outlines/quad-overlap.ts';
import { contrastOf, difference, softened, turned, type Look, type LookAt } from './look-within.ts';
import { standsOut } from './stand-out.ts';

/**
 * Backs that the nets overlooked, told by the many that they saw: where one is missing from a lay-out, the steps between the others
 * lead to it, and it looks like these.
 */

/** Fewer backs of one look are no lay-out. */
const LEAST_KNOWN = 5;
/** Neighbours are no further apart than this, in short sides. */
const STEP = 2.4;
/** Steps that end within this of each other, in short sides, lead to one place; so many have to. */
const SAME_PLACE = 0.3;
const LEAST_STEPS = 2;
/** A step is out by less than this across and along, in short sides: cards are put down crooked, and the table slants. */
const SHIFTS = [0, -0.12, 0.12, -0.24, 0.24];
/** A new one is so many times as far from the next as those that are known are from each other at most, in the median. */
const FARTHER = 1.6;
/**
 * But at least and at most so far, of 255: outlines are never quite right, and where even those that are known are further apart,
 * anything looks like them.
 */
const LEAST_APART = 4;
const MOST_APART = 9;
/** So many times as far before its outline is put on its edges. */
const ROUGHLY = 2;
/** Its print is as strong as theirs, up to this factor: grey paper looks like fine print out of focus. */
const CONTRAST = 1.5;
/** And stands out from the table by so much of what they do. */
const LEAST_OUT = 0.6;
/** A place of which more is taken by another card is not empty. */
const TAKEN = 0.1;
/** Nets overlook fewer than this part of those they see: where more are found, the table itself looks like the backs. */
const MOST_FOUND = 1 / 3;
/** How sure one is that was found so. */
const SCORE = 0.6;

interface KnownBack {
  readonly outline: Quad;
  readonly look: Look;
}

/**
 * The same cards, and the overlooked ones with them.
 *
 * @param seen cards as the nets and each other tell them
 * @param read cards that are told from their indices
 * @param snap puts an outline on the edges that are near it
 */
export function seekAlikeBacks(
  seen: readonly SeenCard[],
  read: readonly Detection[],
  lookAt: LookAt,
  snap: (outline: Quad) => Quad,
): readonly SeenCard[] {
  const known = seen
    .filter((card) => card.isOneOfMany === true)
    .map(({ outline }): KnownBack => {
      const snapped = snap(outline);
      return { outline: snapped, look: softened(lookAt(snapped)) };
    });
  if (known.length < LEAST_KNOWN) return seen;
  const usual = median(known.map((one) => nearestLook(one.look, known, one)));
  const most = Math.min(MOST_APART, Math.max(LEAST_APART, FARTHER * usual));
  const least = LEAST_OUT * median(known.map(({ outline }) => standsOut(lookAt, outline)));
  const contrast = median(known.map(({ outline }) => contrastOf(lookAt(outline))));
  const others = [...known, ...read].map(({ outline }) => outline);
  const found: SeenCard[] = [];
  for (const place of placesBeside(known.map(({ outline }) => outline))) {
    const taken = [...others, ...found.map(({ outline }) => outline)];
    const best = likest(place, known, lookAt);
    if (best.apart > ROUGHLY * most) continue;
    const outline = snap(best.outline);
    if (taken.some((one) => shareWithin(outline, one) > TAKEN)) continue;
    const look = lookAt(outline);
    if (standsOut(lookAt, outline) < least || nearestLook(softened(look), known) > most) continue;
    const byOthers = contrastOf(look) / contrast;
    if (byOthers > CONTRAST || byOthers < 1 / CONTRAST) continue;
    found.push({ side: 'back', outline, score: SCORE, seenAt: outline[0], isOneOfMany: true });
  }
  return found.length > MOST_FOUND * known.length ? seen : [...seen, ...found];
}

/** Where several steps from one card to a neighbour lead, taken from others, and no card is known: outlines of the nearest known one. */
function placesBeside(known: readonly Quad[]): readonly Quad[] {
  const centres = known.map(centreOf);
  const size = median(known.map(shortSide));
  const steps = centres.flatMap((from) =>
    centres
      .filter((to) => to !== from && distance(from, to) < STEP * size)
      .map((to) => minus(to, from)),
  );
  const ends = centres
    .flatMap((from) => steps.map((step) => plus(from, step)))
    .filter((end) => centres.every((centre) => distance(centre, end) > size / 2));
  const places: { readonly ends: Point[] }[] = [];
  for (const end of ends) {
    const same = places.find((place) => distance(place.ends[0]!, end) < SAME_PLACE * size);
    if (same === undefined) places.push({ ends: [end] });
    else same.ends.push(end);
  }
  return places
    .filter((place) => place.ends.length >= LEAST_STEPS)
    .sort((one, other) => other.ends.length - one.ends.length)
    .map((place) => {
      const middle: Point = [
        median(place.ends.map(([x]) => x)),
        median(place.ends.map(([, y]) => y)),
      ];
      const nearest = known.reduce((best, one) =>
        distance(centreOf(one), middle) < distance(centreOf(best), middle) ? one : best,
      );
      return moved(nearest, minus(middle, centreOf(nearest)));
    });
}

/** Where around a place the picture looks most like a back, and how far from one it is there. */
function likest(place: Quad, known: readonly KnownBack[], lookAt: LookAt) {
  const size = shortSide(place);
  let best = { outline: place, apart: Number.POSITIVE_INFINITY };
  for (const x of SHIFTS) {
    for (const y of SHIFTS) {
      const outline = moved(place, [x * size, y * size]);
      const apart = nearestLook(softened(lookAt(outline)), known);
      if (apart < best.apart) best = { outline, apart };
    }
  }
  return best;
}

/** How far a look is from that of the likest known back, perhaps turned round. */
function nearestLook(look: Look, known: readonly KnownBack[], except?: KnownBack): number {
  const round = turned(look);
  const apart = known
    .filter((one) => one !== except)
    .map((one) => Math.min(difference(look, one.look), difference(round, one.look)));
  return Math.min(...apart);
}

function moved(outline: Quad, by: Point): Quad {
  return outline.map((corner) => plus(corner, by)) as unknown as Quad;
}
