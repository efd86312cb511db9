import type { PackCode } from '../../../src/cards/pack.ts';
import { FACES } from '../../../src/rules/chance.ts';
import { isCommonInput } from '../../../src/rules/common.ts';
import type { EventBase } from '../../../src/rules/events.ts';
import type { Game } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { FieldValue, Hole, InputBase, InputPattern } from '../../../src/rules/inputs.ts';
import { isHole } from '../../../src/rules/inputs.ts';

export interface Counting<State, Input extends InputBase> {
  /** Every card that a card hole may show; those that contradict what was seen are refused and not counted. */
  readonly cards: readonly PackCode[];
  readonly depth: number;
  /** What makes two states the same for the count of states; without it only lines of play are counted. */
  readonly key?: (state: State) => string;
  /** Leaves out inputs that the count is not about. */
  readonly counts?: (input: Input, state: State) => boolean;
}

export interface TreeLevel {
  /** Lines of play of this many inputs. */
  readonly lines: number;
  /** Different states they lead to, by the key. */
  readonly states: number;
}

/**
 * Counts the tree of a game as chess programs do (perft): every legal input of the game's own, every hole filled in
 * every way. Level 0 is the start. Written over `legal` and `decide` alone, so that a count found by other means
 * proves both.
 */
export function countTree<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  start: State,
  { cards, depth, key = () => '', counts = () => true }: Counting<State, Input>,
): readonly TreeLevel[] {
  const lines = Array<number>(depth + 1).fill(0);
  const states = Array.from({ length: depth + 1 }, () => new Set<string>());
  const visit = (state: State, level: number) => {
    lines[level] = (lines[level] ?? 0) + 1;
    states[level]?.add(key(state));
    if (level === depth) return;
    for (const pattern of game.legal(state)) {
      if (isCommonInput(pattern)) continue;
      for (const input of fillings<Input>(pattern, cards)) {
        if (!counts(input, state)) continue;
        const decided = game.decide(state, input);
        if (decided.ok) visit(evolveAll(game, state, decided.value), level + 1);
      }
    }
  };
  visit(start, 0);
  return lines.map((count, level) => ({ lines: count, states: states[level]?.size ?? 0 }));
}

/** Every input that a pattern stands for. */
function fillings<Input extends InputBase>(
  pattern: InputPattern<Input>,
  cards: readonly PackCode[],
): readonly Input[] {
  const fields = Object.entries(pattern) as readonly (readonly [string, FieldValue | Hole])[];
  const inputs = fields.reduce<readonly object[]>(
    (filled, [field, value]) => {
      const values = isHole(value) ? valuesOf(value, cards) : [value];
      return filled.flatMap((input) => values.map((one) => ({ ...input, [field]: one })));
    },
    [{}],
  );
  return inputs as unknown as readonly Input[];
}

function valuesOf(hole: Hole, cards: readonly PackCode[]): readonly unknown[] {
  switch (hole.hole) {
    case 'card':
      return [...new Set(cards)];
    case 'cards':
      return arrangements(cards, hole.count);
    case 'die':
      return FACES;
    case 'spots':
      return combinations(hole.among, hole.count);
    case 'spot':
    case 'choice':
    case 'seat':
      return hole.among;
  }
}

/** Every choice of so many, in the order given. */
export function combinations<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** Every row of so many, doubles among the items giving no row twice. */
function arrangements(items: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return [...new Set(items)].flatMap((item) => {
    const at = items.indexOf(item);
    return arrangements(items.toSpliced(at, 1), count - 1).map((rest) => [item, ...rest]);
  });
}
