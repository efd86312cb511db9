import { JOKER, type CardCode } from '../../cards/standard.ts';
import type { Detection, Guess } from '../../table/detection.ts';
import type { FaceName, FaceNamer } from './face-namer.ts';
import type { NamingMargins } from '../indices/merge-indices.ts';
import type { SeenCard } from '../outlines/outliner.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { areAcross } from '../outlines/quad-overlap.ts';

/** When the whole face is asked, and how much it says beside the indices. */
export interface FaceWeights {
  /** Probability of what its indices say from which a card needs no second opinion. */
  readonly certain: number;
  /** Exponents of the probabilities that the indices and that the whole face give. */
  readonly ofIndices: number;
  readonly ofFace: number;
  /** Share of `other` above which what is within the outline is no whole face, and says nothing. */
  readonly notFace: number;
  /** Probability from which a card is named that no index tells anything of. */
  readonly alone: number;
  /** How sure a face must be seen, 0 to 1, to be asked about where no index was found. */
  readonly seen: number;
}

/** Cards among which what is not guessed at is spread. */
const CARDS = 52;
/** Probability of a card that the whole face rules out: it may be wrong altogether. */
const LEAST = 0.002;

/**
 * The cards, and those that lie face up but whose indices are too small or too blurred to be found: their outlines alone
 * were seen. Nothing is known of these until their faces are weighed.
 */
export function withUnread(
  cards: readonly Detection[],
  seen: readonly SeenCard[],
  { face }: { readonly face: FaceWeights },
): Detection[] {
  const unread = seen.filter(
    ({ side, score, outline }) =>
      side === 'face' &&
      score >= face.seen &&
      !cards.some((card) => areAcross(outline, card.outline)) &&
      !seen.some((other) => other.score > score && areAcross(outline, other.outline)),
  );
  return [
    ...cards,
    ...unread.map(({ outline }): Detection => ({
      card: 'unsure',
      outline,
      confidence: 0,
      guesses: [],
    })),
  ];
}

/**
 * The cards with a second opinion on those that their indices do not tell for certain: what the whole face looks like within
 * the outline. Both count as a product of experts (Hinton 2002), tempered, for they share light and blur. What indices are
 * sure of stands, and so do jokers that were named, backs and cards that others lie across. The guesses handed in may be many; of each card
 * the two best are given back. What then is not even worth a question is left out.
 */
export function weighFaces(
  pyramid: Pyramid,
  cards: readonly Detection[],
  facer: Pick<FaceNamer, 'name'>,
  config: NamingMargins & { readonly face: FaceWeights },
): Detection[] {
  const doubted = cards.filter((card) => isDoubted(card, cards, config.face));
  const names = facer.name(
    pyramid,
    doubted.map(({ outline }) => outline),
  );
  return cards
    .map((card): Detection => {
      const face = names[doubted.indexOf(card)];
      if (face === undefined || face.other > config.face.notFace) {
        return { ...card, guesses: card.guesses.slice(0, 2) };
      }
      const guesses = product(card.guesses, face, config.face);
      const [best] = guesses as [Guess];
      const least = card.guesses.length === 0 ? config.face.alone : config.named;
      const isNamed = best.card !== JOKER && best.confidence >= least;
      return {
        ...card,
        card: isNamed ? best.card : 'unsure',
        confidence: best.confidence,
        guesses: guesses.slice(0, 2),
      };
    })
    .filter(({ card, confidence }) => card !== 'unsure' || confidence >= config.unsure);
}

function isDoubted(
  { card, confidence, guesses, outline }: Detection,
  cards: readonly Detection[],
  { certain }: FaceWeights,
): boolean {
  return (
    card !== 'back' &&
    confidence < certain &&
    (card === 'unsure' || guesses[0]?.card !== JOKER) &&
    !cards.some((other) => other.outline !== outline && areAcross(outline, other.outline))
  );
}

/** What both say together, the likeliest first. Where there are no guesses, all cards are alike to the indices. */
function product(
  guesses: readonly Guess[],
  { cards, other }: FaceName,
  { ofIndices, ofFace }: FaceWeights,
): readonly Guess[] {
  const unsaid = Math.max(0, 1 - guesses.reduce((sum, guess) => sum + guess.confidence, 0));
  const rest = Math.max(unsaid, LEAST) / (CARDS - guesses.length);
  const byIndices = (card: CardCode) => guesses.find((guess) => guess.card === card)?.confidence;
  const weighed = cards.map(({ card, confidence }) => {
    const byFace = LEAST / CARDS + (1 - LEAST) * (confidence / (1 - other));
    return { card, weight: (byIndices(card) ?? rest) ** ofIndices * byFace ** ofFace };
  });
  // The whole face knows no jokers: to it one is none of the 52.
  const joker = byIndices(JOKER) ?? 0;
  weighed.push({ card: JOKER, weight: joker ** ofIndices * Math.max(other, LEAST) ** ofFace });
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  return weighed
    .map(({ card, weight }) => ({ card, confidence: weight / sum }))
    .sort((a, b) => b.confidence - a.confidence);
}
