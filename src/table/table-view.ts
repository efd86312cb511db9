import type { Piece, PieceColour } from '../cards/piece.ts';
import type { CardCode } from '../cards/standard.ts';
import type { Guess, Point, Quad } from './detection.ts';
import type { DieFace } from './die-detection.ts';

/** A place's name, the same that the rules use (`r2c3`, `a1`): the table only hands it on. */
export type PlaceId = string;

/** How one place looks, as far as it was seen. */
export type SeenState =
  | { readonly lies: 'down' }
  /** Face up, and several frames agree on its name. */
  | { readonly lies: 'up'; readonly card: CardCode }
  /** Face up, but not named; the likelier guess first. */
  | { readonly lies: 'unsure'; readonly guesses: readonly Guess[] }
  | { readonly lies: 'empty' }
  /** A hand is over it, or it moves: nothing is concluded. */
  | { readonly lies: 'covered' };

/** A peek stone or a save token, by its shape and colour. */
export interface SeenPiece {
  readonly piece: Piece;
  /** Probability (0 to 1) that both are right. */
  readonly confidence: number;
  readonly centre: Point;
}

export interface SeenSpot {
  readonly id: PlaceId;
  readonly state: SeenState;
  /** Probability (0 to 1) that the state is right. */
  readonly confidence: number;
  /** When it became so and stayed so: milliseconds, the clock of the frames. */
  readonly since: number;
  /** Pieces that lie on its card. */
  readonly pieces: readonly SeenPiece[];
  /** In pixels of the last frame. */
  readonly outline: Quad;
}

/** A card that lies at no place of the lay-out: among the discards, in front of a player, on its way. */
export interface StrayCard {
  /** The same for as long as it is followed. */
  readonly track: number;
  readonly state: Exclude<SeenState, { lies: 'empty' }>;
  readonly confidence: number;
  readonly since: number;
  readonly outline: Quad;
  /** The pile or area it lies in, where that is known. */
  readonly area?: PlaceId;
}

export interface SeenDie {
  readonly face: DieFace;
  readonly colour: PieceColour | 'other';
  readonly confidence: number;
  readonly since: number;
  readonly centre: Point;
  /** Nothing had moved there when it was first seen: it was not thrown just then. */
  readonly wasOverlooked: boolean;
}

/** What is known of the table after a frame. */
export interface TableView {
  /** Milliseconds, the clock of the frames. */
  readonly at: number;
  /**
   * `searching`: the lay-out was not found yet. `held`: every place is known. `lost`: it was found, but the picture no
   * longer agrees with it (the phone was moved); the spots are those last held.
   */
  readonly bearings: 'searching' | 'held' | 'lost';
  readonly spots: readonly SeenSpot[];
  readonly strays: readonly StrayCard[];
  readonly dice: readonly SeenDie[];
  /** Pieces that lie on no card of the lay-out. */
  readonly pieces: readonly SeenPiece[];
  /** Places that a hand was over in the last frames, the latest first, with when. */
  readonly reached: readonly { readonly id: PlaceId; readonly at: number }[];
  /** Whether a hand, or something else that moves, is in the picture now. */
  readonly isBusy: boolean;
}
