import type { Result } from '../../cards/result.ts';
import { ok } from '../../cards/result.ts';
import type { TableEvent } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { SpotId } from '../spots.ts';
import type { TwistedEvent, TwistedRefusal } from './inputs.ts';
import { freshSpots, stageOf, staleHoles } from './stages.ts';
import type { TwistedState } from './state.ts';

type Decided = Result<readonly (TableEvent | TwistedEvent)[], Refusal<TwistedRefusal>>;

/** TM-8: with fewer cards than empty spots the players choose the spots. */
export function decideRefill(state: TwistedState, spots: readonly SpotId[]): Decided {
  if (stageOf(state) !== 'refilling') return refuse('nothing-to-refill');
  // A close that had a card for every hole has left none: there are never more cards than holes here.
  const count = state.stock;
  const fit = spots.length === count && areDifferentOf(spots, staleHoles(state));
  if (!fit) return refuse('refill-does-not-fit', { count });
  return ok(spots.map((spot) => ({ type: 'spot-refilled', spot })));
}

/** TM-8: a stock that runs out early is accepted when they say so, also when some spots could not be refilled. */
export function decideRanOut(state: TwistedState, spots: readonly SpotId[]): Decided {
  if (!areDifferentOf(spots, freshSpots(state))) return refuse('spot-not-just-refilled');
  if (state.stock === 0 && spots.length === 0) return refuse('stock-already-empty');
  return ok([
    ...spots.map((spot) => ({ type: 'spot-left-empty', spot }) as const),
    { type: 'stock-recounted', count: 0 },
  ]);
}

/** TM-8: a stock that runs out late is accepted card by card, when they say so. */
export function decideGoesOn(state: TwistedState): Decided {
  return state.stock > 0
    ? refuse('stock-not-empty')
    : ok([{ type: 'stock-recounted', count: state.stock + 1 }]);
}

function areDifferentOf(spots: readonly SpotId[], among: readonly SpotId[]): boolean {
  return new Set(spots).size === spots.length && spots.every((spot) => among.includes(spot));
}
