import type { Result } from '../../cards/result.ts';
import { ok } from '../../cards/result.ts';
import type { TableEvent } from '../events.ts';
import { cardUpAt } from '../lying.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import { nextSeat } from '../seats.ts';
import type { SpotId } from '../spots.ts';
import type { TwistedRefusal } from './inputs.ts';
import { emptySpots, stageOf, upSpots } from './stages.ts';
import type { TwistedState } from './state.ts';
import { GRID_SPOTS, hasToken, marksAt, SEAT_COUNT } from './state.ts';
import { spent } from './turn-up.ts';

/**
 * TM-8: stones go to the container, the first card to the discards, other cards face down unless they are saved, and
 * empty spots are refilled. With fewer cards than empty spots the players say where they were laid (`stock.ts`).
 */
export function decideClose(
  state: TwistedState,
): Result<readonly TableEvent[], Refusal<TwistedRefusal>> {
  if (stageOf(state) !== 'closing') return refuse('turn-goes-on');
  const { first, seat } = state.turn;
  const up = upSpots(state);
  const discarded = up.filter((spot) => spot === first && !hasToken(state, spot));
  const holes = [...emptySpots(state), ...discarded];
  const refilled = holes.length <= state.stock ? holes : [];
  return ok([
    ...up.flatMap((spot) => putBack(state, spot)),
    ...GRID_SPOTS.filter((spot) => refilled.includes(spot)).map(
      (spot) => ({ type: 'spot-refilled', spot }) as const,
    ),
    { type: 'turn-started', seat: nextSeat(seat, SEAT_COUNT) },
  ]);
}

function putBack(state: TwistedState, spot: SpotId): readonly TableEvent[] {
  const stones = marksAt(state, spot).filter(({ kind }) => kind === 'stone');
  const events: TableEvent[] = stones.map((stone) => spent(stone, spot));
  const card = cardUpAt(state.grid, spot);
  if (card === undefined || hasToken(state, spot)) return events;
  events.push(
    spot === state.turn.first
      ? { type: 'card-discarded', spot, card }
      : { type: 'card-turned-back', spot },
  );
  return events;
}
