import { dizzyPlayer } from './dizzy-memory/dizzy-player.ts';
import { memoryPlayer } from './memory/memory-player.ts';
import type { AnyPlayer } from './player.ts';
import { qPlayer } from './q-memory/q-player.ts';
import { twistedPlayer } from './twisted-memory/twisted-player.ts';

/** The computers by the id of the game they play. */
const PLAYERS: ReadonlyMap<string, AnyPlayer> = new Map<string, AnyPlayer>([
  ['twisted-memory', twistedPlayer],
  ['memory', memoryPlayer],
  ['q-memory', qPlayer],
  ['dizzy-memory', dizzyPlayer],
]);

/** The computer that plays a game; undefined when there is none. */
export function playerFor(gameId: string): AnyPlayer | undefined {
  return PLAYERS.get(gameId);
}
