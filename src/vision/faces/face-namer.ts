import type { GraphModel } from '@tensorflow/tfjs-converter';
import { RANKS, SUITS, type CardCode } from '../../cards/standard.ts';
import type { Guess, Quad } from '../../table/detection.ts';
import { runOnCrops } from '../nets/crop-net.ts';
import { cutOutlines, type OutlineCrop } from '../outlines/outline-crop.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { softmax } from '../nets/softmax.ts';

/** The facer's input (`models/facer/train/net.py`). */
const CROP: OutlineCrop = { width: 48, height: 64, margin: 0.04 };
/** Its outputs: the ranks in their order and that it is no card of the 52, then the suits in theirs. */
const RANK_CLASSES = RANKS.length + 1;
const CLASSES = RANK_CLASSES + SUITS.length;

/** What a whole face looks like: a probability for each of the 52 cards, and for anything else. */
export interface FaceName {
  readonly cards: readonly Guess[];
  readonly other: number;
}

/** Names whole faces by all that is printed on them: pips and pictures as well as indices. */
export class FaceNamer {
  private readonly model: GraphModel;

  constructor(model: GraphModel) {
    this.model = model;
  }

  /** One name per outline, in their order: the mean of how it looks either way up. */
  name(pyramid: Pyramid, outlines: readonly Quad[]): FaceName[] {
    if (outlines.length === 0) return [];
    const bothWays = [...outlines, ...outlines.map(halfTurned)];
    const logits = runOnCrops(this.model, cutOutlines(pyramid, bothWays, CROP), CROP);
    const names = bothWays.map((_, i) => nameOf(logits.subarray(i * CLASSES, (i + 1) * CLASSES)));
    return outlines.map((_, i) => meanOf(names[i]!, names[outlines.length + i]!));
  }

  dispose(): void {
    this.model.dispose();
  }
}

function halfTurned([a, b, c, d]: Quad): Quad {
  return [c, d, a, b];
}

function nameOf(logits: Float32Array): FaceName {
  const ranks = softmax(logits.subarray(0, RANK_CLASSES));
  const suits = softmax(logits.subarray(RANK_CLASSES));
  const cards = RANKS.flatMap((rank, r) =>
    SUITS.map((suit, s) => {
      const card: CardCode = `${rank}${suit}`;
      return { card, confidence: ranks[r]! * suits[s]! };
    }),
  );
  return { cards, other: ranks[RANKS.length]! };
}

/** Of two names with the cards in the same order. */
function meanOf(one: FaceName, two: FaceName): FaceName {
  return {
    cards: one.cards.map(({ card, confidence }, i) => ({
      card,
      confidence: (confidence + two.cards[i]!.confidence) / 2,
    })),
    other: (one.other + two.other) / 2,
  };
}
