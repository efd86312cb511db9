import type { RandomSource } from '../rules/chance.ts';

/** What a session takes from outside, so that tests own the time, the chance and the other tabs. */
export interface SessionPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Of dice, clocks and ids: in the app the platform's strong source. */
  readonly random: RandomSource;
  readonly tabs: Tabs;
}

/** The other tabs of the same browser. */
export interface Tabs {
  /**
   * Makes this tab the one that plays a game; undefined when another one does. `letGo` is called when another tab takes
   * over, which waits, though not for ever, until what was being written is written.
   */
  hold(gameId: string, letGo: () => Promise<void>): Promise<Hold | undefined>;
  /** The same, but the tab that plays has to let go. */
  takeOver(gameId: string, letGo: () => Promise<void>): Promise<Hold>;
  /** Tells the other tabs that a game has grown. */
  tell(gameId: string): void;
  /** Calls `listener` when another tab tells that a game has grown; the answer ends that. */
  listen(gameId: string, listener: () => void): () => void;
}

/** The right to play a game, until it is let go or lost. */
export interface Hold {
  release(): void;
}
