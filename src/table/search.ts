import type { Bearings } from './bearings.ts';
import { assign, outlinesOf } from './bearings.ts';
import { newBelief } from './belief.ts';
import { findPlaces, suspectPlaces } from './find-places.ts';
import { UNMOVED } from './homography.ts';
import { distance } from './points.ts';
import { areaOf, CARD_ASPECT, centreOf } from './quads.ts';
import type { Sighting } from './sighting.ts';
import { followSmallThings } from './small-things.ts';
import { followStrays } from './strays.ts';
import type { TableLayout } from './table-layout.ts';
import type { PlaceId } from './table-view.ts';
import { describe } from './describe.ts';
import type { TableWatch } from './table-watch.ts';

/** A lay-out counts as found when so many frames in a row agree on it, over so long. */
const FOUND_FRAMES = 3;
const FOUND_MS = 200;
/** Two findings are the same when no place is further off than this, in card widths. */
const SAME_FINDING = 0.4;

/** Takes in a frame while it is not known where the lay-out is. */
export function search(watch: TableWatch, sighting: Sighting): TableWatch {
  const { at, cards, hands } = sighting;
  const followed = followStrays(watch.strays, cards, sighting, UNMOVED, watch.nextTrack);
  const seesHands = watch.seesHands || hands.length > 0;
  const things = followSmallThings(watch.things, sighting, UNMOVED);
  const { found: before, ...rest } = { ...watch, ...followed, things, seesHands };
  const outlines = followed.strays.map(({ outline }) => outline);
  const { shape } = watch.layout;
  const occupied = occupiedOf(watch.layout);
  const bearings = findPlaces(shape, outlines, occupied, sighting);
  if (bearings === undefined) {
    return describe(
      { ...rest, suspected: suspectPlaces(shape, outlines, occupied, sighting) },
      sighting,
    );
  }
  const isAgain = before !== undefined && isSameFinding(before.bearings, bearings);
  const found = {
    bearings,
    since: isAgain ? before.since : at,
    frames: isAgain ? before.frames + 1 : 1,
  };
  if (found.frames < FOUND_FRAMES || at - found.since < FOUND_MS) {
    const suspected = [...outlinesOf(bearings).values()];
    return describe({ ...rest, found, suspected }, sighting);
  }
  const { atPlace, elsewhere } = assign(bearings, followed.strays);
  const beliefs = new Map(
    bearings.places.map(({ id }) => [id, atPlace.get(id)?.belief ?? newBelief(at)]),
  );
  return describe({ ...rest, bearings, beliefs, strays: elsewhere }, sighting);
}

/** The places where a card should lie when the watch starts. */
function occupiedOf({ shape, occupied }: TableLayout): readonly PlaceId[] {
  return occupied ?? (shape.kind === 'rings' ? shape.rings.flat() : shape.places);
}

function isSameFinding(one: Bearings, other: Bearings): boolean {
  const before = outlinesOf(one);
  return [...outlinesOf(other)].every(([id, outline]) => {
    const old = before.get(id);
    const width = Math.sqrt(areaOf(outline) / CARD_ASPECT);
    return old !== undefined && distance(centreOf(old), centreOf(outline)) < SAME_FINDING * width;
  });
}
