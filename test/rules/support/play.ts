import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
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

/** What a pattern is filled in from: the game as it stands, and the real cards. */
export interface Moment<State> {
  readonly state: State;
  readonly table: RealTable;
  readonly random: RandomSource;
}

/** An input of this pattern as people at the table would make it; undefined when they would not make one now. */
export type Fill<State, Input extends InputBase> = (
  pattern: InputPattern<Input>,
  moment: Moment<State>,
) => Input | undefined;

/** Table talk that changes nothing of a game that goes on. One input in so many is of this kind. */
const TALK = ['name-spot', 'let-it-count', 'glimpse'];
const ONE_TALK_IN = 8;

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
    readonly fill?: Fill<State, Input>;
    /** In what order the cards are laid, and then come from the stock; shuffled if left out. */
    readonly deal?: (random: RandomSource) => readonly PackCode[];
    /** Whether spots are named and cards glimpsed now and then. */
    readonly talk?: boolean;
    readonly look?: (played: PlayedInput<State, Input, Event>) => void;
  },
): { readonly log: readonly LogEntry<Input>[]; readonly state: State } {
  const { seats, cards, random, most = 2000, look } = setting;
  const { fill = (pattern, at) => at.table.fill(pattern, random) } = setting;
  let state = game.setup(options, seats);
  const dealt = setting.deal?.(random) ?? shuffled(cards, random);
  const table = new RealTable(game.expect(state), dealt);
  const log: LogEntry<Input>[] = [];
  while (game.outcome(state) === undefined && log.length < most) {
    const patterns = game.legal(state);
    const moves = patterns.filter((pattern) => !isCommonInput(pattern));
    const talk = patterns.filter(({ type }) => TALK.includes(type));
    const mayTalk = setting.talk === true && talk.length > 0 && table.leftEmpty.length === 0;
    const isTalk = mayTalk && drawBelow(random, ONE_TALK_IN) === 0;
    const moment = { state, table, random };
    const said = isTalk
      ? firstMade(shuffled(talk, random), (pattern) => talkOf(game, pattern, moment))
      : undefined;
    const input =
      said ??
      firstMade(shuffled(setting.choose?.(moves) ?? moves, random), (pattern) =>
        fill(pattern, moment),
      );
    if (input === undefined) throw new Error('nobody wants to make any of the legal inputs');
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

/** Table talk about the cards as they lie. One that the list lacks is named before anything is said of it (ANY-8). */
function talkOf<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  pattern: InputPattern<Input>,
  { state, table, random }: Moment<State>,
): Input | undefined {
  const input = table.fill(pattern, random);
  const decided = game.decide(state, input);
  return !decided.ok && decided.error.code === 'card-not-in-pack' ? undefined : input;
}

/** What is made of the first of these patterns that anything is made of. */
export function firstMade<Input extends InputBase>(
  patterns: readonly InputPattern<Input>[],
  make: (pattern: InputPattern<Input>) => Input | undefined,
): Input | undefined {
  for (const pattern of patterns) {
    const input = make(pattern);
    if (input !== undefined) return input;
  }
  return undefined;
}

export function entry<Input extends InputBase>(
  number: number,
  rulesVersion: number,
  input: Input,
): LogEntry<Input> {
  return { id: `e${number}`, at: 1000 * number, by: 'tap', rulesVersion, kind: 'input', input };
}
