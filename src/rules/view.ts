import type { PackCode } from '../cards/pack.ts';
import type { Piece } from '../cards/piece.ts';
import type { SeatIndex } from './seats.ts';
import type { SpotId } from './spots.ts';

export interface SeatView {
  readonly score: number;
  /** What was taken, in order, as it was taken together: pairs, triples, melds. */
  readonly sets: readonly (readonly PackCode[])[];
  /** Pieces in hand. */
  readonly pieces: readonly Piece[];
  /** Other numbers by a code of the game, such as bid cards left or attempts made. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What the screen tells of a running game, spoiler-free: it names no card that lies face down (ANY-4). */
export interface ScoreView {
  /** Whose turn it is; undefined when nobody's: all act at once, or the game is over. */
  readonly turn: SeatIndex | undefined;
  /** What is being waited for, by a code of the game: `first-card`, `closing`, `reveal`, … */
  readonly stage: string;
  readonly seats: readonly SeatView[];
  readonly piles: readonly { readonly id: string; readonly count: number }[];
  /** What players should be told or offered, by a code of the game, such as ending a game that stalls (ME-7). */
  readonly notices: readonly string[];
  /** The spot that a computer, a far player or the clock named (ANY-7). */
  readonly named?: SpotId;
}
