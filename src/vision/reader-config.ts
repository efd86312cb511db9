/**
 * Everything that decides what the reader says, apart from the weights. Evaluation, bench and simulation print one hash
 * over this and the weights, so that figures tell which reader they are of.
 */
export const READER_CONFIG = {
  /** Longest sides of the picture as the finder sees it, pixels: cards of any size fit one of them. */
  finderSides: [960, 480, 240],
  /** A small picture is enlarged at most this much for the largest of the sides. */
  mostEnlarged: 1.5,
  /** Heat from which a peak is looked at, 0 to 1. */
  heat: 0.35,
  /** Share of `reject` above which a peak shows no index. */
  reject: 0.4,
  /** Probability from which a card is named; below it is `unsure`. */
  named: 0.84,
  /** The same for jokers, whose corners have no fixed look. */
  jokerNamed: 0.93,
  /** Probability below which a peak is not even worth a question. */
  unsure: 0.42,
  /** Longest side of the picture as the outliner sees it, pixels. */
  outlinerSide: 512,
  /** Heat of the outliner from which a peak is a card, or a die to be read, 0 to 1. */
  cardHeat: 0.3,
  dieHeat: 0.3,
  /** Probability from which a die's face is told. */
  dieRead: 0.5,
  /** Heat from which a back stands where no index was found. */
  back: 0.4,
  /** The same where an index was named, or was unsure: print of backs passes for indices. */
  backOverName: 0.8,
  backOverUnsure: 0.5,
} as const;

export type ReaderConfig = typeof READER_CONFIG;
