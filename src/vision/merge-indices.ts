import { JOKER, type CardCode } from '../cards/standard.ts';
import type { Detection, Guess, Point } from '../table/detection.ts';
import { outlineOf } from './card-outline.ts';
import type { IndexFrame } from './index-frame.ts';
import type { IndexReading } from './index-reading.ts';

/** From which probabilities a card is named or asked about. */
export interface NamingMargins {
  readonly named: number;
  readonly jokerNamed: number;
  readonly unsure: number;
}

/** How far two indices' ideas of the card's middle may differ on one card, in the way from index to middle. */
const SAME_MIDDLE = 0.45;
/** How far the point half way between two opposite indices may be from the card's middle, in the same unit. */
const HALF_WAY = 0.5;
/** Cosines between the tops of two indices: facing away from each other, and side by side. */
const OPPOSITE = -0.6;
const ALIKE = 0.8;

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
  const groups: Group[] = [];
  for (const reading of worthwhile) {
    const card = reading.guesses[0]!.card;
    const home = groups.find(
      (group) =>
        group.card === card &&
        group.members.some((member) => fitOneCard(member.frame, reading.frame)),
    );
    if (home) home.members.push(reading);
    else groups.push({ card, members: [reading] });
  }
  return settle(groups).map((group) => toDetection(group, margins));
}

function strength({ frame, guesses }: IndexReading): number {
  return frame.score * guesses[0]!.confidence;
}

function toMiddle({ middle, centre }: IndexFrame): number {
  return Math.hypot(centre[0] - middle[0], centre[1] - middle[1]);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function cosine(a: Point, b: Point): number {
  return (a[0] * b[0] + a[1] * b[1]) / Math.max(Math.hypot(...a) * Math.hypot(...b), 1e-6);
}

/** Whether two indices can be of one card: their middles agree, and they lie where a card's corners are. */
function fitOneCard(a: IndexFrame, b: IndexFrame): boolean {
  const reach = Math.max(toMiddle(a), toMiddle(b));
  const turn = cosine(a.up, b.up);
  if (turn < OPPOSITE) {
    const halfWay: Point = [(a.middle[0] + b.middle[0]) / 2, (a.middle[1] + b.middle[1]) / 2];
    const apart = Math.min(distance(halfWay, a.centre), distance(halfWay, b.centre));
    return apart < HALF_WAY * reach;
  }
  return turn > ALIKE && distance(a.centre, b.centre) < SAME_MIDDLE * reach;
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
        const middlesApart = distance(member.frame.centre, weaker.frame.centre);
        return (
          cosine(member.frame.up, weaker.frame.up) < OPPOSITE &&
          middlesApart < CLOSE * reach &&
          fitOneCard(member.frame, weaker.frame)
        );
      }),
    );
  });
}
/** Middles this near, in the way from index to middle, are one card's: cards of a fan differ by more. */
const CLOSE = 0.12;

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
