import type { Detection, Quad } from '../../table/detection.ts';
import { distance } from '../../table/points.ts';
import { areaOf, centreOf, metricAt, shapeUnder, shortSide } from '../../table/quads.ts';
import { median } from '../../table/statistics.ts';
import { nearestTo } from '../outlines/fits-among-cards.ts';
import { contrastOf, difference, softened, turned, type Look, type LookAt } from './look-within.ts';
import type { SeenCard } from '../outlines/outliner.ts';
import { overlap, shareWithin } from '../outlines/quad-overlap.ts';

/**
 * Backs told by each other. A back of a design that the nets hardly know is still one of a lay-out of equal backs, which
 * little else on a table looks like; and where equal backs lie, what looks otherwise is none.
 */

/** So many others that look alike make a back certain enough: three more of one size and one look are no accident. */
const LEAST_OTHERS = 3;
/**
 * The same where no card that lies face up tells that this is a game of cards: sheets are printed with places for cards.
 */
const LEAST_OTHERS_ALONE = 6;
/** And where the nets say that it lies face up, but nothing was read on it: no two faces are the same. */
const LEAST_OTHERS_UP = 5;
/**
 * The larger of two neighbours by the smaller, in area: outlines are rough, and the nearer card shows larger. Beyond the second,
 * two that lie next to each other are not both cards.
 */
const MOST_RATIO = 1.9;
const MOST_BESIDE = 2.5;
/** No card shows so many times as large, in area, as each that was named: a table slants no more. */
const MOST_OF_NAMED = 6;
/**
 * What looks alike, but is smaller and less oblong than this in the median, as the nearest named card shows the table, is chips or
 * the like: area in cards, and the long side by the short one. Either alone may be the fault of a rough outline.
 */
const CHIPS_AREA = 0.45;
const CHIPS_ASPECT = 1.2;
/** Neighbours are no further apart than this, in short sides of the smaller; those next to each other no further than that. */
const REACH = 6;
const NEXT = 2.5;
/** One of which more than this lies within another is not another. */
const ACROSS = 0.15;
const COVERED = 0.3;
/** How sure the nets are of those that look alike, by how sure they are of the surest such kind: print is doubted. */
const LEAST_MEAN = 0.55;
/** How sure a back is at least that is one of many, and a back has to be that looks otherwise than all of these. */
const SURE = 0.6;
const SURE_OF_ITSELF = 0.8;
/**
 * What is so many times as far from the surest as these are from each other is not of their kind, but nothing that is nearer than
 * this, of 255.
 */
const OTHERWISE = 3;
const LEAST_OTHERWISE = 5;
/**
 * Backs of one design are no further apart than this, of 255, within outlines that are a little off, and the further the more contrast
 * they have: by this part of it, and at most so far.
 */
const SAME = 16;
const SAME_BY_CONTRAST = 0.5;
const MOST_SAME = 20;
/** How sure a back is that likely is one. */
const LIKELY = 0.36;

interface Candidate {
  readonly card: SeenCard;
  /** Its outline on the edges that it seems to have. */
  readonly snapped: Quad;
  /** Within its rough outline, and within that on the edges that it seems to have. */
  readonly looks: readonly Look[];
  /** These, and the same turned round: all pairs are compared, in every update. */
  readonly eitherWay: readonly Look[];
  /** Of that within its edges, of 255. */
  readonly contrast: number;
}

/** One with the others of its kind. */
interface Kin extends Candidate {
  readonly others: readonly Candidate[];
}

/**
 * The cards as they were seen, surer of those that lie face down among others that look like them, and without what these rule
 * out. read: the cards that indices make. snap: puts an outline on the edges that are near it.
 */
export function trustAlikeBacks(
  seen: readonly SeenCard[],
  read: readonly Detection[],
  lookAt: LookAt,
  snap: (outline: Quad) => Quad,
): readonly SeenCard[] {
  const named = read.filter(({ card }) => card !== 'unsure');
  const isRead = ({ outline }: SeenCard) =>
    named.some((card) => overlap(card.outline, outline) > COVERED);
  // Indices tell less well how large a card is than its outline does.
  const known = seen.some(isRead) ? seen.filter(isRead) : named;
  const isOfCardsSize = (card: SeenCard) =>
    known.length === 0 || known.some((one) => areAlikeInSize(card, one, MOST_OF_NAMED));
  const candidates = seen
    .filter((card) => !isRead(card) && isOfCardsSize(card))
    .map((card): Candidate => {
      const snapped = snap(card.outline);
      const looks = [card.outline, snapped].map((outline) => softened(lookAt(outline)));
      const eitherWay = [...looks, ...looks.map(turned)];
      return { card, snapped, looks, eitherWay, contrast: contrastOf(looks.at(-1)!) };
    });
  const least = named.length === 0 ? LEAST_OTHERS_ALONE : LEAST_OTHERS;
  const enough = ({ card }: Candidate): number =>
    card.side === 'back' ? least : Math.max(least, LEAST_OTHERS_UP);
  const outlines = known.map(({ outline }) => outline);
  const alike = candidates
    .map((one): Kin => ({ ...one, others: candidates.filter((two) => areOfOneKind(one, two)) }))
    .filter((one) => one.others.length >= enough(one) && !areChips(one, outlines));
  const beside = besideEachOther(alike);
  // What several outlines were proposed of is one thing.
  const kept = new Set(beside.map(({ card }) => card));
  const trusted = likeTheSurest(
    beside.filter((one) => one.others.filter(({ card }) => kept.has(card)).length >= enough(one)),
  );
  const cards = new Set(trusted.map(({ card }) => card));
  // Rough outlines of a busy design look less alike than they are: few that do tell nothing of the others.
  const likely = candidates.filter(({ card }) => card.side === 'back' && card.score >= LIKELY);
  const areMost = trusted.length > likely.length / 2;
  const isRuledOut = (one: Candidate): boolean =>
    one.card.side === 'back' &&
    !cards.has(one.card) &&
    (liesAcross(one, trusted) || (areMost && looksOtherwise(one, trusted)));
  const gone = new Set(candidates.filter(isRuledOut).map(({ card }) => card));
  return seen
    .filter((card) => !gone.has(card))
    .map((card) =>
      cards.has(card)
        ? { ...card, side: 'back', score: Math.max(card.score, SURE), isOneOfMany: true }
        : card,
    );
}

/** The outlines of those that certainly lie face down. */
export function trustedBacks(seen: readonly SeenCard[]): readonly Quad[] {
  return seen.filter((card) => card.isOneOfMany === true).map(({ outline }) => outline);
}

/**
 * Those that have most like them, and the surest, none across another: what lies between backs, or is printed below them, looks
 * alike, too, but less often, and the nets doubt it.
 */
function besideEachOther(alike: readonly Kin[]): readonly Kin[] {
  const kept: Kin[] = [];
  const sorted = [...alike].sort((a, b) => sureness(b) - sureness(a));
  const mean = (kin: Kin): number => sureness(kin) / (kin.others.length + 1);
  const most = Math.max(...alike.map(mean));
  for (const one of sorted) {
    if (mean(one) < LEAST_MEAN * most) continue;
    if (kept.every((other) => canLieBeside(one, other))) kept.push(one);
  }
  return kept;
}

/** How sure the nets are of all that look alike. */
function sureness({ card, others }: Kin): number {
  return others.reduce((sum, other) => sum + other.card.score, card.score);
}

function liesAcross(one: Candidate, trusted: readonly Candidate[]): boolean {
  return trusted.some((other) => shareOf(one, other) > COVERED);
}

/** What lies between equal backs, or is printed below them, is alike, too; but not as like the surest as these are to each other. */
function likeTheSurest(alike: readonly Kin[]): readonly Kin[] {
  const surest = alike.filter(({ card }) => card.score >= SURE);
  if (surest.length <= LEAST_OTHERS) return alike;
  const most = Math.min(SAME, Math.max(LEAST_OTHERWISE, OTHERWISE * usualDifference(surest)));
  return alike.filter(
    (one) => one.card.score >= SURE || surest.some((sure) => differenceOf(one, sure) < most),
  );
}

function looksOtherwise(one: Candidate, trusted: readonly Candidate[]): boolean {
  const { card } = one;
  return card.score < SURE_OF_ITSELF && !trusted.some((other) => lookAlike(one, other));
}

/** How far those that look alike are from the next, in the median. */
function usualDifference(alike: readonly Candidate[]): number {
  const nearest = alike.map((one) =>
    Math.min(...alike.filter((other) => other !== one).map((other) => differenceOf(one, other))),
  );
  return nearest.length === 0 ? SAME : median(nearest);
}

/** Whether those that look alike are too small and too square for the cards beside them. known: of cards that were named. */
function areChips(one: Kin, known: readonly Quad[]): boolean {
  const shapes = [one, ...one.others].flatMap(({ card: { outline } }) => {
    const near = nearestTo(centreOf(outline), known);
    const metric = near && metricAt(near);
    return metric === undefined ? [] : [shapeUnder(metric, outline)];
  });
  return (
    shapes.length > 0 &&
    median(shapes.map(({ area }) => area)) < CHIPS_AREA &&
    median(shapes.map(({ aspect }) => aspect)) < CHIPS_ASPECT
  );
}

function areOfOneKind(one: Candidate, other: Candidate): boolean {
  return (
    one !== other &&
    areAlikeInSize(one.card, other.card, MOST_RATIO) &&
    areWithin(REACH, one.card, other.card) &&
    lookAlike(one, other)
  );
}

function lookAlike(one: Candidate, other: Candidate): boolean {
  const contrast = Math.min(one.contrast, other.contrast);
  const most = Math.min(MOST_SAME, Math.max(SAME, SAME_BY_CONTRAST * contrast));
  return differenceOf(one, other) < most;
}

/** How far they are apart within those of their outlines that agree best, perhaps one of them turned round. */
function differenceOf({ looks }: Candidate, { eitherWay }: Candidate): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of looks) {
    for (const other of eitherWay) least = Math.min(least, difference(one, other));
  }
  return least;
}

/** How much of one lies within another: rough outlines of neighbours overlap, and some are put on wrong edges, seldom both. */
function shareOf(one: Candidate, other: Candidate): number {
  const rough = shareWithin(one.card.outline, other.card.outline);
  return Math.min(rough, shareWithin(one.snapped, other.snapped));
}

function canLieBeside(one: Candidate, other: Candidate): boolean {
  const isAcross = shareOf(one, other) >= ACROSS;
  const isOfSize = areAlikeInSize(one.card, other.card, MOST_BESIDE);
  return !isAcross && (isOfSize || !areWithin(NEXT, one.card, other.card));
}

function areAlikeInSize(
  { outline: one }: Pick<SeenCard, 'outline'>,
  { outline: other }: Pick<SeenCard, 'outline'>,
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
