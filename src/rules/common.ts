import type { PackCode } from '../cards/pack.ts';
import type { CommonEnding } from './outcome.ts';
import type { InputBase, InputShapes } from './inputs.ts';
import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

/** What may be said at any table, whatever is played there. */
export type CommonInput =
  /** ANY-9: all agree to end; the score stands. */
  | { readonly type: 'agree-end' }
  /** ANY-9: nothing counts. */
  | { readonly type: 'call-misdeal' }
  | { readonly type: 'resign'; readonly seat: SeatIndex }
  /** ANY-7: a computer or a far player names the card that the hands shall turn up next. */
  | { readonly type: 'name-spot'; readonly spot: SpotId }
  /** ANY-7: another card than the named one was turned up, and the players let it count. */
  | { readonly type: 'let-it-count' }
  /** ANY-7: a card was seen by all that was not to be turned up; it is turned back and counts for nothing. */
  | { readonly type: 'glimpse'; readonly spot: SpotId; readonly card: PackCode };

export type CommonEvent =
  | { readonly type: 'game-ended'; readonly reason: CommonEnding; readonly seat?: SeatIndex }
  | { readonly type: 'naming-lifted' };

export const COMMON_INPUT_SHAPES: InputShapes<CommonInput> = {
  'agree-end': {},
  'call-misdeal': {},
  resign: { seat: 'seat' },
  'name-spot': { spot: 'spot' },
  'let-it-count': {},
  glimpse: { spot: 'spot', card: 'card' },
};

/** Whether an input is table talk rather than a move of the game. */
export function isCommonInput(input: InputBase): input is CommonInput {
  return Object.hasOwn(COMMON_INPUT_SHAPES, input.type);
}
