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
  /** Probabilities of its likeliest card between which an index is looked at again. */
  doubted: { from: 0.3, to: 0.85 },
  /** Probability from which a card is named; below it is `unsure`. */
  named: 0.81,
  /** The same for jokers, whose corners have no fixed look. */
  jokerNamed: 0.93,
  /** The same for a card that is there once more, surer: two packs at one table are rare. */
  secondCopy: 0.98,
  /** While a card is named less surely than this, a live view looks at it in some more pictures: small clubs passed for spades at .97. */
  settled: 0.98,
  /** Probability below which a peak is not even worth a question. */
  unsure: 0.42,
  /** Longest sides of the picture as the outliner sees it, pixels: the first for cards, all for dice. */
  outlinerSides: [512, 256, 160, 112, 80],
  /**
   * Small cards are looked at once more, enlarged to this share of the longest side in width, if that is at least so many times, and
   * at most so many. What is enlarged is at most so many times as large as the picture: it takes time.
   */
  enlarge: { width: 0.08, least: 1.4, most: 2, area: 1.5 },
  /** Heat of the outliner from which a peak is looked at as a card, or as a die, 0 to 1. */
  cardHeat: 0.2,
  dieHeat: 0.15,
  /** Probability from which a die's face is told in a live view, where frames agree. */
  dieRead: 0.9,
  /**
   * The same in a still picture, where a die is looked at in so many times the size that was proposed: of a large die often
   * its pips alone are proposed. More looks are more occasions to take something for a die.
   */
  dieReadStill: { least: 0.95, sizes: [1, 1.2, 1.45] },
  /** How sure a back must be seen, 0 to 1, to stand where no index was found. */
  back: 0.47,
  /** The same in a still picture without a card that was named: print is doubted where nothing tells of a game of cards. */
  backAlone: 0.7,
  /** The same where an index was named, or was unsure: print of backs passes for indices. */
  backOverName: 0.7,
  backOverUnsure: 0.45,
  /** When whole faces are asked beside the indices, and what they count (`weigh-faces.ts`). */
  face: { certain: 0.95, ofIndices: 0.8, ofFace: 0.8, notFace: 0.5, alone: 0.93, seen: 0.5 },
} as const;

export type ReaderConfig = typeof READER_CONFIG;
