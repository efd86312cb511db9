import type { PackCode } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow, drawFrom, rollDie } from '../../../src/rules/chance.ts';
import type {
  AnyFieldKind,
  InputBase,
  InputPattern,
  InputShapes,
} from '../../../src/rules/inputs.ts';
import { fieldsOf } from '../../../src/rules/inputs.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import { shuffled } from './real-table.ts';

/** What the fields of arbitrary inputs are filled with, sense or nonsense. */
export interface Vocabulary {
  readonly cards: readonly PackCode[];
  readonly spots: readonly SpotId[];
  readonly choices: readonly string[];
  readonly seatCount: number;
}

/** All choices that occur in these patterns. */
export function choicesIn(patterns: readonly InputPattern<InputBase>[]): readonly string[] {
  return patterns.flatMap((pattern) =>
    Object.values(pattern as object).flatMap((value: unknown) => {
      if (typeof value === 'string') return [value];
      const isHoleHere = typeof value === 'object' && value !== null && 'hole' in value;
      return isHoleHere && 'among' in value ? (value.among as readonly string[]) : [];
    }),
  );
}

/** An input of any type of the game, well formed and otherwise as chance has it. */
export function anyInput<Input extends InputBase>(
  shapes: InputShapes<Input>,
  words: Vocabulary,
  random: RandomSource,
): Input {
  const type = drawFrom(random, Object.keys(shapes));
  const fields = fieldsOf(shapes, type) ?? [];
  const filled = fields.map(([field, kind]) => [field, anyValue(kind, words, random)] as const);
  return { type, ...Object.fromEntries(filled) } as unknown as Input;
}

/** The same input with one field changed: most often it is wrong by very little. */
export function nearMiss<Input extends InputBase>(
  shapes: InputShapes<Input>,
  input: Input,
  words: Vocabulary,
  random: RandomSource,
): Input {
  const fields = fieldsOf(shapes, input.type) ?? [];
  if (fields.length === 0) return anyInput(shapes, words, random);
  const [field, kind] = drawFrom(random, fields);
  return { ...input, [field]: anyValue(kind, words, random) };
}

function anyValue(kind: AnyFieldKind, words: Vocabulary, random: RandomSource): unknown {
  switch (kind) {
    case 'flag':
      return drawBelow(random, 2) === 0;
    case 'die':
      return rollDie(random);
    case 'seat':
      return drawBelow(random, words.seatCount + 1);
    case 'count':
      return drawBelow(random, 5);
    case 'card':
      return drawFrom(random, words.cards);
    case 'spot':
      return drawFrom(random, words.spots);
    case 'choice':
      return drawFrom(random, words.choices);
    case 'cards':
      return shuffled(words.cards, random).slice(0, drawBelow(random, 5));
    case 'spots': {
      const spots = shuffled(words.spots, random).slice(0, drawBelow(random, 4));
      return drawBelow(random, 4) === 0 ? [...spots, ...spots.slice(0, 1)] : spots;
    }
  }
}
