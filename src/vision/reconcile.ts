import type { Detection, Quad } from '../table/detection.ts';
import type { DieDetection } from '../table/die-detection.ts';
import { distance } from '../table/points.ts';
import { distanceTo } from '../table/quads.ts';
import { isCardSized } from './outlines/fits-among-cards.ts';
import type { SeenCard } from './outlines/outliner.ts';
import { overlap, shareWithin } from './outlines/quad-overlap.ts';

/** Outlines that have at least this in common (intersection over union) are taken to be of one card. */
const SAME_CARD = 0.45;
/** A back of which more than this lies within a card that lies face up is a part of that card: a pip, or its picture. */
const PART_OF_FACE = 0.8;

/** From which heats of the outliner a back stands by itself, and against what indices say. */
export interface BackMargins {
  /** A back where no index was found. */
  readonly back: number;
  /** A back on which an index was named: ornaments and words of backs pass for indices. */
  readonly backOverName: number;
  /** The same where the index was not sure of itself. */
  readonly backOverUnsure: number;
}

/**
 * Brings together what two ways of looking found: the cards that were read from their indices, in better outlines where
 * the outliner saw them too, and those that lie face down. cards: as merged, none of them a back. dice: as read; no die
 * lies on a card's back, so a back on which one was read is a large die itself, or its shadow.
 */
export function reconcile(
  cards: readonly Detection[],
  seen: readonly SeenCard[],
  margins: BackMargins,
  dice: readonly DieDetection[] = [],
): Detection[] {
  const faces = seen.filter(({ side }) => side === 'face');
  const standing = cards
    .filter((card) => !isOnBack(card, seen, margins))
    .map((card) => ({ ...card, outline: betterOutline(card.outline, faces) }));
  const backs = seen.filter(
    ({ side, score, outline }) =>
      side === 'back' &&
      score >= margins.back &&
      !standing.some(
        (card) =>
          overlap(card.outline, outline) > SAME_CARD ||
          shareWithin(outline, card.outline) > PART_OF_FACE,
      ) &&
      !dice.some(({ centre }) => distanceTo(outline, centre) === 0),
  );
  return [
    ...standing,
    ...ofOneSize(backs, standing).map(({ outline, score, isOneOfMany }): Detection => ({
      card: 'back',
      outline,
      confidence: score,
      guesses: [],
      ...(isOneOfMany === true && { isOneOfMany }),
    })),
  ];
}

/** The backs that are as large as the cards that were named and as the surer backs, or as many others. */
function ofOneSize(
  backs: readonly SeenCard[],
  standing: readonly Detection[],
): readonly SeenCard[] {
  const known = standing.filter(({ card }) => card !== 'unsure').map(({ outline }) => outline);
  return [...backs]
    .sort((a, b) => b.score - a.score)
    .filter(({ outline, isOneOfMany }) => {
      const fits = isOneOfMany === true || isCardSized(outline, known);
      if (fits) known.push(outline);
      return fits;
    });
}

/** Whether what was read as a card is the print of a back. */
function isOnBack(
  { card, outline }: Detection,
  seen: readonly SeenCard[],
  { backOverName, backOverUnsure }: BackMargins,
): boolean {
  const there = bestMatch(outline, seen);
  const least = card === 'unsure' ? backOverUnsure : backOverName;
  return there?.side === 'back' && there.score >= least;
}

/** The outline of a card as the outliner saw it, its corners counted from the same one; the rough one where it did not. */
function betterOutline(rough: Quad, faces: readonly SeenCard[]): Quad {
  const there = bestMatch(rough, faces);
  return there === undefined ? rough : alignTo(rough, there.outline);
}

/** The surest of the outlines that are of this card. */
function bestMatch(outline: Quad, seen: readonly SeenCard[]): SeenCard | undefined {
  return seen
    .filter((other) => overlap(outline, other.outline) > SAME_CARD)
    .reduce<SeenCard | undefined>(
      (best, other) => (best === undefined || other.score > best.score ? other : best),
      undefined,
    );
}

/** The outline with its corners counted from that which is where `model` has its first. */
export function alignTo(model: Quad, outline: Quad): Quad {
  const turned = [0, 1, 2, 3].map((turn): Quad => [
    outline[turn]!,
    outline[(turn + 1) % 4]!,
    outline[(turn + 2) % 4]!,
    outline[(turn + 3) % 4]!,
  ]);
  const apart = (quad: Quad): number =>
    quad.reduce((sum, corner, i) => sum + distance(corner, model[i]!), 0);
  return turned.reduce((best, quad) => (apart(quad) < apart(best) ? quad : best));
}
