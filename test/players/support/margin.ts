/** The mean of what was measured game by game, with the half width of its 95 % interval. */
export interface Mean {
  readonly games: number;
  readonly mean: number;
  readonly halfWidth: number;
}

export function meanOf(values: readonly number[]): Mean {
  const games = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / games;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { games, mean, halfWidth: 1.96 * Math.sqrt(squares / (games - 1) / games) };
}

/** A share of games with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The interval is Wilson's. */
export function shareOf(wins: number, games: number): Share {
  const share = wins / games;
  const z2 = 1.96 ** 2 / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (1.96 * Math.sqrt((share * (1 - share)) / games + z2 / games / 4)) / (1 + z2);
  return { share, low: middle - half, high: middle + half };
}
