import { JOKER, RANKS, SUITS, type CardCode, type Rank } from '../../cards/standard.ts';
import type { Guess } from '../../table/detection.ts';
import { meaningsOf } from './glyph-meaning.ts';
import type { IndexFrame } from './index-frame.ts';
import type { IndexName, NamerClasses } from './namer.ts';

/** One index with a probability for every card it may belong to, the likeliest first. */
export interface IndexReading {
  readonly frame: IndexFrame;
  readonly guesses: readonly Guess[];
}

const REJECT = 'reject';
const JOKER_GLYPH = 'X';
/** A glyph this likely is evidence of the pack's language. */
const SURELY = 0.8;
/** Guesses kept per index: the two that a player may be offered and two to settle what another index says. */
const KEPT = 4;

/** What was framed and named, as cards; frames that show no index are left out. */
export function readIndices(
  frames: readonly IndexFrame[],
  names: readonly IndexName[],
  { glyphs, suits, printed = [] }: NamerClasses,
  rejectAbove: number,
): IndexReading[] {
  const rejectAt = glyphs.indexOf(REJECT);
  const kept = frames.flatMap((frame, i) =>
    names[i]!.glyphs[rejectAt]! > rejectAbove ? [] : [{ frame, name: names[i]! }],
  );
  const seen = new Set([...printed, ...kept.flatMap(({ name }) => surest(name, glyphs))]);
  const meanings = meaningsOf(glyphs, seen);
  return kept.map(({ frame, name }) => ({
    frame,
    guesses: guessCards(name, glyphs, suits, meanings),
  }));
}

function surest(name: IndexName, glyphs: readonly string[]): readonly string[] {
  const best = name.glyphs.reduce((a, v, i) => (v > name.glyphs[a]! ? i : a), 0);
  return name.glyphs[best]! > SURELY ? [glyphs[best]!] : [];
}

function guessCards(
  name: IndexName,
  glyphs: readonly string[],
  suits: readonly string[],
  meanings: readonly (Rank | undefined)[],
): readonly Guess[] {
  const ranks = new Map<Rank, number>(RANKS.map((rank) => [rank, 0]));
  meanings.forEach((rank, i) => {
    if (rank !== undefined) ranks.set(rank, ranks.get(rank)! + name.glyphs[i]!);
  });
  const guesses: Guess[] = SUITS.flatMap((suit) =>
    RANKS.map((rank) => {
      const card: CardCode = `${rank}${suit}`;
      return { card, confidence: ranks.get(rank)! * name.suits[suits.indexOf(suit)]! };
    }),
  );
  guesses.push({ card: JOKER, confidence: name.glyphs[glyphs.indexOf(JOKER_GLYPH)]! });
  return guesses.sort((a, b) => b.confidence - a.confidence).slice(0, KEPT);
}
