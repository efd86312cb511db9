/**
 * A source of chance, handed in by whoever owns one: each call gives a whole number evenly from 0 to 2^32 - 1. The app
 * hands in the platform's strong source, computers and tests a seeded one.
 */
export type RandomSource = () => number;

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

const SOURCE_SIZE = 2 ** 32;

/** A whole number evenly from 0 to `limit` - 1. Draws that would favour the low numbers are thrown away. */
export function drawBelow(random: RandomSource, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > SOURCE_SIZE) {
    throw new RangeError(`cannot draw below ${limit}`);
  }
  const fair = SOURCE_SIZE - (SOURCE_SIZE % limit);
  let drawn = random();
  while (drawn >= fair) drawn = random();
  return drawn % limit;
}

/** One of the items, each as likely as another. */
export function drawFrom<T>(random: RandomSource, items: readonly T[]): T {
  return items[drawBelow(random, items.length)] as T;
}

export function rollDie(random: RandomSource): Face {
  return drawFrom(random, FACES);
}

/** The same numbers for the same seed, for computers and tests (Tommy Ettinger's mulberry32). Not for dice. */
export function seededSource(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
