import type { Point, Quad } from './detection.ts';
import { contains, overlap } from './polygons.ts';
import type { HandSighting } from './sighting.ts';
import type { PlaceId, TableView } from './table-view.ts';

/** Places are forgotten to have been reached after this. */
const REACHED_MS = 5000;

/** Whether a hand hides some of an outline. */
export function isUnderHand(hands: readonly HandSighting[], outline: Quad): boolean {
  return hands.some(
    ({ outline: hand, tips }) =>
      (hand.length > 2 && overlap(hand, outline)) || tips.some((tip) => contains(outline, tip)),
  );
}

/** The places that hands reach for, those last reached first: a finger tip is on them, or the palm over their middle. */
export function reachedNow(
  before: TableView['reached'],
  hands: readonly HandSighting[],
  places: ReadonlyMap<PlaceId, Quad>,
  at: number,
): TableView['reached'] {
  const now = [...places].flatMap(([id, outline]) =>
    hands.some(({ tips }) => tips.some((tip) => contains(outline, tip))) ? [{ id, at }] : [],
  );
  const ids = new Set(now.map(({ id }) => id));
  const old = before.filter((reach) => !ids.has(reach.id) && reach.at > at - REACHED_MS);
  return [...now, ...old];
}

/** Whether an outline has all of its corners in the picture. */
export function isInPicture(outline: Quad, width: number, height: number): boolean {
  return outline.every(([x, y]: Point) => x >= 0 && y >= 0 && x <= width && y <= height);
}
