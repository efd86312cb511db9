import { JOKER, type CardCode } from '../cards/standard.ts';
import type { Detection, Guess } from '../table/detection.ts';
import { distance } from '../table/points.ts';
import { outlineOf } from './card-outline.ts';
import type { IndexFrame } from './index-frame.ts';
import { isTurned, relate, toMiddle, widthBy, type Relation } from './index-pair.ts';
import type { IndexReading } from './index-reading.ts';

/** From which probabilities a card is named or asked about. */
export interface NamingMargins {
  readonly named: number;
  readonly jokerNamed: number;
  readonly unsure: number;
}

/** Cards that must show indices at corners only four-index cards have, before the pack is taken for one. */
const FOUR_INDEX_CARDS = 2;
/**
 * Two like indices of such a pack are of one card if they are no farther apart than this, in card widths: whose corner an
 * index is in can't be told, which makes its way to the middle unsure. The farthest corners are 1.3 apart.
 */
const ON_CARD = 1.5;
/** How only the indices of a four-index card lie to each other. */
const FOUR_INDEX_ONLY: readonly Relation[] = ['beside', 'below'];
/** Middles this near, in the way from index to middle, are one card's: cards of a fan differ by more. */
const CLOSE = 0.12;
/** The same for a reading too weak for a name, whose frame is as rough as its reading. */
const NEAR = 0.5;

interface Group {
  readonly card: CardCode;
  readonly members: IndexReading[];
}

/** The cards to which the indices belong: those of one name whose places fit one card become one detection. */
export function mergeIndices(
  readings: readonly IndexReading[],
  margins: NamingMargins,
): Detection[] {
  const worthwhile = readings
    .filter(({ guesses }) => guesses[0]!.confidence >= margins.unsure)
    .sort((a, b) => strength(b) - strength(a));
  const fourIndices = isFourIndexPack(worthwhile);
  const groups: Group[] = [];
  for (const reading of worthwhile) {
    const card = nameOf(reading);
    const home = groups.find(
      (group) =>
        group.card === card &&
        group.members.some(({ frame }) => isOneCard(frame, reading.frame, fourIndices)),
    );
    if (home) home.members.push(reading);
    else groups.push({ card, members: [reading] });
  }
  return settle(groups, fourIndices, margins.named).map((group) => toDetection(group, margins));
}

function isOneCard(a: IndexFrame, b: IndexFrame, fourIndices: boolean): boolean {
  const relation = relate(a, b);
  if (!fourIndices) return relation !== undefined && !FOUR_INDEX_ONLY.includes(relation);
  const width = Math.max(widthBy(a), widthBy(b));
  return relation !== undefined || distance(a.middle, b.middle) < ON_CARD * width;
}

/**
 * Whether the pack has four indices a card: several cards show indices beside or below each other, and one of them below.
 * Twins of two packs that lie side by side have theirs beside each other too.
 */
function isFourIndexPack(readings: readonly IndexReading[]): boolean {
  const cards = new Set<CardCode>();
  const names = new Set(readings.map(nameOf));
  let isBelow = false;
  readings.forEach((one, i) => {
    for (const other of readings.slice(i + 1)) {
      if (nameOf(one) !== nameOf(other)) continue;
      const relation = relate(one.frame, other.frame);
      if (relation === undefined || !FOUR_INDEX_ONLY.includes(relation)) continue;
      cards.add(nameOf(one));
      isBelow ||= relation === 'below';
    }
  });
  return isBelow && cards.size >= Math.min(FOUR_INDEX_CARDS, names.size);
}

function nameOf({ guesses }: IndexReading): CardCode {
  return guesses[0]!.card;
}

function strength({ frame, guesses }: IndexReading): number {
  return frame.score * guesses[0]!.confidence;
}

/**
 * Leaves out the readings that are the far end of another card, misread: where the two ends fit one card closely, or less
 * closely if the reading is too weak for a name and could as well be that card's rank or suit. The stronger name stands.
 */
function settle(groups: readonly Group[], fourIndices: boolean, named: number): readonly Group[] {
  return groups.filter((group, i) => {
    const [weaker, ...others] = group.members;
    if (weaker === undefined || others.length > 0) return true;
    return !groups.slice(0, i).some((other) =>
      other.members.some(({ frame }) => {
        if (!isOneCard(frame, weaker.frame, fourIndices)) return false;
        if (!fourIndices && !isTurned(frame, weaker.frame)) return false;
        const reach = Math.max(toMiddle(frame), toMiddle(weaker.frame));
        const apart = distance(frame.centre, weaker.frame.centre) / reach;
        const isWeak = weaker.guesses[0]!.confidence < named && resembles(weaker, other.card);
        return apart < (isWeak ? NEAR : CLOSE);
      }),
    );
  });
}

/** Whether a reading, though it says another card, shares the rank or the suit of this one in one of its guesses. */
function resembles({ guesses }: IndexReading, card: CardCode): boolean {
  return guesses.some((guess) => guess.card[0] === card[0] || guess.card[1] === card[1]);
}

function toDetection({ card, members }: Group, margins: NamingMargins): Detection {
  const outline = outlineOf(members.map(({ frame }) => frame));
  const guesses = combine(members);
  const confidence = guesses.find((guess) => guess.card === card)!.confidence;
  const least = card === JOKER ? margins.jokerNamed : margins.named;
  return {
    card: confidence >= least ? card : 'unsure',
    outline,
    confidence,
    guesses: guesses.slice(0, 2),
  };
}

/** Guesses of several indices of one card: the most that any of them gives each. */
function combine(members: readonly IndexReading[]): Guess[] {
  const best = new Map<CardCode, number>();
  for (const { card, confidence } of members.flatMap(({ guesses }) => guesses)) {
    best.set(card, Math.max(confidence, best.get(card) ?? 0));
  }
  return [...best]
    .map(([card, confidence]) => ({ card, confidence }))
    .sort((a, b) => b.confidence - a.confidence);
}
