import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

/** Where a piece is: on a card, with a player, or spent. */
export type PiecePlace =
  | { readonly at: 'spot'; readonly spot: SpotId }
  | { readonly at: 'hand'; readonly seat: SeatIndex }
  | { readonly at: 'container' };
