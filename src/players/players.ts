import { memoryPlayer } from './memory/memory-player.ts';
import type { AnyPlayer } from './player.ts';

/** The computers by the id of the game they play. */
const PLAYERS: ReadonlyMap<string, AnyPlayer> = new Map([['memory', memoryPlayer]]);

/** The computer that plays a game; undefined when there is none. */
export function playerFor(gameId: string): AnyPlayer | undefined {
  return PLAYERS.get(gameId);
}
