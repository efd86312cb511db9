import { expect } from 'vitest';

import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { Game } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import { fieldsOf, fits } from '../../../src/rules/inputs.ts';
import type { Refusal } from '../../../src/rules/refusals.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
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
  /** ANY-8: a card that really lies there may not be on the players' list. */
  readonly isListed: (card: PackCode) => boolean;
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
    const doesFit = patterns.some((pattern) => fits(pattern, input));
    const decided = game.decide(state, input);
    expect({ input, doesFit, decided }).toMatchObject({ doesFit: true, decided: { ok: true } });
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
  { possible, isListed }: Pick<Circumstances<State, Input>, 'possible' | 'isListed'>,
): void {
  const decided = game.decide(state, input);
  const accepted = decided.ok;
  const doesFit = game.legal(state).some((pattern) => fits(pattern, input));
  const values = new Map<string, unknown>(Object.entries(input));
  const kinds = (fieldsOf(game.inputShapes, input.type) ?? []).map(([, kind]) => kind);
  if (kinds.includes('spot') && kinds.includes('card')) {
    const card = String(values.get('card'));
    const isPossible = isListed(card) && possible.allows(String(values.get('spot')), card);
    expect({ input, accepted }).toEqual({ input, accepted: doesFit && isPossible });
  } else if (kinds.includes('card') || kinds.includes('cards')) {
    // Whether the cards are possible where they were seen, only the game can tell.
    expect({ input, wronglyAccepted: accepted && !doesFit }).toEqual({
      input,
      wronglyAccepted: false,
    });
  } else {
    expect({ input, accepted }).toEqual({ input, accepted: doesFit });
  }
  if (decided.ok) return;
  expectTellsLittle(decided.error, [...values.values()].flat(), game.view(state).named);
  expect(decided.error.code === 'game-over').toBe(game.outcome(state) !== undefined);
}

/** A refusal has a code and names what the input named, or the spot that was named for all to hear (ANY-7). */
function expectTellsLittle(
  refusal: Refusal<string>,
  given: readonly unknown[],
  named: SpotId | undefined,
): void {
  const { code, spot, card, seat, count, ...rest } = refusal;
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(rest).toEqual({});
  if (spot !== undefined) expect([...given, named]).toContain(spot);
  if (card !== undefined) expect(given).toContain(card);
  if (seat !== undefined) expect(given).toContain(seat);
  if (count !== undefined) expect(count).toBeTypeOf('number');
}
