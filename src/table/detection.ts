import type { CardCode } from '../cards/standard.ts';

/** Place in a picture: pixels from its left and top edge, pixel centres at .5. */
export type Point = readonly [x: number, y: number];

/**
 * A card's four corners in a picture: the printed top left, top right, bottom right, bottom left as the upright
 * card shows them. A face-down card may start at either end.
 */
export type Quad = readonly [Point, Point, Point, Point];

/** A card the reader thinks it may be, with the probability it gives it (0 to 1). */
export interface Guess {
  readonly card: CardCode;
  readonly confidence: number;
}

/**
 * One card found in a picture. `unsure` is a card that is seen but not named: its best guesses come along, so that
 * a person can choose.
 */
export interface Detection {
  readonly card: CardCode | 'back' | 'unsure';
  readonly outline: Quad;
  /** Probability (0 to 1) that the name is right; of `unsure`, that of the best guess. */
  readonly confidence: number;
  /** At most the two best guesses, the likelier first; empty for a back. */
  readonly guesses: readonly Guess[];
  /** Where its indices were read: whatever lies around, its outline has them in it. */
  readonly indices?: readonly Point[];
  /** Whether it lies face down among others that look like it. */
  readonly isOneOfMany?: boolean;
}
