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
  const matrix = Array.from({ length: unknowns }, () => new Float64Array(unknowns + 1));
  rows.forEach((row, equation) => {
    const weight = weights?.[equation] ?? 1;
    for (let i = 0; i < unknowns; i += 1) {
      const factor = weight * row[i]!;
      for (let j = 0; j < unknowns; j += 1) matrix[i]![j]! += factor * row[j]!;
      matrix[i]![unknowns]! += factor * (right[equation] ?? 0);
    }
  });
  return eliminate(matrix);
}

/** Solves in place the square system whose last column is the right-hand side. */
function eliminate(matrix: readonly Float64Array[]): readonly number[] | undefined {
  const size = matrix.length;
  const largest = Math.max(...matrix.flatMap((row) => [...row.subarray(0, size)].map(Math.abs)));
  const rows = [...matrix];
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let i = column + 1; i < size; i += 1) {
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[best]![column]!)) best = i;
    }
    const pivot = rows[best]!;
    if (!(Math.abs(pivot[column]!) > SINGULAR * largest)) return undefined;
    [rows[best], rows[column]] = [rows[column]!, pivot];
    for (let i = 0; i < size; i += 1) {
      if (i === column) continue;
      const factor = rows[i]![column]! / pivot[column]!;
      for (let j = column; j <= size; j += 1) rows[i]![j]! -= factor * pivot[j]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}
