import type { PackCode } from '../../cards/pack.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import type { Face } from '../chance.ts';
import type { Lying } from '../lying.ts';
import { layFaceDown } from '../lying.ts';
import type { Piece, PieceKind } from '../../cards/piece.ts';
import type { PiecePlace } from '../piece-place.ts';
import { PIECE_COLOURS } from '../../cards/piece.ts';
import type { SeatIndex } from '../seats.ts';
import { nextSeat } from '../seats.ts';
import type { SpotId } from '../spots.ts';
import { latticeSpots } from '../spots.ts';
import type { TwistedOptions } from './inputs.ts';

export const SEAT_COUNT = 2;
export const GRID_ROWS = 4;
export const GRID_COLUMNS = 4;
const STONES_EACH = 3;

export const GRID_SPOTS = latticeSpots(GRID_ROWS, GRID_COLUMNS);

export interface PlacedPiece {
  readonly piece: Piece;
  readonly place: PiecePlace;
}

export interface Turn {
  readonly seat: SeatIndex;
  readonly rolled: Face | null;
  /** Whether a card was turned up in this turn, with a stone or without. */
  readonly hasViewed: boolean;
  /** The normally viewed card that waits for its second, while it does. */
  readonly first: SpotId | null;
  /** The second normally viewed card, once it matched nothing: the turn is closing. */
  readonly second: SpotId | null;
  /** Spots that became empty in this turn. They are not refilled before its end (TM-7). */
  readonly emptied: readonly SpotId[];
  /** Spots refilled in this turn and at the end of the one before, where nothing was turned up since. */
  readonly refilled: readonly SpotId[];
  readonly refilledBefore: readonly SpotId[];
}

export interface TwistedState {
  readonly callIt: boolean;
  readonly grid: Lying;
  readonly stock: number;
  readonly discards: readonly PackCode[];
  /** By seat, in the order they were taken: a set is two in a row. */
  readonly taken: readonly (readonly PackCode[])[];
  /** Where each of the eight pieces is. */
  readonly pieces: readonly PlacedPiece[];
  readonly turn: Turn;
}

export function setup({ dealer, callIt }: TwistedOptions): TwistedState {
  return {
    callIt,
    grid: layFaceDown(GRID_SPOTS),
    stock: PACK_52.cards.length - GRID_SPOTS.length,
    discards: [],
    taken: PIECE_COLOURS.map(() => []),
    pieces: PIECE_COLOURS.flatMap((colour, seat) => {
      const place: PiecePlace = { at: 'hand', seat };
      const stones = Array.from({ length: STONES_EACH }, () => ({
        piece: { kind: 'stone', colour } as const,
        place,
      }));
      return [...stones, { piece: { kind: 'token', colour } as const, place }];
    }),
    turn: newTurn(nextSeat(dealer, SEAT_COUNT), []),
  };
}

export function newTurn(seat: SeatIndex, refilledBefore: readonly SpotId[]): Turn {
  return {
    seat,
    rolled: null,
    hasViewed: false,
    first: null,
    second: null,
    emptied: [],
    refilled: [],
    refilledBefore,
  };
}

/** TM-1: the stone or token of a seat is of its colour. */
export function pieceOf(seat: SeatIndex, kind: PieceKind): Piece {
  const colour = PIECE_COLOURS[seat];
  if (colour === undefined) throw new RangeError(`no seat ${seat}`);
  return { kind, colour };
}

export function isSamePiece(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.colour === other.colour;
}

export function isSamePlace(one: PiecePlace, other: PiecePlace): boolean {
  if (one.at === 'spot') return other.at === 'spot' && one.spot === other.spot;
  if (one.at === 'hand') return other.at === 'hand' && one.seat === other.seat;
  return other.at === 'container';
}

/** The pieces at a place. */
export function piecesAt(state: TwistedState, place: PiecePlace): readonly Piece[] {
  return state.pieces
    .filter((placed) => isSamePlace(placed.place, place))
    .map(({ piece }) => piece);
}

/** What lies on the card at this spot. */
export function marksAt(state: TwistedState, spot: SpotId): readonly Piece[] {
  return piecesAt(state, { at: 'spot', spot });
}

export function hasToken(state: TwistedState, spot: SpotId): boolean {
  return marksAt(state, spot).some(({ kind }) => kind === 'token');
}

/** Where the save token of the player whose turn it is lies. */
export function ownTokenPlace(state: TwistedState): PiecePlace {
  const token = pieceOf(state.turn.seat, 'token');
  const placed = state.pieces.find(({ piece }) => isSamePiece(piece, token));
  if (placed === undefined) throw new Error('a save token is lost');
  return placed.place;
}

/** How many stones of the player whose turn it is are at a place. */
export function ownStonesAt(state: TwistedState, place: PiecePlace): number {
  const stone = pieceOf(state.turn.seat, 'stone');
  return piecesAt(state, place).filter((piece) => isSamePiece(piece, stone)).length;
}
