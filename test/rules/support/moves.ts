import { expect } from 'vitest';

import type { EventBase } from '../../../src/rules/events.ts';
import type { Game } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { Refusal } from '../../../src/rules/refusals.ts';
import { deepFreeze } from './frozen.ts';
import { parseMove } from './transcripts.ts';

/** The state after these moves, written as in a golden game. Throws where one is refused. */
export function afterMoves<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  start: State,
  moves: readonly string[],
): State {
  return moves.reduce((state, move) => {
    const decided = game.decide(state, parseMove(game.inputShapes, move));
    if (!decided.ok) throw new Error(`${move} is refused: ${JSON.stringify(decided.error)}`);
    return evolveAll(game, state, decided.value);
  }, start);
}

/** ANY-1: why a move is refused. It changes nothing. */
export function expectRefused<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  state: State,
  move: string,
  refusal: Refusal<string>,
): void {
  const before = JSON.stringify(state);
  const decided = game.decide(deepFreeze(state), parseMove(game.inputShapes, move));
  expect({ move, decided }).toEqual({ move, decided: { ok: false, error: refusal } });
  expect(JSON.stringify(state)).toBe(before);
}

/** The same moves so many times. */
export function repeated(times: number, moves: readonly string[]): readonly string[] {
  return Array.from({ length: times }, () => moves).flat();
}
