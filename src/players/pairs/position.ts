/**
 * A game of Memory before a turn, for players who remember every card, once all known pairs are taken. A kind is what
 * pairs: of each kind two cards are left, or four (*Any colour*), and at most one of them is known.
 */
export interface Position {
  readonly twos: number;
  /** How many of the twos have one card known. */
  readonly knownTwos: number;
  readonly fours: number;
  readonly knownFours: number;
}

/** How many cards of its kind are left. */
export type KindSize = 'two' | 'four';

/** Of the unknown cards: how many pair with a known one, and how many are of a kind of which none is known. */
interface CardsOfSize {
  readonly matching: number;
  readonly fresh: number;
}

export function cardsOf(position: Position): Readonly<Record<KindSize, CardsOfSize>> {
  const { twos, knownTwos, fours, knownFours } = position;
  return {
    two: { matching: knownTwos, fresh: 2 * (twos - knownTwos) },
    four: { matching: 3 * knownFours, fresh: 4 * (fours - knownFours) },
  };
}

export function knownSingles({ knownTwos, knownFours }: Position): number {
  return knownTwos + knownFours;
}

export function unknownCards(position: Position): number {
  return 2 * position.twos + 4 * position.fours - knownSingles(position);
}

/** Once the first card of a kind is known. */
export function afterShown(position: Position, size: KindSize): Position {
  return size === 'two'
    ? { ...position, knownTwos: position.knownTwos + 1 }
    : { ...position, knownFours: position.knownFours + 1 };
}

/** Once a pair of a kind is taken, one card of which was known; of a kind of four two are left, both unknown. */
export function afterPair(
  { twos, knownTwos, fours, knownFours }: Position,
  size: KindSize,
): Position {
  return size === 'two'
    ? { twos: twos - 1, knownTwos: knownTwos - 1, fours, knownFours }
    : { twos: twos + 1, knownTwos, fours: fours - 1, knownFours: knownFours - 1 };
}

/** A number for each position. No count reaches 64: a pack holds 26 pairs. */
export function keyOf({ twos, knownTwos, fours, knownFours }: Position): number {
  return ((twos * 64 + knownTwos) * 64 + fours) * 64 + knownFours;
}

/**
 * So many kinds of four, of these sizes the known cards, and so many cards on the table, known or not. A card too many of
 * some kind, which was laid by mistake, must not lead out of the recurrence.
 */
export function positionWith(
  fours: number,
  known: readonly KindSize[],
  cardsLeft: number,
): Position {
  const twos = Math.max(0, Math.floor(cardsLeft / 2) - 2 * fours);
  const knownFours = known.filter((size) => size === 'four').length;
  return {
    twos,
    knownTwos: Math.min(twos, known.length - knownFours),
    fours,
    knownFours: Math.min(fours, knownFours),
  };
}

/** Where every kind is of two cards. */
export const onlyTwos = {
  sizeOf: (): KindSize => 'two',
  positionOf: (known: readonly unknown[], cardsLeft: number): Position =>
    positionWith(
      0,
      known.map(() => 'two'),
      cardsLeft,
    ),
};
