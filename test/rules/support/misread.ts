import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import type { Game } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { FieldValue, Hole, InputBase, InputPattern } from '../../../src/rules/inputs.ts';
import { fieldsOf, isHole } from '../../../src/rules/inputs.ts';
import type { LogEntry } from '../../../src/rules/log.ts';
import { foldFrom } from '../../../src/rules/log.ts';
import { correction } from './log-lines.ts';
import { entry } from './play.ts';
import { fillHole, shuffled } from './real-table.ts';

/** How many inputs are made in the belief in the wrong card. */
const MOST_BELIEVED = 8;

interface Misread<Input extends InputBase> {
  /** The log with the wrong card in it, and what was made of the table with that belief. */
  readonly wrong: readonly LogEntry<Input>[];
  /** The same with the right card. */
  readonly right: readonly LogEntry<Input>[];
  readonly correction: LogEntry<Input>;
}

/**
 * A game in which one card was misread and that went on in good faith: everything after the wrong card is legal as
 * things seemed. Undefined when no card of this log can be misread without being noticed at once.
 */
export function misreadOf<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  start: State,
  log: readonly LogEntry<Input>[],
  cards: readonly PackCode[],
  random: RandomSource,
): Misread<Input> | undefined {
  for (const line of shuffled(log, random)) {
    if (line.kind !== 'input') continue;
    const index = log.indexOf(line);
    const before = foldFrom(game, start, log.slice(0, index)).state;
    const field = cardField(game, line.input);
    const wrongs =
      field === undefined ? [] : cards.map((card) => ({ ...line.input, [field]: card }));
    const wrong = shuffled(wrongs, random).find(
      (input) => !isSame(input, line.input) && game.decide(before, input).ok,
    );
    if (wrong === undefined) continue;
    const prefix = log.slice(0, index);
    const believed = inGoodFaith(game, before, wrong, cards, random).map((input, number) =>
      entry(index + 1 + number, game.rulesVersion, input),
    );
    return {
      wrong: [...prefix, { ...line, input: wrong }, ...believed],
      right: [...prefix, line, ...believed],
      correction: correction(index + 1 + believed.length, line.id, line.input),
    };
  }
  return undefined;
}

/** Inputs after this one that are legal as things seem; no real table is asked. */
function inGoodFaith<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  before: State,
  wrong: Input,
  cards: readonly PackCode[],
  random: RandomSource,
): readonly Input[] {
  const made: Input[] = [];
  let state = before;
  let next: Input | undefined = wrong;
  for (
    let left = drawBelow(random, MOST_BELIEVED + 1);
    left >= 0 && next !== undefined;
    left -= 1
  ) {
    const decided = game.decide(state, next);
    if (!decided.ok) throw new Error(`a believed input was refused: ${decided.error.code}`);
    state = evolveAll(game, state, decided.value);
    if (next !== wrong) made.push(next);
    next = believable(game, state, cards, random);
  }
  return made;
}

function believable<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  state: State,
  cards: readonly PackCode[],
  random: RandomSource,
): Input | undefined {
  const patterns = shuffled(game.legal(state), random);
  for (const pattern of patterns) {
    const fillings = fillAnyhow<Input>(pattern, cards, random);
    const input = fillings.find((filled) => game.decide(state, filled).ok);
    if (input !== undefined) return input;
  }
  return undefined;
}

/** This pattern with holes filled by chance, once for each card it may show. */
function fillAnyhow<Input extends InputBase>(
  pattern: InputPattern<Input>,
  cards: readonly PackCode[],
  random: RandomSource,
): readonly Input[] {
  const fields = Object.entries(pattern) as readonly (readonly [string, FieldValue | Hole])[];
  const filled: Record<string, unknown> = {};
  let open: string | undefined;
  for (const [field, value] of fields) {
    if (!isHole(value)) filled[field] = value;
    else if (value.hole === 'card') open = field;
    else if (value.hole === 'cards') filled[field] = shuffled(cards, random).slice(0, value.count);
    else filled[field] = fillHole(value, random);
  }
  const inputs = open === undefined ? [filled] : cards.map((card) => ({ ...filled, [open]: card }));
  return shuffled(inputs as unknown as readonly Input[], random);
}

function cardField<Input extends InputBase>(
  game: Pick<Game<never, Input, never, never>, 'inputShapes'>,
  input: Input,
): string | undefined {
  return fieldsOf(game.inputShapes, input.type)?.find(([, kind]) => kind === 'card')?.[0];
}

function isSame(one: InputBase, other: InputBase): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
