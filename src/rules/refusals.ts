import type { PackCode } from '../cards/pack.ts';
import type { Result } from '../cards/result.ts';
import { fail } from '../cards/result.ts';
import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

/** Why any game may refuse an input. A game adds codes of its own for its own rules. */
export const COMMON_REFUSALS = [
  'game-over',
  /** A known input at the wrong moment: no token to lay, nothing to close, the roll comes too late. */
  'not-now',
  'no-such-seat',
  'no-such-spot',
  'spot-empty',
  'spot-already-up',
  /** No card may be turned up there now. */
  'not-turnable',
  /** ANY-7: another card was named to be turned up. */
  'not-the-named-spot',
  /** ANY-8: neither in the pack nor on the pick list. */
  'card-not-in-pack',
  /** ANY-3: this spot showed another card before, and the card has lain there since. */
  'card-differs',
  /** ANY-3: it lies face up somewhere else. */
  'card-lies-open',
  /** ANY-3: it was taken or discarded. */
  'card-gone',
  /** ANY-3: it was last seen under another spot, which is never named. */
  'card-elsewhere',
] as const;
export type CommonRefusal = (typeof COMMON_REFUSALS)[number];

/** What a refusal is about: the spot and the card of the refused input, never another face-down place. */
interface RefusalAbout {
  readonly spot?: SpotId;
  readonly card?: PackCode;
  readonly seat?: SeatIndex;
  readonly count?: number;
}

/** ANY-1: a refusal says why, with what the screen needs to word it, and changes nothing. */
export interface Refusal<Own extends string = never> extends RefusalAbout {
  readonly code: CommonRefusal | Own;
}

export function refuse<Code extends string>(
  code: Code,
  about: RefusalAbout = {},
): Result<never, RefusalAbout & { readonly code: Code }> {
  return fail({ code, ...about });
}
