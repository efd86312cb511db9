import { dizzyMemory } from './dizzy-memory/dizzy-memory.ts';
import { facade } from './facade/facade.ts';
import type { AnyGame } from './game.ts';
import { memory } from './memory/memory.ts';
import { qMemory } from './q-memory/q-memory.ts';
import { twistedMemory } from './twisted-memory/twisted-memory.ts';

/** The only list of games. A game is one folder here and one line below. */
export const GAMES: readonly AnyGame[] = [twistedMemory, memory, facade, qMemory, dizzyMemory];

export function gameById(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
