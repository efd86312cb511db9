import type { Detection } from '../table/detection.ts';
import { areaOf, shortSide, centreOf } from '../table/quads.ts';
import { distance } from '../table/points.ts';
import { areAlike, lookWithin } from './look-within.ts';
import type { SeenCard } from './outliner.ts';
import type { Pyramid } from './pixels.ts';
import { shareWithin } from './quad-overlap.ts';

/** So many others that look alike make a back certain enough: three more of one size and one look are no accident. */
const LEAST_OTHERS = 3;
/** The same where no card that lies face up tells that this is a game of cards: sheets are printed with places for cards. */
const LEAST_OTHERS_ALONE = 6;
/** The larger of two neighbours by the smaller, in area: outlines are rough, and the nearer card shows larger. Beyond the
 * second, two that lie next to each other are not both cards. */
const MOST_RATIO = 1.9;
const MOST_BESIDE = 2.5;
/** Neighbours are no further apart than this, in short sides of the smaller; those next to each other no further than that. */
const REACH = 6;
const NEXT = 2.5;
/** One of which more than this lies within another is not another. */
const ACROSS = 0.15;
/** How sure a back is at least that is one of many. */
const SURE = 0.6;

/**
 * The cards as they were seen, and surer of those that lie face down among others that look like them. A back of a design that
 * the nets hardly know is still one of a lay-out of equal backs, which little else on a table looks like. read: the
 * cards that indices make.
 */
export function trustAlikeBacks(
  pyramid: Pyramid,
  seen: readonly SeenCard[],
  read: readonly Detection[],
): readonly SeenCard[] {
  const backs = seen
    .filter(({ side }) => side === 'back')
    .map((card) => ({ card, look: lookWithin(pyramid, card.outline) }));
  const isAmongFaces = read.some(({ card }) => card !== 'unsure');
  const least = isAmongFaces ? LEAST_OTHERS : LEAST_OTHERS_ALONE;
  const alike = backs
    .map(({ card, look }) => ({
      card,
      others: backs.filter(
        (other) =>
          other.card !== card && areNeighbours(card, other.card) && areAlike(look, other.look),
      ).length,
    }))
    .filter(({ others }) => others >= least);
  const trusted = new Set(besideEachOther(alike));
  return seen.map((card) =>
    trusted.has(card) ? { ...card, score: Math.max(card.score, SURE), isOneOfMany: true } : card,
  );
}

/** Those that have most like them, none across another: what lies between backs looks alike, too, but less often. */
function besideEachOther(
  alike: readonly { readonly card: SeenCard; readonly others: number }[],
): readonly SeenCard[] {
  const kept: SeenCard[] = [];
  const sorted = [...alike].sort((a, b) => b.others - a.others || b.card.score - a.card.score);
  for (const { card } of sorted) {
    if (kept.every((other) => canLieBeside(card, other))) kept.push(card);
  }
  return kept;
}

function canLieBeside(one: SeenCard, other: SeenCard): boolean {
  const isAcross = shareWithin(one.outline, other.outline) >= ACROSS;
  return !isAcross && (areAlikeInSize(one, other, MOST_BESIDE) || !areWithin(NEXT, one, other));
}

function areNeighbours(one: SeenCard, other: SeenCard): boolean {
  return areAlikeInSize(one, other, MOST_RATIO) && areWithin(REACH, one, other);
}

function areAlikeInSize(
  { outline: one }: SeenCard,
  { outline: other }: SeenCard,
  most: number,
): boolean {
  const [area, otherArea] = [areaOf(one), areaOf(other)];
  return Math.max(area, otherArea) < most * Math.min(area, otherArea);
}

/** Whether their middles are so many short sides of the smaller from each other. */
function areWithin(
  sides: number,
  { outline: one }: SeenCard,
  { outline: other }: SeenCard,
): boolean {
  const apart = distance(centreOf(one), centreOf(other));
  return apart < sides * Math.min(shortSide(one), shortSide(other));
}
