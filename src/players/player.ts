import type { RandomSource } from '../rules/chance.ts';
import { seededSource } from '../rules/chance.ts';
import type { CommonInput } from '../rules/common.ts';
import type { InputBase, InputPattern } from '../rules/inputs.ts';
import type { Observations } from '../rules/observations.ts';
import type { Level, SeatIndex } from '../rules/seats.ts';

/**
 * All that a computer player is told. None of it can hold a card that was not turned up (ME-6): observations are what
 * anybody at the table could see, legal patterns have holes where cards are, and the rest was said at the set-up.
 */
export interface Told<Input extends InputBase, Options> {
  readonly options: Options;
  readonly seatCount: number;
  /** Whose choice it is. */
  readonly seat: SeatIndex;
  /** From the start of the game. */
  readonly observations: Observations;
  /** What this seat may do now. */
  readonly legal: readonly InputPattern<Input | CommonInput>[];
}

/** A computer that plays one game. Pure: the same for the same arguments. A method, as in `Game`. */
export interface ComputerPlayer<Input extends InputBase, Options> {
  /**
   * What to do now: one of the legal patterns, filled in as far as a player decides it. Only what the table alone
   * knows stays a hole: the card that will be seen, the number that will be rolled.
   *
   * `random` starts anew from the seed of the seat at every call. So what was forgotten is forgotten whenever one asks,
   * and a move that was taken back does not change it.
   */
  choose(told: Told<Input, Options>, level: Level, random: RandomSource): InputPattern<Input>;
}

/** Any computer, for code that handles them all alike. */
export type AnyPlayer = ComputerPlayer<InputBase, unknown>;

/** The chance of one choice, in two streams that do not disturb each other. */
export interface Chance {
  /** For what is forgotten: a draw for each sighting, in order, the same at every call. */
  readonly memory: RandomSource;
  /** For choices between equals: another stream at every call. */
  readonly taste: RandomSource;
}

export function splitChance(random: RandomSource, observations: Observations): Chance {
  const seed = random();
  return {
    memory: seededSource(seed),
    taste: seededSource((seed ^ 0x5bd1e995) + observations.length),
  };
}
