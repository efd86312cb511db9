import type { PackCode } from '../cards/pack.ts';
import type { Piece } from '../cards/piece.ts';
import type { PiecePlace } from './piece-place.ts';
import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

export interface EventBase {
  readonly type: string;
}

/**
 * What happens to real cards and pieces in any game. Games report every movement with these, and add events of their
 * own only for what these cannot say: knowledge, steps to do, the story of a game, replay and observations of
 * computers are all derived from them, once.
 *
 * All of it is public when it happens. What may still be named later is up to `spoilers.ts`.
 */
export type TableEvent =
  | { readonly type: 'turn-started'; readonly seat: SeatIndex }
  /** A computer, a far player or the clock named the card that the hands shall turn up (ANY-7). */
  | { readonly type: 'spot-named'; readonly spot: SpotId }
  /** Turned up as a move, and stays up until another event says otherwise. */
  | {
      readonly type: 'card-turned-up';
      readonly spot: SpotId;
      readonly card: PackCode;
      readonly seat: SeatIndex;
    }
  /** Seen by all without being a move, and turned back (ANY-7, tiles shown before the start). */
  | { readonly type: 'card-glimpsed'; readonly spot: SpotId; readonly card: PackCode }
  | { readonly type: 'card-turned-back'; readonly spot: SpotId }
  | {
      readonly type: 'card-taken';
      readonly spot: SpotId;
      readonly card: PackCode;
      readonly seat: SeatIndex;
    }
  | { readonly type: 'card-discarded'; readonly spot: SpotId; readonly card: PackCode }
  /** A card nobody has seen was laid face down on an empty spot. */
  | { readonly type: 'spot-refilled'; readonly spot: SpotId }
  /** There was no card for a spot that was to be refilled: the stock had run out before its time. */
  | { readonly type: 'spot-left-empty'; readonly spot: SpotId }
  | { readonly type: 'cards-swapped'; readonly spots: readonly [SpotId, SpotId] }
  /** Cards were gathered, shuffled and laid face down again: what was known of these spots is void. */
  | { readonly type: 'cards-laid-anew'; readonly spots: readonly SpotId[] }
  | {
      readonly type: 'piece-moved';
      readonly piece: Piece;
      readonly from: PiecePlace;
      readonly to: PiecePlace;
    };

const TABLE_EVENTS: Readonly<Record<TableEvent['type'], true>> = {
  'turn-started': true,
  'spot-named': true,
  'card-turned-up': true,
  'card-glimpsed': true,
  'card-turned-back': true,
  'card-taken': true,
  'card-discarded': true,
  'spot-refilled': true,
  'spot-left-empty': true,
  'cards-swapped': true,
  'cards-laid-anew': true,
  'piece-moved': true,
};

export function isTableEvent(event: EventBase): event is TableEvent {
  return Object.hasOwn(TABLE_EVENTS, event.type);
}
