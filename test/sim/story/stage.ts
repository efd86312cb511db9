import type { PackCode } from '../../../src/cards/pack.ts';
import type { Piece, PieceColour } from '../../../src/cards/piece.ts';
import type { Face } from '../../../src/rules/chance.ts';

/** A place on the table in card widths, the lay-out's middle at (0, 0), y towards seat 0. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise as seen from above. */
  readonly turned: number;
}

export const CARD_HEIGHT = 1.4;

/** From one moment to another a card goes to a place, and is turned over on the way if `isUp` changes. */
export interface Move {
  readonly card: PackCode;
  /** Milliseconds from the start of the film. */
  readonly from: number;
  readonly until: number;
  readonly to: Place;
  readonly isUp: boolean;
  /** Of two cards that lie on each other the one with the larger number is on top. */
  readonly level: number;
}

/** From one moment to another a piece goes to a place. */
export interface PieceStep {
  /** Which of the pieces that are alike. */
  readonly thing: string;
  readonly piece: Piece;
  readonly from: number;
  readonly until: number;
  readonly to: Pick<Place, 'x' | 'y'>;
}

/** A die is picked up, shaken in the hand, and rolls from one moment to another to where it lies. */
export interface Throw {
  readonly colour: PieceColour;
  readonly pickedUp: number;
  readonly from: number;
  readonly until: number;
  readonly to: Place;
  readonly face: Face;
}

/** A hand that comes from a side of the table, is at its place for a while, and goes. */
export interface Reach {
  readonly seat: number;
  readonly from: number;
  readonly until: number;
  /** Where the fingertips are, at which moments; straight lines between them. */
  readonly path: readonly { readonly at: number; readonly x: number; readonly y: number }[];
}

/** A game as it was really played, as somebody would see it who looks at the table. */
export interface Story {
  readonly moves: readonly Move[];
  readonly pieces: readonly PieceStep[];
  readonly throws: readonly Throw[];
  readonly reaches: readonly Reach[];
  /** When the last thing has happened, in ms. */
  readonly length: number;
  readonly seats: number;
}

export interface Deed {
  /** As in golden games: the type of the input and its fields. */
  readonly input: string;
  /** When it could be seen to be done: the card lies still, the hand is off it. */
  readonly done: number;
}

/** Something a player did that the rules do not allow, and put right a little later. */
export interface Mistake {
  readonly kind: 'third-card' | 'taken-card';
  readonly spot: string;
  readonly card: PackCode;
  /** From when it could be seen until it was put right. */
  readonly from: number;
  readonly until: number;
}
