import type { Detection } from './detection.ts';
import type { SeenState } from './table-view.ts';
import { tallyNames } from './tally-names.ts';

/** What one frame said of a place where a card may lie. */
type Vote = Pick<Detection, 'card' | 'confidence' | 'guesses'> & { readonly at: number };

/** What is believed of one place, and why. Times are milliseconds of the frames' clock. */
export interface Belief {
  readonly state: SeenState;
  readonly confidence: number;
  readonly since: number;
  /** The cards seen there lately, the latest last. */
  readonly votes: readonly Vote[];
  /** Frames in a row in which nothing lay there, and since when; undefined if something does. */
  readonly free?: { readonly since: number; readonly frames: number };
  /** Whether a hand was over it, or it moved, since a card was last seen there. */
  readonly isDisturbed: boolean;
}

/** Older votes than these count no more. */
const MEMORY_MS = 3000;
/**
 * Of how a card lies, a vote's weight falls to a third in this time: three frames outweigh what they replace at ten
 * frames a second. Of its name they count for longer: a small index is read in one way in one frame and in another in the
 * next.
 */
const FADE_MS = 250;
const NAME_FADE_MS = 800;
/** Where nothing changes the reader says the same again, which tells little more than once. */
const REPEAT_WEIGHT = 0.5;
/** The share of the weight at which one way of lying is believed. */
const LYING_SHARE = 0.7;
/** The share at which a name is believed, and below which it is given up. */
const NAME_SHARE = 0.75;
const KEPT_NAME_SHARE = 0.6;
/** A name needs so many readings, or two so far apart. */
const READINGS = 3;
const APART_MS = 250;
/** A place was free long enough when nothing lay there for so long: a card that no hand came near needs longer. */
const FREE_MS = 600;
const UNTOUCHED_FREE_MS = 2500;
const FREE_FRAMES = 4;

/** Nothing known yet. */
export function newBelief(at: number): Belief {
  return { state: { lies: 'covered' }, confidence: 1, since: at, votes: [], isDisturbed: true };
}

/** A hand is over the place, or something moves there: what was believed has to be seen again. */
export function cover(belief: Belief, at: number): Belief {
  if (belief.state.lies === 'covered' && belief.votes.length === 0 && belief.free === undefined) {
    return belief;
  }
  const since = belief.state.lies === 'covered' ? belief.since : at;
  return { state: { lies: 'covered' }, confidence: 1, since, votes: [], isDisturbed: true };
}

/** Something changed at the place: what lay there may be another card now, or none. */
export function disturb(belief: Belief): Belief {
  if (belief.isDisturbed && belief.free === undefined) return belief;
  const { free: _, ...rest } = belief;
  return { ...rest, votes: [], isDisturbed: true };
}

/** Nothing was found at the place, although nothing covered it. */
export function seeNothing(belief: Belief, at: number): Belief {
  const free = { since: belief.free?.since ?? at, frames: (belief.free?.frames ?? 0) + 1 };
  // Where no card is known to lie, a net that sees one now and then has to outweigh the frames without.
  const isKnown = belief.state.lies !== 'empty' && belief.state.lies !== 'covered';
  const seen = { ...belief, free, votes: isKnown ? belief.votes : belief.votes.slice(1) };
  if (belief.state.lies === 'empty') return seen;
  const needed = belief.isDisturbed ? FREE_MS : UNTOUCHED_FREE_MS;
  if (at - free.since < needed || free.frames < FREE_FRAMES) return seen;
  return {
    ...seen,
    state: { lies: 'empty' },
    confidence: LYING_SHARE,
    since: free.since,
    votes: [],
  };
}

/** A card was found at the place. */
export function seeCard(
  belief: Belief,
  { card, confidence, guesses }: Detection,
  at: number,
): Belief {
  const votes = [
    ...belief.votes.filter((vote) => vote.at > at - MEMORY_MS),
    { card, confidence, guesses, at },
  ];
  const { free: _, ...rest } = belief;
  const seen: Belief = { ...rest, votes };
  const decided = decide(seen, at);
  if (decided === undefined) return seen;
  const { state, confidence: sureness } = decided;
  return {
    ...seen,
    state,
    confidence: sureness,
    since: isSameState(state, belief.state) ? belief.since : sinceOf(votes, state),
    isDisturbed: false,
  };
}

/** Two states that mean the same to whoever waits for the table to be steady: guesses may wander. */
function isSameState(one: SeenState, other: SeenState): boolean {
  if (one.lies === 'up' && other.lies === 'up') return one.card === other.card;
  return one.lies === other.lies;
}

interface Decided {
  readonly state: SeenState;
  readonly confidence: number;
}

/** What the votes say; undefined while they do not agree on how the card lies. */
function decide({ votes, state }: Belief, at: number): Decided | undefined {
  const weightOf = (vote: Vote) => Math.exp((vote.at - at) / FADE_MS);
  const total = sumOf(votes, weightOf);
  const down = votes.filter(({ card }) => card === 'back');
  const up = votes.filter(({ card }) => card !== 'back');
  const downShare = sumOf(down, weightOf) / total;
  if (downShare >= LYING_SHARE && isEnough(down)) {
    return { state: { lies: 'down' }, confidence: downShare * meanConfidence(down, weightOf) };
  }
  const upShare = 1 - downShare;
  if (upShare < LYING_SHARE || !isEnough(up)) return undefined;
  const names = tallyNames(
    up.map(withRepetition),
    ({ at: votedAt, isRepeat }) =>
      Math.exp((votedAt - at) / NAME_FADE_MS) * (isRepeat ? REPEAT_WEIGHT : 1),
  );
  const first = names[0];
  if (first === undefined) return { state: { lies: 'unsure', guesses: [] }, confidence: 0 };
  const readings = up.filter(({ card }) => card === first.card);
  const isKept = state.lies === 'up' && state.card === first.card;
  if (first.confidence >= (isKept ? KEPT_NAME_SHARE : NAME_SHARE) && isEnough(readings)) {
    const sure = upShare * first.confidence * meanConfidence(readings, weightOf);
    return { state: { lies: 'up', card: first.card }, confidence: sure };
  }
  // One reading is not two that disagree: the next frames will tell.
  if (!isEnough(up.filter(({ card }) => card === 'unsure')) && names.length < 2) return undefined;
  return { state: { lies: 'unsure', guesses: names.slice(0, 2) }, confidence: first.confidence };
}

function withRepetition(vote: Vote, index: number, all: readonly Vote[]) {
  const before = all[index - 1];
  const isRepeat = before?.card === vote.card && before.confidence === vote.confidence;
  return { ...vote, isRepeat };
}

/** When the last run of votes for a state began. */
function sinceOf(votes: readonly Vote[], state: SeenState): number {
  const agrees = ({ card }: Vote) =>
    state.lies === 'down'
      ? card === 'back'
      : state.lies === 'up'
        ? card === state.card
        : card !== 'back';
  const lastOther = votes.findLastIndex((vote) => !agrees(vote));
  return (votes[lastOther + 1] ?? votes.at(-1))?.at ?? 0;
}

function isEnough(votes: readonly Vote[]): boolean {
  const [first, last] = [votes[0], votes.at(-1)];
  if (first === undefined || last === undefined) return false;
  return votes.length >= READINGS || last.at - first.at >= APART_MS;
}

function meanConfidence(votes: readonly Vote[], weightOf: (vote: Vote) => number): number {
  return sumOf(votes, (vote) => vote.confidence * weightOf(vote)) / sumOf(votes, weightOf);
}

function sumOf(votes: readonly Vote[], valueOf: (vote: Vote) => number): number {
  return votes.reduce((sum, vote) => sum + valueOf(vote), 0);
}
