import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawFrom } from '../../../src/rules/chance.ts';
import { isCommonInput } from '../../../src/rules/common.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import type { Game } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { InputBase, InputPattern } from '../../../src/rules/inputs.ts';
import type { LogEntry } from '../../../src/rules/log.ts';
import type { Seat } from '../../../src/rules/seats.ts';
import { RealTable, shuffled } from './real-table.ts';

export const people = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'person', name: `Seat ${seat}` }));

/** One accepted input of a random game, with what was before and after it. */
export interface PlayedInput<State, Input, Event> {
  readonly before: State;
  readonly input: Input;
  readonly events: readonly Event[];
  readonly after: State;
  readonly table: RealTable;
}

/**
 * Plays random legal inputs of the game's own, as real cards make them, until it is over or `most` inputs are made.
 * Throws where a legal input is refused. `look` is called after every input.
 */
export function playRandomly<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  options: Options,
  setting: {
    readonly seats: readonly Seat[];
    readonly cards: readonly PackCode[];
    readonly random: RandomSource;
    readonly most?: number;
    /** Which of the legal patterns to draw from; all but table talk if left out. */
    readonly choose?: (patterns: readonly InputPattern<Input>[]) => readonly InputPattern<Input>[];
    readonly look?: (played: PlayedInput<State, Input, Event>) => void;
  },
): { readonly log: readonly LogEntry<Input>[]; readonly state: State } {
  const { seats, cards, random, most = 2000, look } = setting;
  let state = game.setup(options, seats);
  const table = new RealTable(game.expect(state), shuffled(cards, random));
  const log: LogEntry<Input>[] = [];
  while (game.outcome(state) === undefined && log.length < most) {
    const moves = game.legal(state).filter((pattern) => !isCommonInput(pattern));
    const input = table.fill<Input>(drawFrom(random, setting.choose?.(moves) ?? moves), random);
    const decided = game.decide(state, input);
    if (!decided.ok) {
      throw new Error(`legal but refused: ${JSON.stringify(input)} ${JSON.stringify(decided)}`);
    }
    const before = state;
    state = evolveAll(game, state, decided.value);
    table.follow(decided.value);
    log.push(entry(log.length, game.rulesVersion, input));
    look?.({ before, input, events: decided.value, after: state, table });
  }
  return { log, state };
}

export function entry<Input extends InputBase>(
  number: number,
  rulesVersion: number,
  input: Input,
): LogEntry<Input> {
  return { id: `e${number}`, at: 1000 * number, by: 'tap', rulesVersion, kind: 'input', input };
}
