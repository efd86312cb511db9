import type { Observations } from '../rules/observations.ts';
import type { SpotId } from '../rules/spots.ts';
import { evolveStall, isStalled, NO_STALL } from '../rules/stall.ts';

/**
 * ME-7, DZ-6: after a full round in which nothing new was turned up or taken, a computer turns up a card that nobody
 * has seen: those of these spots where one lies, or none if nothing is owed.
 */
export function owedSpots(
  observations: Observations,
  seatCount: number,
  spots: readonly SpotId[],
): readonly SpotId[] {
  const stall = observations.reduce(evolveStall, NO_STALL);
  return isStalled(stall, seatCount) ? spots.filter((spot) => !stall.seen.includes(spot)) : [];
}
