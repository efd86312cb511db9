import type { Result } from '../cards/result.ts';
import type { AnyEntry, Ended, GameRecord, GameSummary, SavedGame } from './game-record.ts';

/** Why something could not be kept or read. Whatever the code, nothing was changed. */
export const STORE_TROUBLES = [
  /** The browser has no place to keep things, or denies it. */
  'unavailable',
  /** A newer version of the app has been here: its data is beyond this one. */
  'newer-version',
  /** Another tab with an older version has to be closed first. */
  'blocked',
  /** The disk, or the share of it that this app may have, is full. */
  'full',
  /** No answer in time: the change may still come through, and trying again is safe. */
  'timed-out',
  'no-such-game',
  /** Another tab has written in this place, or holds another game under this id. */
  'conflict',
  /** Whatever else the browser failed at. */
  'failed',
] as const;
export type StoreTrouble = (typeof STORE_TROUBLES)[number];

export type Stored<Value> = Promise<Result<Value, StoreTrouble>>;

/** A pack of cards that the players have shown to the app; what is in it is the reader's business. */
export interface KeptPack {
  readonly id: string;
  readonly name: string;
  /** Plain data that survives JSON. */
  readonly data: unknown;
}

/** Settings by their keys; the values are plain data that survives JSON. */
export type Settings = Readonly<Record<string, unknown>>;

/** What goes in together or not at all. */
export interface Kept {
  readonly games: readonly SavedGame[];
  readonly settings: Settings;
  readonly packs: readonly KeptPack[];
}

/** Where games, settings and packs are kept. A change has reached the disk, as far as that goes, when it answers. */
export interface GameStore {
  /** Whether what is kept outlives the page. */
  readonly place: 'device' | 'memory';

  create(record: GameRecord): Stored<void>;
  /**
   * Adds lines to a log, of which the first is to be line number `place`, from 0. All or none; the same lines again at
   * the same place are no conflict. `ended` is written with them; left out, it stays as it is.
   */
  append(
    id: string,
    place: number,
    entries: readonly AnyEntry[],
    ended?: Ended | null,
  ): Stored<void>;
  /** As it was written: what comes out of a store is read with `readSaved`. */
  load(id: string): Stored<SavedGame>;
  /** What was played last comes first. */
  list(): Stored<readonly GameSummary[]>;
  remove(id: string): Stored<void>;
  /**
   * Keeps all of it or nothing. A game that is here already has to be the same or the beginning of the new one, line by
   * line, else that is a conflict. Settings and packs replace those under the same key.
   */
  restore(kept: Kept): Stored<void>;

  /** Undefined when nothing was written under this key. */
  readSetting(key: string): Stored<unknown>;
  writeSetting(key: string, value: unknown): Stored<void>;
  readSettings(): Stored<Settings>;

  listPacks(): Stored<readonly KeptPack[]>;
  writePack(pack: KeptPack): Stored<void>;
  removePack(id: string): Stored<void>;
}
