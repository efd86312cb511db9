import type { Pack } from '../cards/pack.ts';
import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import type { CommonEvent, CommonInput } from './common.ts';
import { COMMON_INPUT_SHAPES, isCommonInput } from './common.ts';
import type { TableNow } from './common-law.ts';
import { decideCommon, legalCommon } from './common-law.ts';
import type { EventBase, TableEvent } from './events.ts';
import { isTableEvent } from './events.ts';
import type { Step, Tolerance, Zone } from './expected-table.ts';
import { spotsOf } from './expected-table.ts';
import type { Game } from './game.ts';
import type { InputBase, InputPattern, InputShapes } from './inputs.ts';
import type { Knowledge } from './knowledge.ts';
import { contradiction, learn } from './knowledge.ts';
import type { Match } from './match.ts';
import { evolveMatch, newMatch } from './match.ts';
import { narrowToNamed, turnableSpots } from './naming.ts';
import type { OptionFields, OptionsRefusal } from './options.ts';
import { readOptions } from './options.ts';
import type { Ending, Outcome } from './outcome.ts';
import { outcomeOf } from './outcome.ts';
import type { Refusal } from './refusals.ts';
import { refuse } from './refusals.ts';
import type { Seat } from './seats.ts';
import { toleratedBy } from './steps.ts';
import type { ScoreView } from './view.ts';

/**
 * What the author of a game writes. `State` holds only what the game needs; `known` is everything that was seen so far
 * and comes from outside. Of `decide`, what all games share is not asked: whether the game is over, whether a card
 * contradicts what was seen (ANY-3, ANY-8), whether another spot was named (ANY-7).
 */
export interface Rules<
  State,
  Input extends InputBase,
  Event extends EventBase,
  Options,
  Code extends string,
> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  readonly optionFields: OptionFields<Options>;
  readonly inputShapes: InputShapes<Input>;
  /** What does not go together although each option is allowed by itself. */
  optionsClash?(options: Options, seatCount: number): OptionsRefusal | undefined;
  /** The cards in play: a whole pack, or the pick list. */
  pack(state: State): Pack;
  setup(options: Options, seats: readonly Seat[]): State;
  decide(
    state: State,
    input: Input,
    known: Knowledge,
  ): Result<readonly (TableEvent | Event)[], Refusal<Code>>;
  evolve(state: State, event: TableEvent | Event): State;
  legal(state: State, known: Knowledge): readonly InputPattern<Input>[];
  /**
   * The table once every step is done. Steps, and what they make tolerable, are added from the events; `steps` are
   * those that no table event asks for.
   */
  expect(
    state: State,
    known: Knowledge,
  ): {
    readonly zones: readonly Zone[];
    readonly steps?: readonly Step[];
    readonly tolerated?: readonly Tolerance[];
  };
  view(state: State, known: Knowledge): Omit<ScoreView, 'named'>;
  /** By seat: what counts if the game ended now. */
  scores(state: State): readonly number[];
  /** Asked after every input; nothing is accepted once it answers. `known` holds the card just seen. */
  ending(state: State, known: Knowledge): Ending | undefined;
  /** Whether all win or lose as one. */
  isTogether?(state: State): boolean;
}

/** Makes a game of its rules: adds the law that holds at every table (ANY-1 to ANY-9). */
export function defineGame<
  State,
  Input extends InputBase,
  Event extends EventBase,
  Options,
  Code extends string,
>(
  rules: Rules<State, Input, Event, Options, Code>,
): Game<Match<State>, Input | CommonInput, TableEvent | CommonEvent | Event, Options> {
  type AnyInput = Input | CommonInput;
  type AnyEvent = TableEvent | CommonEvent | Event;
  const inputShapes = { ...rules.inputShapes, ...COMMON_INPUT_SHAPES } as InputShapes<AnyInput>;

  function outcome(match: Match<State>): Outcome | undefined {
    const ending = match.ended ?? rules.ending(match.game, match.known);
    if (ending === undefined) return undefined;
    const together = rules.isTogether?.(match.game) ?? false;
    return outcomeOf(ending, rules.scores(match.game), together);
  }

  function decide(
    match: Match<State>,
    input: AnyInput,
  ): Result<readonly AnyEvent[], Refusal<string>> {
    if (isOver(match)) return refuse('game-over');
    const decided = isCommonInput(input)
      ? decideCommon(match, input, () => tableNow(match))
      : rules.decide(match.game, input, match.known);
    if (!decided.ok) return decided;
    const broken = brokenLaw(match, decided.value, () => rules.pack(match.game));
    return broken === undefined ? decided : fail(broken);
  }

  function isOver(match: Match<State>): boolean {
    return match.ended !== null || rules.ending(match.game, match.known) !== undefined;
  }

  /** What the game itself allows now, as it is with one spot named. */
  function moves(match: Match<State>): readonly InputPattern<Input>[] {
    return narrowToNamed(rules.inputShapes, rules.legal(match.game, match.known), match.named);
  }

  function tableNow(match: Match<State>): TableNow {
    return {
      spots: spotsOf(rules.expect(match.game, match.known).zones),
      turnable: turnableSpots(rules.inputShapes, moves(match)),
    };
  }

  return {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    seatCounts: rules.seatCounts,
    optionFields: rules.optionFields,
    inputShapes,
    checkOptions(raw, seatCount) {
      if (!rules.seatCounts.includes(seatCount)) return fail({ code: 'seats-not-allowed' });
      const read = readOptions(rules.optionFields, raw);
      if (!read.ok) return read;
      const clash = rules.optionsClash?.(read.value, seatCount);
      return clash === undefined ? ok(read.value) : fail(clash);
    },
    setup: (options, seats) => newMatch(rules.setup(options, seats), seats.length),
    decide,
    evolve: (match, event) => evolveMatch(rules, match, event),
    legal(match) {
      if (isOver(match)) return [];
      const patterns = [...moves(match), ...legalCommon(match, tableNow(match))];
      // The compiler can't see that a pattern of one kind of input is one of several kinds.
      return patterns as readonly InputPattern<InputBase>[] as readonly InputPattern<AnyInput>[];
    },
    expect(match) {
      const { zones, steps: own = [], tolerated = [] } = rules.expect(match.game, match.known);
      const steps = [...match.steps.map((due) => due.step), ...own];
      return { zones, steps, tolerated: [...toleratedBy(steps), ...tolerated] };
    },
    view(match) {
      const view = rules.view(match.game, match.known);
      if (isOver(match)) return { ...view, turn: undefined, stage: 'over' };
      return match.named === null ? view : { ...view, named: match.named };
    },
    outcome,
  };
}

/** ANY-3, ANY-7, ANY-8: what the events of one input would break, taken one after the other. */
function brokenLaw(
  match: Match<unknown>,
  events: readonly EventBase[],
  packInPlay: () => Pack,
): Refusal | undefined {
  for (const [index, event] of events.entries()) {
    if (!isTableEvent(event)) continue;
    if (event.type !== 'card-turned-up' && event.type !== 'card-glimpsed') continue;
    const known = events.slice(0, index).filter(isTableEvent).reduce(learn, match.known);
    const code = contradiction(packInPlay(), known, event.spot, event.card);
    if (code !== undefined) return { code, spot: event.spot, card: event.card };
    if (event.type === 'card-turned-up' && match.named !== null && event.spot !== match.named) {
      return { code: 'not-the-named-spot', spot: match.named };
    }
  }
  return undefined;
}
