import type { KindSize, Position } from './position.ts';

/**
 * A position in one number, so that the recurrence, which visits thousands, makes no objects: six bits for each count,
 * twos first. No count reaches 64: a pack holds 26 pairs.
 */
export type PackedPosition = number;

const BITS = 6;
const MASK = 2 ** BITS - 1;
const TWO = 2 ** (3 * BITS);
const KNOWN_TWO = 2 ** (2 * BITS);
const FOUR = 2 ** BITS;
const KNOWN_FOUR = 1;

export function packPosition({ twos, knownTwos, fours, knownFours }: Position): PackedPosition {
  return twos * TWO + knownTwos * KNOWN_TWO + fours * FOUR + knownFours * KNOWN_FOUR;
}

const twosOf = (position: PackedPosition) => position >> (3 * BITS);
const knownTwosOf = (position: PackedPosition) => (position >> (2 * BITS)) & MASK;
const foursOf = (position: PackedPosition) => (position >> BITS) & MASK;
const knownFoursOf = (position: PackedPosition) => position & MASK;

/** Once the first card of a kind is known. */
export function afterShown(position: PackedPosition, size: KindSize): PackedPosition {
  return position + (size === 'two' ? KNOWN_TWO : KNOWN_FOUR);
}

/** Once a pair of a kind is taken, one card of which was known; of a kind of four two are left, both unknown. */
export function afterPair(position: PackedPosition, size: KindSize): PackedPosition {
  return size === 'two' ? position - TWO - KNOWN_TWO : position - FOUR - KNOWN_FOUR + TWO;
}

export function knownSingles(position: PackedPosition): number {
  return knownTwosOf(position) + knownFoursOf(position);
}

export function unknownCards(position: PackedPosition): number {
  return 2 * twosOf(position) + 4 * foursOf(position) - knownSingles(position);
}

/** How many of the unknown cards pair with a known one of a kind of this size. */
export function matchingCards(position: PackedPosition, size: KindSize): number {
  return size === 'two' ? knownTwosOf(position) : 3 * knownFoursOf(position);
}

/** How many of the unknown cards are of a kind of this size of which none is known. */
export function freshCards(position: PackedPosition, size: KindSize): number {
  return size === 'two'
    ? 2 * (twosOf(position) - knownTwosOf(position))
    : 4 * (foursOf(position) - knownFoursOf(position));
}
