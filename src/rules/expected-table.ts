import type { PackCode } from '../cards/pack.ts';
import type { Piece } from '../cards/piece.ts';
import type { PiecePlace } from './piece-place.ts';
import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

/** How one place looks. */
export type SpotState =
  | { readonly lies: 'down' }
  | { readonly lies: 'up'; readonly card: PackCode }
  | { readonly lies: 'empty' };

export type ExpectedSpot = SpotState & {
  readonly id: SpotId;
  /** What lies on the card. */
  readonly marks: readonly Piece[];
};

/** An area of the table. Ids are unique within one table; `seat` says whose it is, where it is anybody's. */
export type Zone =
  /** Row by row from the top left of the lay-out's picture. */
  | {
      readonly kind: 'lattice';
      readonly id: string;
      readonly rows: number;
      readonly columns: number;
      readonly spots: readonly ExpectedSpot[];
    }
  /** A circle of places, clockwise. */
  | { readonly kind: 'ring'; readonly id: string; readonly spots: readonly ExpectedSpot[] }
  /** Places in no order that means anything: a loose lay-out, a supply, a player's own tiles. */
  | {
      readonly kind: 'loose';
      readonly id: string;
      readonly seat?: SeatIndex;
      readonly spots: readonly ExpectedSpot[];
    }
  /** Cards on top of each other. `count` is what the rules make it; a miscounted pack may differ. */
  | {
      readonly kind: 'pile';
      readonly id: string;
      readonly seat?: SeatIndex;
      readonly count: number;
      readonly top: SpotState;
    }
  /** Bid cards by player and by the supply card they lie at: face down until the reveal. */
  | { readonly kind: 'bids'; readonly id: string; readonly bids: readonly ExpectedBid[] }
  /** Open melds in front of a player; the order of the cards in a meld means nothing (FA-6). */
  | {
      readonly kind: 'melds';
      readonly id: string;
      readonly seat: SeatIndex;
      readonly melds: readonly ExpectedMeld[];
    }
  /** Pieces that lie on no card: what a player holds, or (without a seat) what is spent. */
  | {
      readonly kind: 'pieces';
      readonly id: string;
      readonly seat?: SeatIndex;
      readonly pieces: readonly Piece[];
    };

export interface ExpectedBid {
  readonly seat: SeatIndex;
  /** The supply card it is laid at. */
  readonly at: SpotId;
  readonly cards: readonly SpotState[];
}

export interface ExpectedMeld {
  readonly id: string;
  readonly cards: readonly PackCode[];
}

/**
 * Something the hands have to do because of an event. The engine never learns that it was done: whoever sees the table
 * does. A `turn-back` names its card for the referee; a screen must not once the card is down (ANY-4).
 */
export type Step =
  | {
      readonly do: 'take';
      readonly spot: SpotId;
      readonly card: PackCode;
      readonly seat: SeatIndex;
    }
  | { readonly do: 'discard'; readonly spot: SpotId; readonly card: PackCode }
  | { readonly do: 'turn-back'; readonly spot: SpotId; readonly card: PackCode }
  | { readonly do: 'refill'; readonly spot: SpotId }
  | { readonly do: 'swap'; readonly spots: readonly [SpotId, SpotId] }
  | { readonly do: 'lay-anew'; readonly spots: readonly SpotId[] }
  /** Cards that lie face up at no spot of their own, such as revealed bids, go back to the hand. */
  | {
      readonly do: 'take-back';
      readonly seat: SeatIndex;
      readonly cards: readonly PackCode[];
    }
  | {
      readonly do: 'move-piece';
      readonly piece: Piece;
      readonly from: PiecePlace;
      readonly to: PiecePlace;
    };

/** What a spot may also show, without being wrong, while there is still something to do. */
export interface Tolerance {
  readonly spot: SpotId;
  readonly also: 'anything' | readonly SpotState[];
}

/** How a correct table looks, what is still to be done to get there, and what is tolerated until it is done. */
export interface ExpectedTable {
  readonly zones: readonly Zone[];
  /** In order for each spot; the players may take the spots in any order. */
  readonly steps: readonly Step[];
  readonly tolerated: readonly Tolerance[];
}

/** All spots of a table, zone by zone. */
export function spotsOf(zones: readonly Zone[]): readonly ExpectedSpot[] {
  return zones.flatMap((zone) => ('spots' in zone ? zone.spots : []));
}
