import type { Zone } from './expected-table.ts';
import type { Lying } from './lying.ts';
import { expectedSpots } from './lying.ts';
import type { SpotId } from './spots.ts';
import { latticeSpots, numberedSpots } from './spots.ts';

/**
 * What an option calls a lay-out: rows x columns, or `loose-…` for so many cards in no rows, whose places the app
 * remembers as `c1`, `c2`, …
 */
export type LayoutName = `${number}x${number}` | `loose-${number}`;

/** A lay-out's name taken apart. */
export type LayoutShape =
  | { readonly kind: 'lattice'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'loose'; readonly places: number };

export function shapeOf(layout: LayoutName): LayoutShape {
  const [, places] = /^loose-(\d+)$/.exec(layout) ?? [];
  if (places !== undefined) return { kind: 'loose', places: Number(places) };
  const [rows = 0, columns = 0] = layout.split('x').map(Number);
  return { kind: 'lattice', rows, columns };
}

/** The places of a lay-out, row by row. */
export function spotsOfLayout(layout: LayoutName): readonly SpotId[] {
  const shape = shapeOf(layout);
  return shape.kind === 'loose'
    ? numberedSpots('c', shape.places)
    : latticeSpots(shape.rows, shape.columns);
}

/** The lay-out as a table shows it. */
export function zoneOfLayout(layout: LayoutName, lying: Lying): Zone {
  const shape = shapeOf(layout);
  const spots = expectedSpots(lying);
  return shape.kind === 'loose'
    ? { kind: 'loose', id: 'cards', spots }
    : { kind: 'lattice', id: 'cards', rows: shape.rows, columns: shape.columns, spots };
}
