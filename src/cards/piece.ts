/** Things that lie on cards: small round peek stones, flat save tokens. */
export const PIECE_KINDS = ['stone', 'token'] as const;
export const PIECE_COLOURS = ['green', 'blue'] as const;

export type PieceKind = (typeof PIECE_KINDS)[number];
export type PieceColour = (typeof PIECE_COLOURS)[number];

export interface Piece {
  readonly kind: PieceKind;
  readonly colour: PieceColour;
}
