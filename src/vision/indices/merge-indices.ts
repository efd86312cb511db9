import { JOKER, type CardCode } from '../../cards/standard.ts';
import type { Detection, Point } from '../../table/detection.ts';
import { distance } from '../../table/points.ts';
import { outlineOf } from './card-outline.ts';
import { combineGuesses } from './combine-guesses.ts';
import { isFourIndexPack, isOneCard } from './four-indices.ts';
import type { IndexFrame } from './index-frame.ts';
import { disagreement, isTurned, widthBy } from './index-pair.ts';
import type { IndexReading } from './index-reading.ts';

/** From which probabilities a card is named or asked about. */
export interface NamingMargins {
  readonly named: number;
  readonly jokerNamed: number;
  readonly unsure: number;
}

/**
 * Two like indices of a four-index pack are of one card if they are no farther apart than this, in card widths: whose corner
 * an index is in can't be told, which makes its way to the middle unsure. The farthest corners are 1.3 apart.
 */
const ON_CARD = 1.6;
/** Middles this near, in the way from index to middle, are one card's: cards of a fan differ by more. */
const CLOSE = 0.12;
/** The same for a reading too weak for a name, whose frame is as rough as its reading. */
const NEAR = 0.5;
/** Indices nearer than this, in card widths, are one, whatever they are read as. */
const SAME_PLACE = 0.13;
/** Probability from which a reading counts as evidence for a card that another reading names. */
const SUPPORTS = 0.2;

/** Probability from which an index that reads otherwise still speaks for a card: one that is illegible says nothing. */
const POSSIBLE = 0.1;

/** Readings of one card, the strongest first. */
type Group = IndexReading[];
type Fits = (a: IndexFrame, b: IndexFrame) => boolean;

/**
 * The cards to which the indices belong: those whose names and places fit one card become one detection, with all that is
 * guessed at for it, the likeliest first.
 */
export function mergeIndices(
  readings: readonly IndexReading[],
  margins: NamingMargins,
): Detection[] {
  const sorted = readings
    .filter(({ guesses }) => guesses[0]!.confidence >= SUPPORTS)
    .sort((a, b) => strength(b) - strength(a));
  const fourIndices = isFourIndexPack(sorted.filter((one) => confidenceOf(one) >= margins.unsure));
  const fits: Fits = fourIndices
    ? (a, b) => isOneCard(a, b) || distance(a.middle, b.middle) < ON_CARD * widest(a, b)
    : isOneCard;
  const groups = joinFarEnds(groupByName(sorted, fits), fits, fourIndices, margins.named);
  return groups
    .map((group) => toDetection(group, margins))
    .filter(({ confidence }) => confidence >= margins.unsure);
}

function groupByName(readings: readonly IndexReading[], fits: Fits): Group[] {
  const groups: Group[] = [];
  for (const reading of readings) {
    const home = groups.find(
      (group) =>
        nameOf(group[0]!) === nameOf(reading) &&
        group.some(({ frame }) => fits(frame, reading.frame)),
    );
    if (home) home.push(reading);
    else groups.push([reading]);
  }
  return groups;
}

/**
 * Joins single readings that are the far end of another card, misread, to that card: where the two ends fit one card
 * closely, or less closely if the reading is too weak for a name and could as well be that card's rank or suit, or if each end
 * was read once and they differ in suits that are hard to tell apart.
 */
function joinFarEnds(
  groups: readonly Group[],
  fits: Fits,
  fourIndices: boolean,
  named: number,
): readonly Group[] {
  const kept: Group[] = [];
  for (const group of groups) {
    const [one, ...more] = group;
    const home = kept.find((other) =>
      other.some(({ frame }) => {
        if (more.length > 0) return false;
        if (distance(frame.middle, one!.frame.middle) < SAME_PLACE * widest(frame, one!.frame)) {
          return true;
        }
        if (!fits(frame, one!.frame)) return false;
        if (!fourIndices && !isTurned(frame, one!.frame)) return false;
        const isWeak = confidenceOf(one!) < named && resembles(one!, nameOf(other[0]!));
        const isMisread = other.length === 1 && areEasilyMistaken(one!, other[0]!);
        return disagreement(frame, one!.frame) < (isWeak || isMisread ? NEAR : CLOSE);
      }),
    );
    if (home === undefined) kept.push(group);
    else if (speaksTo(one!, nameOf(home[0]!), named)) home.push(one!);
  }
  return kept;
}

/** Whether a far end has a say in its card's name: if it is sure of another, or holds this one possible. */
function speaksTo({ guesses }: IndexReading, card: CardCode, named: number): boolean {
  const own = guesses.find((guess) => guess.card === card)?.confidence ?? 0;
  return guesses[0]!.confidence >= named || own >= POSSIBLE;
}

function widest(a: IndexFrame, b: IndexFrame): number {
  return Math.max(widthBy(a), widthBy(b));
}

function nameOf({ guesses }: IndexReading): CardCode {
  return guesses[0]!.card;
}

function confidenceOf({ guesses }: IndexReading): number {
  return guesses[0]!.confidence;
}

function strength(reading: IndexReading): number {
  return reading.frame.score * confidenceOf(reading);
}

/** Whether a reading, though it says another card, shares the rank or the suit of this one in one of its guesses. */
function resembles({ guesses }: IndexReading, card: CardCode): boolean {
  return guesses.some((guess) => guess.card[0] === card[0] || guess.card[1] === card[1]);
}

/** Whether two readings are of one rank, in two suits of one colour. */
function areEasilyMistaken(one: IndexReading, other: IndexReading): boolean {
  const [card, otherCard] = [nameOf(one), nameOf(other)];
  if (card === JOKER || otherCard === JOKER || card === otherCard) return false;
  const isRed = (code: CardCode): boolean => code.endsWith('H') || code.endsWith('D');
  return card[0] === otherCard[0] && isRed(card) === isRed(otherCard);
}

function toDetection(group: Group, margins: NamingMargins): Detection {
  const guesses = combineGuesses(group.map((reading) => reading.guesses));
  const [{ card, confidence }] = guesses as [(typeof guesses)[number]];
  const least = card === JOKER ? margins.jokerNamed : margins.named;
  return {
    card: confidence >= least ? card : 'unsure',
    outline: outlineOf(group.map(({ frame }) => frame)),
    confidence,
    guesses,
    // Frames count pixel centres at whole numbers, outlines at halves.
    indices: group.map(({ frame }): Point => [frame.middle[0] + 0.5, frame.middle[1] + 0.5]),
  };
}
