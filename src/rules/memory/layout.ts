import type { SpotId } from '../spots.ts';
import { latticeSpots, numberedSpots } from '../spots.ts';

/**
 * ME-2: rows x columns as the players like; the first three are the ones the screen offers first. `loose-…` is a lay-out
 * in no rows, whose places the app remembers as `c1`, `c2`, … Each holds 16, 24 or 36 cards.
 */
export const LAYOUTS = [
  '4x4',
  '4x6',
  '6x6',
  '2x8',
  '8x2',
  '6x4',
  '3x8',
  '8x3',
  '2x12',
  '12x2',
  '4x9',
  '9x4',
  '3x12',
  '12x3',
  'loose-16',
  'loose-24',
  'loose-36',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a lay-out is called, taken apart. */
export type LayoutShape =
  | { readonly kind: 'lattice'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'loose'; readonly places: number };

export function shapeOf(layout: Layout): LayoutShape {
  const [, places] = /^loose-(\d+)$/.exec(layout) ?? [];
  if (places !== undefined) return { kind: 'loose', places: Number(places) };
  const [rows = 0, columns = 0] = layout.split('x').map(Number);
  return { kind: 'lattice', rows, columns };
}

/** The places of a lay-out, row by row. */
export function spotsOfLayout(layout: Layout): readonly SpotId[] {
  const shape = shapeOf(layout);
  return shape.kind === 'loose'
    ? numberedSpots('c', shape.places)
    : latticeSpots(shape.rows, shape.columns);
}
