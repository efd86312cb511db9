/** Pivots smaller than this part of the largest entry mean that the system has no single answer. */
const SINGULAR = 1e-10;

/**
 * The least-squares answer of an over-determined linear system, by its normal equations and Gaussian elimination with
 * partial pivoting: for a few unknowns of the same order of size.
 *
 * @param rows coefficients of the unknowns, one row an equation, all rows equally long
 * @param right right-hand sides, one an equation
 * @param weights of the equations, all 1 if left out
 * @returns one value an unknown; undefined where the equations do not determine them
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  right: readonly number[],
  weights?: readonly number[],
): readonly number[] | undefined {
  const unknowns = rows[0]?.length ?? 0;
  // The normal equations, their right-hand side as the last column.
  const normal = Array.from({ length: unknowns }, () =>
    Array.from({ length: unknowns + 1 }, () => 0),
  );
  rows.forEach((row, equation) => {
    const weight = weights?.[equation] ?? 1;
    const value = right[equation] ?? 0;
    normal.forEach((sums, unknown) => {
      const factor = weight * (row[unknown] ?? 0);
      for (let j = 0; j < unknowns; j += 1) sums[j] = (sums[j] ?? 0) + factor * (row[j] ?? 0);
      sums[unknowns] = (sums[unknowns] ?? 0) + factor * value;
    });
  });
  return eliminate(normal);
}

/** Solves the square system whose last column is the right-hand side. */
function eliminate(system: readonly (readonly number[])[]): readonly number[] | undefined {
  const largest = Math.max(...system.flatMap((row) => row.slice(0, -1).map(Math.abs)));
  let rows = system;
  for (let column = 0; column < system.length; column += 1) {
    const sizeOf = (row: readonly number[]) => Math.abs(row[column] ?? 0);
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (sizeOf(row) > sizeOf(best) ? row : best), [0]);
    if (!(sizeOf(pivot) > SINGULAR * largest)) return undefined;
    const scaled = pivot.map((entry) => entry / (pivot[column] ?? 1));
    const others = rows
      .filter((row) => row !== pivot)
      .map((row) => row.map((entry, j) => entry - (row[column] ?? 0) * (scaled[j] ?? 0)));
    rows = [...others.slice(0, column), scaled, ...others.slice(column)];
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
