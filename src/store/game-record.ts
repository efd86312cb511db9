import type { InputBase } from '../rules/inputs.ts';
import type { LogEntry } from '../rules/log.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { Seat } from '../rules/seats.ts';

/** One line of a game's log, whatever the game. */
export type AnyEntry = LogEntry<InputBase>;

/** The id of a line that is written at this place of its log. */
export function entryIdAt(place: number): string {
  return `e${place}`;
}

/** What was said at the set-up, and how it ended. Everything else of a game is in its log. */
export interface GameRecord {
  /** Unique in the world, so that a game that was carried to another phone is known there. */
  readonly id: string;
  /** Of a game in the registry of the rules. */
  readonly gameId: string;
  /** That the game was started with; every entry of the log has its own. */
  readonly rulesVersion: number;
  /** What the game's `checkOptions` allowed. */
  readonly options: unknown;
  readonly seats: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** When the input came that ended it; null while it runs. */
  readonly endedAt: number | null;
  /** How it ended, for lists that do not fold the log; null while it runs. */
  readonly outcome: Outcome | null;
  readonly extra: GameExtra;
}

/** What the screens want to find again, and no rule knows. */
export interface GameExtra {
  /** By seat: a code of one of the screens' colours. */
  readonly seatColours: readonly string[];
  /** A turn clock of the table's own, for games whose rules have none. Seconds; 0 is no clock. */
  readonly turnSeconds: number;
}

export const NO_EXTRA: GameExtra = { seatColours: [], turnSeconds: 0 };

/** A game as it is kept, in a store or a file. */
export interface SavedGame {
  readonly record: GameRecord;
  readonly log: readonly AnyEntry[];
}

/** A line of the history. */
export interface GameSummary {
  readonly record: GameRecord;
  /** Lines of its log. */
  readonly entryCount: number;
  /** Of the last line of its log, or its start. Milliseconds since 1970. */
  readonly lastAt: number;
}

/** How a game ended, as its record keeps it. */
export interface Ended {
  readonly at: number;
  readonly outcome: Outcome;
}

export function withEnding(record: GameRecord, ended: Ended | null): GameRecord {
  return { ...record, endedAt: ended?.at ?? null, outcome: ended?.outcome ?? null };
}
