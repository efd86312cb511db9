import type { Result } from '../cards/result.ts';
import type { EventBase } from './events.ts';
import type { ExpectedTable } from './expected-table.ts';
import type { InputBase, InputPattern, InputShapes } from './inputs.ts';
import type { OptionFields, OptionsRefusal } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Refusal } from './refusals.ts';
import type { Seat } from './seats.ts';
import type { ScoreView } from './view.ts';

/**
 * The contract of a game. All of it is pure; states, inputs and events are plain data that survive JSON. No state
 * holds the face of a card that nobody has seen: an input that turns a card up carries what was seen there.
 *
 * Games are written as `Rules` and become a `Game` through `defineGame`, which adds what all games share.
 *
 * Methods, not function properties: a list of different games needs their parameters to be bivariant.
 */
export interface Game<State, Input extends InputBase, Event extends EventBase, Options> {
  /** Kebab case, as its folder. */
  readonly id: string;
  /** Goes up when an old log would fold to another state. */
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  readonly optionFields: OptionFields<Options>;
  readonly inputShapes: InputShapes<Input>;

  /** The one door from options out of a form or a file to options that `setup` takes. */
  checkOptions(raw: unknown, seatCount: number): Result<Options, OptionsRefusal>;
  setup(options: Options, seats: readonly Seat[]): State;
  /** What follows from an input, or why it is refused (ANY-1). */
  decide(state: State, input: Input): Result<readonly Event[], Refusal<string>>;
  /** Total: any event that `decide` gave, in order. Never changes its argument. */
  evolve(state: State, event: Event): State;
  /** What may be done now. Holes stand for what only the table or the players know. */
  legal(state: State): readonly InputPattern<Input>[];
  expect(state: State): ExpectedTable;
  view(state: State): ScoreView;
  outcome(state: State): Outcome | undefined;
}

/** Any game, for code that handles them all alike. */
export type AnyGame = Game<unknown, InputBase, EventBase, unknown>;

/** The state after all events of one input. */
export function evolveAll<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Pick<Game<State, Input, Event, Options>, 'evolve'>,
  state: State,
  events: readonly Event[],
): State {
  return events.reduce((current, event) => game.evolve(current, event), state);
}
