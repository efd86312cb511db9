/**
 * A place where a card lies or may lie, as a log writes it: `r2c3` in a lattice (row, then column, from the top left
 * corner of the lay-out's picture), a letter and a number elsewhere.
 */
export type SpotId = string;

/** Row by row: `r1c1`, `r1c2`, … */
export function latticeSpots(rows: number, columns: number): readonly SpotId[] {
  return count(rows).flatMap((row) => count(columns).map((column) => `r${row}c${column}`));
}

/** `a1` to `a6` for prefix `a` and 6: rings (clockwise), loose lay-outs, a row of supply. */
export function numberedSpots(prefix: string, total: number): readonly SpotId[] {
  return count(total).map((number) => `${prefix}${number}`);
}

/** Row and column, from 1, of a lattice spot; undefined for any other. */
export function parseLatticeSpot(
  spot: SpotId,
): { readonly row: number; readonly column: number } | undefined {
  const [, row, column] = /^r([1-9]\d*)c([1-9]\d*)$/.exec(spot) ?? [];
  if (row === undefined || column === undefined) return undefined;
  return { row: Number(row), column: Number(column) };
}

function count(total: number): readonly number[] {
  return Array.from({ length: total }, (_, index) => index + 1);
}
