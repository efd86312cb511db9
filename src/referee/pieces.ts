import type { Piece } from '../cards/piece.ts';
import type { Step } from '../rules/expected-table.ts';
import type { PiecePlace } from '../rules/piece-place.ts';
import type { SpotId } from '../rules/spots.ts';
import type { SeenSpot } from '../table/table-view.ts';

export type PieceMove = Extract<Step, { readonly do: 'move-piece' }>;

/** The pieces on a card that are seen surely enough, always in the same order. */
export function piecesOn(seen: SeenSpot, leastConfidence: number): readonly Piece[] {
  return seen.pieces
    .filter(({ confidence }) => confidence >= leastConfidence)
    .map(({ piece }) => piece)
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

function isSamePiece(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.colour === other.colour;
}

/** Of lists as `piecesOn` orders them. */
export function areSamePieces(one: readonly Piece[], other: readonly Piece[]): boolean {
  return (
    one.length === other.length &&
    one.every((piece, index) => {
      const counterpart = other[index];
      return counterpart !== undefined && isSamePiece(piece, counterpart);
    })
  );
}

/** A piece by which a card differs from what is expected on it, and which way. */
export interface PieceDifference {
  readonly piece: Piece;
  readonly is: 'extra' | 'missing';
}

/** Whether the pieces seen at a place show that one was moved there, or away. */
export function isMoved({ piece, to }: PieceMove, spot: SpotId, seen: readonly Piece[]): boolean {
  return seen.some((other) => isSamePiece(other, piece)) === isAt(to, spot);
}

/** How seen pieces differ from the expected ones, where those of `moves` may be here or not. */
export function differencesOfPieces(
  spot: SpotId,
  expected: readonly Piece[],
  seen: readonly Piece[],
  moves: readonly PieceMove[],
): readonly PieceDifference[] {
  return distinct([...expected, ...seen]).flatMap((piece): readonly PieceDifference[] => {
    const due = moves.filter((move) => isSamePiece(move.piece, piece));
    const coming = due.filter(({ to }) => isAt(to, spot)).length;
    const going = due.filter(({ from }) => isAt(from, spot)).length;
    const wanted = countOf(expected, piece);
    const found = countOf(seen, piece);
    if (found > wanted + going) return [{ piece, is: 'extra' }];
    return found < wanted - coming ? [{ piece, is: 'missing' }] : [];
  });
}

export function isAt(place: PiecePlace, spot: SpotId): boolean {
  return place.at === 'spot' && place.spot === spot;
}

function countOf(pieces: readonly Piece[], piece: Piece): number {
  return pieces.filter((other) => isSamePiece(other, piece)).length;
}

function distinct(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(
    (piece, index) => pieces.findIndex((other) => isSamePiece(other, piece)) === index,
  );
}

function nameOf({ colour, kind }: Piece): string {
  return `${colour} ${kind}`;
}
