import { spotsOf } from '../../../src/rules/expected-table.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import type { QMemoryOptions } from '../../../src/rules/q-memory/options.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { afterMoves } from '../support/moves.ts';
import { people } from '../support/play.ts';

export type QMemoryMatch = ReturnType<typeof qMemory.setup>;
export type QMemoryAnyInput = Parameters<typeof qMemory.decide>[1];

export const DEFAULTS = defaultOptions(qMemory.optionFields);

/** A table with these options after these moves; Basic, two players, yellow red blue unless told otherwise. */
export function tableAfter(
  moves: readonly string[],
  options: Partial<QMemoryOptions> = {},
  seatCount = 2,
): QMemoryMatch {
  const start = qMemory.setup({ ...DEFAULTS, ...options }, people(seatCount));
  return afterMoves(qMemory, start, moves);
}

export const stageOf = (state: QMemoryMatch) => qMemory.view(state).stage;

export const countsOf = (state: QMemoryMatch) =>
  qMemory.view(state).seats.map(({ counts }) => counts);

export const spotsUp = (state: QMemoryMatch) =>
  spotsOf(qMemory.expect(state).zones)
    .filter(({ lies }) => lies === 'up')
    .map(({ id }) => id);

/** Two tiles of a basic game that share nothing. */
export const BREAK = ['turn-up a1 yellow-white', 'turn-up a2 red-black'];

/** All tiles of a basic game in an order that makes a link. */
export const WHOLE = [
  'turn-up a1 yellow-white',
  'turn-up a3 yellow-black',
  'turn-up a2 red-black',
  'turn-up a4 red-white',
  'turn-up a5 blue-white',
  'turn-up a6 blue-black',
];
