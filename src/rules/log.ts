import type { EventBase } from './events.ts';
import type { Game } from './game.ts';
import { evolveAll } from './game.ts';
import type { InputBase } from './inputs.ts';
import { fieldsOf } from './inputs.ts';
import type { CommonRefusal, Refusal } from './refusals.ts';
import type { Seat } from './seats.ts';

/** Who or what entered something into the log. */
export const SOURCES = ['camera', 'tap', 'computer', 'far', 'clock'] as const;
export type Source = (typeof SOURCES)[number];

interface EntryBase {
  /** Unique in its log. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Source;
  readonly rulesVersion: number;
}

/**
 * A line of the log, which only ever grows: an input; the retraction of an earlier line, whatever it is (taking back
 * a retraction brings its line back); or the correction of what an earlier input saw.
 */
export type LogEntry<Input extends InputBase> = EntryBase &
  (
    | { readonly kind: 'input'; readonly input: Input }
    | { readonly kind: 'retraction'; readonly of: string }
    | { readonly kind: 'correction'; readonly of: string; readonly input: Input }
  );

/** Why a line does not fit, besides what the game itself refuses. */
export const LOG_REFUSALS = [
  /** It speaks of a line that does not stand before it. */
  'no-such-entry',
  /** A correction may change only what was seen: a card, cards, a die. */
  'corrects-more-than-was-seen',
] as const;
export type LogRefusal = (typeof LOG_REFUSALS)[number];

/** An input that counts, corrected where it was, with what it led to. */
export interface Applied<Input extends InputBase, Event extends EventBase> {
  /** Of the entry that holds the input. */
  readonly id: string;
  readonly input: Input;
  readonly events: readonly Event[];
}

/**
 * ANY-2: where the log stops fitting: the line that is refused, by its place in the log and its id. Of it and of the
 * inputs after it nothing is applied and nothing is lost: a player chooses what to retract or correct.
 */
export interface Misfit {
  readonly index: number;
  readonly id: string;
  /** A code of the game's, a `CommonRefusal` or a `LogRefusal`. */
  readonly refusal: Refusal<string>;
}

/** A log and the state it leads to. */
export interface Folded<State, Input extends InputBase, Event extends EventBase> {
  readonly start: State;
  readonly log: readonly LogEntry<Input>[];
  readonly state: State;
  readonly applied: readonly Applied<Input, Event>[];
  readonly misfit?: Misfit;
}

/** The state a log leads to: its inputs that were not retracted, as corrected, decided and evolved in order. */
export function fold<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  options: Options,
  seats: readonly Seat[],
  log: readonly LogEntry<Input>[],
): Folded<State, Input, Event> {
  return foldFrom(game, game.setup(options, seats), log);
}

/** A folded log with one more line. An input is applied on top; anything else folds again from the start. */
export function append<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  folded: Folded<State, Input, Event>,
  entry: LogEntry<Input>,
): Folded<State, Input, Event> {
  const log = [...folded.log, entry];
  if (entry.kind !== 'input') return foldFrom(game, folded.start, log);
  if (folded.misfit !== undefined) return { ...folded, log };
  const decided = game.decide(folded.state, entry.input);
  if (!decided.ok) {
    return {
      ...folded,
      log,
      misfit: { index: log.length - 1, id: entry.id, refusal: decided.error },
    };
  }
  return {
    ...folded,
    log,
    state: evolveAll(game, folded.state, decided.value),
    applied: [...folded.applied, { id: entry.id, input: entry.input, events: decided.value }],
  };
}

/** The same, from a state that `setup` gave. */
export function foldFrom<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  start: State,
  log: readonly LogEntry<Input>[],
): Folded<State, Input, Event> {
  const applied: Applied<Input, Event>[] = [];
  let state = start;
  const stop = (index: number, id: string, refusal: Refusal<string>) => ({
    start,
    log,
    state,
    applied,
    misfit: { index, id, refusal },
  });
  const { standing, misfit } = standingInputs(game, log);
  if (misfit !== undefined) return stop(misfit.index, misfit.id, misfit.refusal);
  for (const { index, id, input } of standing) {
    const decided = game.decide(state, input);
    if (!decided.ok) return stop(index, id, decided.error);
    state = evolveAll(game, state, decided.value);
    applied.push({ id, input, events: decided.value });
  }
  return { start, log, state, applied };
}

interface StandingInput<Input extends InputBase> {
  readonly index: number;
  readonly id: string;
  readonly input: Input;
}

/**
 * The inputs that count, as last corrected, in their order. Read from the end, because a later line decides whether an
 * earlier one stands, also when that is a retraction itself.
 */
function standingInputs<Input extends InputBase>(
  game: Pick<Game<never, Input, never, never>, 'inputShapes'>,
  log: readonly LogEntry<Input>[],
): { readonly standing: readonly StandingInput<Input>[]; readonly misfit?: Misfit } {
  const indexOf = new Map(log.map((entry, index) => [entry.id, index]));
  const retracted = new Set<string>();
  const corrected = new Map<string, Input>();
  const standing: StandingInput<Input>[] = [];
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (entry === undefined || retracted.has(entry.id)) continue;
    if (entry.kind === 'input') {
      standing.push({ index, id: entry.id, input: corrected.get(entry.id) ?? entry.input });
      continue;
    }
    const target = log[indexOf.get(entry.of) ?? index];
    const code =
      target === undefined || (indexOf.get(entry.of) ?? index) >= index
        ? 'no-such-entry'
        : entry.kind === 'correction'
          ? correctionRefusal(game, target, entry.input)
          : undefined;
    if (code !== undefined)
      return { standing: [], misfit: { index, id: entry.id, refusal: { code } } };
    if (entry.kind === 'retraction') retracted.add(entry.of);
    else if (!corrected.has(entry.of)) corrected.set(entry.of, entry.input);
  }
  return { standing: standing.reverse() };
}

const SEEN_KINDS = ['card', 'cards', 'die'];

function correctionRefusal<Input extends InputBase>(
  game: Pick<Game<never, Input, never, never>, 'inputShapes'>,
  target: LogEntry<Input>,
  corrected: Input,
): LogRefusal | CommonRefusal | undefined {
  if (target.kind !== 'input') return 'no-such-entry';
  if (target.input.type !== corrected.type) return 'corrects-more-than-was-seen';
  const before = new Map<string, unknown>(Object.entries(target.input));
  const after = new Map<string, unknown>(Object.entries(corrected));
  const fixed = (fieldsOf(game.inputShapes, corrected.type) ?? []).filter(
    ([, kind]) => !SEEN_KINDS.includes(kind),
  );
  const same = fixed.every(
    ([field]) => JSON.stringify(before.get(field)) === JSON.stringify(after.get(field)),
  );
  return same ? undefined : 'corrects-more-than-was-seen';
}
