import type { PieceKind } from '../cards/piece.ts';

/** What a camera can tell of a game: the only thing the referee knows about games by name. */
export interface WatchedGame {
  /** The inputs that follow from what is seen. All others are table talk, and come from the players. */
  readonly inputs: readonly string[];
  /** Whether it matters which of two cards was turned up first. */
  readonly orderMatters: boolean;
  /** TM-4: a card turned up as `plain` was turned up as `marked` if its piece lands on it soon enough. */
  readonly piece?: {
    readonly kind: PieceKind;
    readonly plain: string;
    readonly marked: string;
  };
  /** TM-1: each seat has a die of its own colour. */
  readonly hasColouredDice?: true;
}

const WATCHED_GAMES: Readonly<Record<string, WatchedGame>> = {
  memory: { inputs: ['turn-up', 'close'], orderMatters: false },
  'twisted-memory': {
    inputs: ['view', 'peek', 'save', 'recall', 'close', 'refill'],
    orderMatters: true,
    piece: { kind: 'stone', plain: 'view', marked: 'peek' },
    hasColouredDice: true,
  },
  'q-memory': { inputs: ['turn-up', 'close'], orderMatters: true },
  'dizzy-memory': { inputs: ['turn-up', 'close'], orderMatters: false },
};

/** A game that is not watched place by place is looked at part by part (`explain-look.ts`), or followed by taps alone. */
const NOT_WATCHED: WatchedGame = { inputs: [], orderMatters: true };

export function watchedGame(id: string): WatchedGame {
  return WATCHED_GAMES[id] ?? NOT_WATCHED;
}

/** Whether a camera can follow this game place by place. */
export function isWatched(id: string): boolean {
  return watchedGame(id).inputs.length > 0;
}
