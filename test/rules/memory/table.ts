import { defaultOptions } from '../../../src/rules/options.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import type { MemoryOptions } from '../../../src/rules/memory/state.ts';
import { afterMoves } from '../support/moves.ts';
import { people } from '../support/play.ts';
import { parseMove } from '../support/transcripts.ts';

/** A pick list for 16 places; each card pairs with its neighbour. */
export const PICKED: readonly string[] = '7H 7D KS KC 2D 2H 9C 9S QS QC 5H 5D AC AS 8H 8D'.split(
  ' ',
);

export type MemoryMatch = ReturnType<typeof memory.setup>;

/** A new game with these options and the usual ones for the rest. */
export function newGame(options: Partial<MemoryOptions> = {}, seatCount = 2): MemoryMatch {
  return memory.setup({ ...defaultOptions(memory.optionFields), ...options }, people(seatCount));
}

/** After these moves, written as in the golden games; several in one text with `; ` between them. */
export function after(match: MemoryMatch, ...moves: readonly string[]): MemoryMatch {
  return afterMoves(memory, match, moves.join('; ').split('; '));
}

/** The code and what it is about, if the move is refused; undefined if it is allowed. */
export function refusalOf(match: MemoryMatch, move: string) {
  const decided = memory.decide(match, parseMove(memory.inputShapes, move));
  return decided.ok ? undefined : decided.error;
}
