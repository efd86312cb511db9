import { expect } from 'vitest';

import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { Game } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import { fieldsOf, fits } from '../../../src/rules/inputs.ts';
import type { Vocabulary } from './any-input.ts';
import { anyInput, choicesIn, nearMiss } from './any-input.ts';
import type { Fill } from './play.ts';
import type { Possible } from './possible.ts';
import type { RealTable } from './real-table.ts';

/** What no pack holds and no table has. */
const FOREIGN_CARD = 'no-such-card';
const FOREIGN_SPOT = 'no-such-spot';
const FOREIGN_CHOICE = 'no-such-choice';
/** So many arbitrary inputs are tried at a state. */
const TRIES = 4;

export interface Circumstances<State, Input extends InputBase> {
  readonly table: RealTable;
  readonly possible: Possible;
  readonly cards: readonly PackCode[];
  readonly seatCount: number;
  readonly random: RandomSource;
  readonly fill?: Fill<State, Input>;
}

/**
 * ANY-1: an input is legal exactly if it fits a legal pattern and contradicts nothing. Tried with every pattern as
 * the real cards fill it, with those inputs changed in one field, and with arbitrary ones.
 */
export function expectLegalMeansAccepted<
  State,
  Input extends InputBase,
  Event extends EventBase,
  Options,
>(
  game: Game<State, Input, Event, Options>,
  state: State,
  circumstances: Circumstances<State, Input>,
): void {
  const { table, random } = circumstances;
  const { fill = (pattern) => table.fill(pattern, random) } = circumstances;
  const patterns = game.legal(state);
  const real = patterns.flatMap((pattern) => fill(pattern, { state, table, random }) ?? []);
  for (const input of real) {
    expect(game.decide(state, input).ok, `legal: ${JSON.stringify(input)}`).toBe(true);
    expect(patterns.some((pattern) => fits(pattern, input))).toBe(true);
  }
  const words: Vocabulary = {
    cards: [...circumstances.cards, FOREIGN_CARD],
    spots: [...spotsOf(game.expect(state).zones).map(({ id }) => id), FOREIGN_SPOT],
    choices: [...choicesIn(patterns), FOREIGN_CHOICE],
    seatCount: circumstances.seatCount,
  };
  const near = real.map((input) => nearMiss(game.inputShapes, input, words, random));
  const any = Array.from({ length: TRIES }, () => anyInput(game.inputShapes, words, random));
  for (const input of [...near, ...any]) expectAsItFits(game, state, input, circumstances);
}

function expectAsItFits<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  state: State,
  input: Input,
  { possible }: Circumstances<State, Input>,
): void {
  const decided = game.decide(state, input);
  const doesFit = game.legal(state).some((pattern) => fits(pattern, input));
  const text = JSON.stringify(input);
  const values = new Map<string, unknown>(Object.entries(input));
  const kinds = (fieldsOf(game.inputShapes, input.type) ?? []).map(([, kind]) => kind);
  const showsCards = kinds.includes('card') || kinds.includes('cards');
  if (!showsCards) {
    expect(decided.ok, text).toBe(doesFit);
  } else if (kinds.includes('spot') && kinds.includes('card')) {
    const isPossible = possible.allows(String(values.get('spot')), String(values.get('card')));
    expect(decided.ok, text).toBe(doesFit && isPossible);
  } else if (decided.ok) {
    expect(doesFit, text).toBe(true);
  }
  if (decided.ok) return;
  const given = [...values.values()].flatMap((value) => value);
  const { code, spot, card, seat, count, ...rest } = decided.error;
  expect(code, text).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(code === 'game-over', text).toBe(game.outcome(state) !== undefined);
  expect(rest, text).toEqual({});
  // ANY-7: the named spot is public and may be told in a refusal.
  if (spot !== undefined) expect([...given, game.view(state).named], text).toContain(spot);
  if (card !== undefined) expect(given, text).toContain(card);
  if (seat !== undefined) expect(given, text).toContain(seat);
  if (count !== undefined) expect(count, text).toBeTypeOf('number');
}
