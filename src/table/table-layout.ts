import type { PlaceId } from './table-view.ts';

/** The lay-out to look for, as its players were told to make it. */
export type LayoutShape =
  /** Row by row from the top left of the lay-out's picture; `places` has rows times columns names. */
  | {
      readonly kind: 'lattice';
      readonly rows: number;
      readonly columns: number;
      readonly places: readonly PlaceId[];
    }
  /** Clockwise circles, one list of names each. */
  | { readonly kind: 'rings'; readonly rings: readonly (readonly PlaceId[])[] }
  /** Any order: the first cards found get the names, and keep them. */
  | { readonly kind: 'loose'; readonly places: readonly PlaceId[] };

/** A pile beside the lay-out. Where it lies is learned from the cards of that face that keep lying off the lay-out. */
export interface PileLayout {
  readonly id: PlaceId;
  /** How its top card lies: a stock is down, discards are up. */
  readonly faces: 'down' | 'up';
}

/** What is expected on the table: the lay-out, and the piles beside it. */
export interface TableLayout {
  readonly shape: LayoutShape;
  readonly piles: readonly PileLayout[];
  /**
   * The places where a card should lie when the watch starts, every one if left out: of a game that is taken up again
   * they tell which row is the first.
   */
  readonly occupied?: readonly PlaceId[];
}
