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

/** What is expected on the table besides the lay-out: piles by name, such as the stock and the discards. */
export interface TableLayout {
  readonly shape: LayoutShape;
  readonly piles: readonly PlaceId[];
}
