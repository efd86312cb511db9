import type { TableEvent } from './events.ts';
import type { SpotId } from './spots.ts';

/**
 * ME-7, DZ-6: how long nothing has happened. Everything it depends on is public, so that the referee and a computer player
 * find the same from the same events.
 */
export interface Stall {
  /** Turned up or glimpsed at least once, and not gone since. */
  readonly seen: readonly SpotId[];
  /** Whether this turn has turned up an unseen card or taken a set. */
  readonly hasNews: boolean;
  /** Whole turns without news, one after another, up to now. */
  readonly idleTurns: number;
}

export const NO_STALL: Stall = { seen: [], hasNews: false, idleTurns: 0 };

export function evolveStall(stall: Stall, event: TableEvent): Stall {
  switch (event.type) {
    case 'card-turned-up':
      return stall.seen.includes(event.spot)
        ? stall
        : { ...stall, seen: [...stall.seen, event.spot], hasNews: true };
    case 'card-glimpsed':
      return stall.seen.includes(event.spot)
        ? stall
        : { ...stall, seen: [...stall.seen, event.spot] };
    case 'card-taken':
      return {
        ...stall,
        seen: stall.seen.filter((spot) => spot !== event.spot),
        hasNews: true,
      };
    case 'turn-started':
      return { ...stall, hasNews: false, idleTurns: stall.hasNews ? 0 : stall.idleTurns + 1 };
    default:
      return stall;
  }
}

/** Whether every seat in turn has turned up nothing new and taken nothing, and this turn has not either so far. */
export function isStalled(stall: Stall, seatCount: number): boolean {
  return !stall.hasNews && stall.idleTurns >= seatCount;
}
