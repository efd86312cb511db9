import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

/** Things that lie on cards: small round peek stones, flat save tokens. */
export const PIECE_KINDS = ['stone', 'token'] as const;
export const PIECE_COLOURS = ['green', 'blue'] as const;

export type PieceKind = (typeof PIECE_KINDS)[number];
export type PieceColour = (typeof PIECE_COLOURS)[number];

export interface Piece {
  readonly kind: PieceKind;
  readonly colour: PieceColour;
}

/** Where a piece is: on a card, with a player, or spent. */
export type PiecePlace =
  | { readonly at: 'spot'; readonly spot: SpotId }
  | { readonly at: 'hand'; readonly seat: SeatIndex }
  | { readonly at: 'container' };
