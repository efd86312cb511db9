import type { SpotId } from '../rules/spots.ts';
import type { Quad } from '../table/detection.ts';
import { flatten } from '../table/flatten.ts';
import { project } from '../table/homography.ts';
import { distance } from '../table/points.ts';
import { centreOf } from '../table/quads.ts';

/** A supply card and where it was seen. */
export interface SeenSupply {
  readonly spot: SpotId;
  readonly outline: Quad;
}

/**
 * A bid card lies at the supply card that is nearest, middle to middle, if the next is further by so much, in card
 * widths. Bids fanned out before neighbours of a row keep a third of a card's width between the two even for the fourth
 * card; a card that was laid between two is as near to both.
 */
const CLEARLY_NEARER = 0.2;

/**
 * The supply cards that a bid card may lie at: one where it is clear, the nearest two where it is not, none if no supply
 * card is seen.
 */
export function bidPlaces(
  bid: Quad,
  supply: readonly SeenSupply[],
  all: readonly Quad[],
): readonly SpotId[] {
  const toTable = flatten(all);
  if (toTable === undefined) return [];
  const middleOf = (quad: Quad) => project(toTable, centreOf(quad));
  const near = supply
    .map(({ spot, outline }) => ({ spot, away: distance(middleOf(bid), middleOf(outline)) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, 2);
  const [first, second] = near;
  if (first === undefined) return [];
  const isClear = second === undefined || second.away - first.away > CLEARLY_NEARER;
  return isClear ? [first.spot] : near.map(({ spot }) => spot);
}
