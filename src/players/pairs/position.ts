/**
 * A game in which pairs are looked for, before a turn, for players who remember every card, once all known pairs are
 * taken. A kind is what pairs: of each kind two cards are left, or four (*Any colour*), and at most one of them is
 * known.
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
