import type { Detection, Point, Quad } from './detection.ts';
import type { Homography, Match } from './homography.ts';
import {
  compose,
  fitHomography,
  fitSimilarity,
  invert,
  project,
  projectQuad,
} from './homography.ts';
import { distance, minus, plus, times } from './points.ts';
import { areaOf, CARD_ASPECT, centreOf } from './quads.ts';
import { median } from './statistics.ts';
import type { PlaceId } from './table-view.ts';

/** A place of the lay-out, on the table: card widths, from an origin of the lay-out's own. */
export interface Place {
  readonly id: PlaceId;
  /** Where the middle of a card should be. */
  readonly home: Point;
  /** Where its card lies, or lay last; until one was seen, where one should. */
  readonly outline: Quad;
}

/** Where the lay-out is in the picture. */
export interface Bearings {
  /** From the table to the picture. */
  readonly toPicture: Homography;
  readonly places: readonly Place[];
}

/** A card within this of a place, in card widths from middle to middle, lies at it. */
const REACH = 0.6;
/** Nor does it lie further than this from where a card of the place should be. */
const HOME_REACH = 0.9;
/** What is seen at less or more than these parts of a card's area is no card of this table. */
const SIZES = { least: 0.45, most: 2.2 } as const;
/** A card that disagrees with the others by more than this, in card widths, was moved itself. */
const MOVED = 0.25;
/** Steps smaller than this, in card widths, are mostly noise, of which this part is followed. */
const NOISE = 0.06;
const GAIN = 0.3;

interface Outlined {
  readonly outline: Quad;
}

/** Which cards lie at which places. */
interface Assignment<Card> {
  readonly atPlace: ReadonlyMap<PlaceId, Card>;
  readonly elsewhere: readonly Card[];
}

/** Gives each place the card nearest to it, and each card at most one place. */
export function assign<Card extends Outlined>(
  { toPicture, places }: Bearings,
  cards: readonly Card[],
): Assignment<Card> {
  const toTable = invert(toPicture);
  const candidates = cards.flatMap((card) => {
    const flat = projectQuad(toTable, card.outline);
    const size = areaOf(flat) / CARD_ASPECT;
    if (!(size > SIZES.least && size < SIZES.most)) return [];
    const centre = centreOf(flat);
    return places.flatMap((place) => {
      const fromHome = distance(centre, place.home);
      const away = Math.min(fromHome, distance(centre, centreOf(place.outline)));
      return away < REACH && fromHome < HOME_REACH ? [{ card, place, away }] : [];
    });
  });
  candidates.sort((one, other) => one.away - other.away);
  const atPlace = new Map<PlaceId, Card>();
  const placed = new Set<Card>();
  for (const { card, place } of candidates) {
    if (placed.has(card)) continue;
    const rival = atPlace.get(place.id);
    if (rival === undefined) atPlace.set(place.id, card);
    // A second outline of the same card is no card elsewhere.
    if (rival === undefined || isSameCard(rival.outline, card.outline)) placed.add(card);
  }
  return { atPlace, elsewhere: cards.filter((card) => !placed.has(card)) };
}

function isSameCard(one: Quad, other: Quad): boolean {
  return distance(centreOf(one), centreOf(other)) < REACH * Math.sqrt(areaOf(one) / CARD_ASPECT);
}

/**
 * Follows a camera that moved a little: the map that brings the places to their cards. Places without a card go where
 * the others' turn, scale and shift take them.
 *
 * @param seen the places whose cards may be trusted not to have moved, with what was seen there
 * @returns the bearings, and how many of the cards agree with them
 */
export function follow(
  bearings: Bearings,
  seen: ReadonlyMap<PlaceId, Detection>,
): { readonly bearings: Bearings; readonly agreeing: number } {
  const { toPicture, places } = bearings;
  const pairs = places.flatMap(({ id, outline }) => {
    const card = seen.get(id);
    if (card === undefined) return [];
    const expected = projectQuad(toPicture, outline);
    const width = Math.sqrt(areaOf(expected) / CARD_ASPECT);
    return [{ id, from: centreOf(expected), to: centreOf(card.outline), width }];
  });
  if (pairs.length === 0) return { bearings, agreeing: 0 };
  const rough = stepOf(pairs);
  const agreeing = pairs.filter(
    ({ from, to, width }) => distance(project(rough, from), to) < MOVED * width,
  );
  const step = stepOf(agreeing.length > 0 ? agreeing : pairs);
  const isNoise = agreeing.every(({ from, to, width }) => distance(from, to) < NOISE * width * 2);
  const gain = isNoise ? GAIN : 1;
  const targets = new Map(agreeing.map(({ id, to }) => [id, to]));
  const matches = places.map(({ id, outline }): Match => {
    const from = centreOf(outline);
    const was = project(toPicture, from);
    const now = targets.get(id) ?? project(step, was);
    return { from, to: plus(was, times(minus(now, was), gain)) };
  });
  const fitted = fitHomography(matches) ?? compose(toPicture, step);
  return { bearings: { toPicture: fitted, places }, agreeing: agreeing.length };
}

/** The common step of most of the matches. */
function stepOf(matches: readonly Match[]): Homography {
  const steps = matches.map(({ from, to }) => minus(to, from));
  const shift: Point = [median(steps.map(([x]) => x)), median(steps.map(([, y]) => y))];
  return (
    (matches.length >= 3 ? fitSimilarity(matches) : undefined) ?? [
      1,
      0,
      shift[0],
      0,
      1,
      shift[1],
      0,
      0,
      1,
    ]
  );
}

/** Moves a place to where its card is seen, by this part of the way. */
export function settle(place: Place, seen: Quad, toTable: Homography, part: number): Place {
  const flat = projectQuad(toTable, seen);
  // A face-down card may be seen from either end: the corners are kept in the order they had.
  const [a, b, c, d] = flat;
  // A face-down card may be seen from any side: the corners are kept in the order they had.
  const away = (quad: Quad) =>
    quad.reduce((sum, corner, at) => sum + distance(corner, place.outline[at] ?? corner), 0);
  const order = [flat, [b, c, d, a], [c, d, a, b], [d, a, b, c]].reduce<Quad>(
    (best, turned) => (away(turned as Quad) < away(best) ? (turned as Quad) : best),
    flat,
  );
  const outline = place.outline.map((corner, index) =>
    plus(corner, times(minus(order[index] ?? corner, corner), part)),
  ) as unknown as Quad;
  return { ...place, outline };
}

/** The outlines of the places in the picture. */
export function outlinesOf({ toPicture, places }: Bearings): ReadonlyMap<PlaceId, Quad> {
  return new Map(places.map(({ id, outline }) => [id, projectQuad(toPicture, outline)]));
}
