import type { Bearings } from './bearings.ts';
import type { Point } from './detection.ts';
import { invert, project } from './homography.ts';
import { distance } from './points.ts';
import { centreOf } from './quads.ts';
import { mean } from './statistics.ts';
import type { Stray } from './strays.ts';
import type { PileLayout } from './table-layout.ts';
import type { PlaceId } from './table-view.ts';

/** Where a pile lies on the table, and when a card was last seen there: milliseconds. */
interface PilePlace {
  readonly centre: Point;
  readonly seenAt: number;
}

export type PilePlaces = ReadonlyMap<PlaceId, PilePlace>;

/** A card that lies still off the lay-out for so long begins a pile. */
const STEADY_MS = 1000;
/** Cards within this of a pile's middle, in card widths, lie on it: people do not square it up. */
const REACH = 0.9;
/** A pile where nothing was seen for so long may be begun elsewhere. */
const FORGOTTEN_MS = 15_000;

/** Learns and follows where the piles lie: each begins with the nearest card that lies as its cards do. */
export function followPiles(
  before: PilePlaces,
  piles: readonly PileLayout[],
  strays: readonly Stray[],
  bearings: Bearings,
  at: number,
): PilePlaces {
  const onTable = placesOf(strays, bearings);
  const places = new Map<PlaceId, PilePlace>();
  for (const [id, place] of before) {
    const top = onTable.find(({ centre }) => distance(centre, place.centre) < REACH);
    if (top !== undefined) places.set(id, { centre: top.centre, seenAt: at });
    else if (at - place.seenAt < FORGOTTEN_MS) places.set(id, place);
  }
  const homes = bearings.places.map(({ home }) => home);
  const middle: Point = [mean(homes.map(([x]) => x)), mean(homes.map(([, y]) => y))];
  for (const { id, faces } of piles) {
    if (places.has(id)) continue;
    const [nearest] = onTable
      .filter(
        ({ stray: { belief }, centre }) =>
          belief.state.lies === faces &&
          at - belief.since >= STEADY_MS &&
          [...places.values()].every((place) => distance(place.centre, centre) >= REACH),
      )
      .sort((one, other) => distance(one.centre, middle) - distance(other.centre, middle));
    if (nearest !== undefined) places.set(id, { centre: nearest.centre, seenAt: at });
  }
  return places;
}

/** The pile each stray card lies on, by track. */
export function areasOf(
  piles: PilePlaces,
  strays: readonly Stray[],
  bearings: Bearings,
): ReadonlyMap<number, PlaceId> {
  const areas = new Map<number, PlaceId>();
  for (const { stray, centre } of placesOf(strays, bearings)) {
    for (const [id, place] of piles) {
      if (distance(place.centre, centre) < REACH) areas.set(stray.track, id);
    }
  }
  return areas;
}

function placesOf(strays: readonly Stray[], { toPicture }: Bearings) {
  const toTable = invert(toPicture);
  return strays.map((stray) => ({ stray, centre: project(toTable, centreOf(stray.outline)) }));
}
