import { JOKER, type CardCode } from '../cards/standard.ts';
import type { Detection, Guess } from '../table/detection.ts';
import { outlineOf } from './card-outline.ts';
import type { IndexFrame } from './index-frame.ts';
import { relate, subtract, toMiddle, widthBy, type Relation } from './index-pair.ts';
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
const FOUR_INDEX_ONLY: readonly Relation[] = ['beside', 'below'];
/** Middles this near, in the way from index to middle, are one card's: cards of a fan differ by more. */
const CLOSE = 0.12;

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
  return settle(groups).map((group) => toDetection(group, margins));
}

function isOneCard(a: IndexFrame, b: IndexFrame, fourIndices: boolean): boolean {
  const relation = relate(a, b);
  if (!fourIndices) return relation !== undefined && !FOUR_INDEX_ONLY.includes(relation);
  const width = Math.max(widthBy(a), widthBy(b));
  return relation !== undefined || Math.hypot(...subtract(a.middle, b.middle)) < ON_CARD * width;
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
 * Two groups of different names can't be one card seen from both ends, unless one end was misread: where the ends fit one
 * card closely and each was read once, the stronger name stands and the weaker reading is dropped.
 */
function settle(groups: readonly Group[]): readonly Group[] {
  return groups.filter((group, i) => {
    const weaker = group.members[0]!;
    if (group.members.length > 1) return true;
    return !groups.slice(0, i).some((other) =>
      other.members.some((member) => {
        const reach = Math.max(toMiddle(member.frame), toMiddle(weaker.frame));
        const apart = Math.hypot(...subtract(member.frame.centre, weaker.frame.centre));
        return apart < CLOSE * reach && relate(member.frame, weaker.frame) === 'opposite';
      }),
    );
  });
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
