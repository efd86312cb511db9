import type { AnyGame } from '../../rules/game.ts';
import type { LayoutName } from '../../rules/layout.ts';
import { fieldEntries, type AnyOptionField } from '../../rules/options.ts';

/** Options by name, as they stand in the form. */
export type OptionValues = Readonly<Record<string, unknown>>;

type Field<Kind> = Extract<AnyOptionField, { readonly kind: Kind }>;

/** What the set-up shows for an option. */
export type OptionControl = { readonly name: string } & (
  | { readonly kind: 'switch'; readonly value: boolean }
  | {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly value: string | number;
    }
  /** So many of a list; one more drives out the one that was chosen first. */
  | {
      readonly kind: 'several';
      readonly values: readonly string[];
      readonly value: readonly string[];
    }
  /** One for each seat. */
  | {
      readonly kind: 'by-seat';
      readonly values: readonly string[];
      readonly value: readonly string[];
    }
  | {
      readonly kind: 'layout';
      readonly values: readonly LayoutName[];
      readonly value: LayoutName;
    }
);

/** Whether an option means anything as the others stand. */
const MEANS_SOMETHING: Readonly<
  Record<string, (values: OptionValues, seatCount: number) => boolean>
> = {
  'q-memory.backgrounds': ({ mode }) => mode === 'basic',
  'q-memory.winner': (_, seatCount) => seatCount > 1,
  'dizzy-memory.special': ({ traditional }) => traditional !== true,
};

/** The form of a game, drawn from its option fields. Lists of cards are not in it: they are picked elsewhere. */
export function controlsOf(
  game: Pick<AnyGame, 'id' | 'optionFields'>,
  values: OptionValues,
  seatCount: number,
): readonly OptionControl[] {
  return fieldEntries(game.optionFields).flatMap(([name, field]) => {
    const isShown = MEANS_SOMETHING[`${game.id}.${name}`]?.(values, seatCount) ?? true;
    const control = isShown ? controlOf(name, field, values[name]) : undefined;
    return control === undefined ? [] : [control];
  });
}

function controlOf(name: string, field: AnyOptionField, value: unknown): OptionControl | undefined {
  switch (field.kind) {
    case 'switch':
      return { name, kind: 'switch', value: value === true };
    case 'number':
      return { name, kind: 'choice', values: field.among, value: among(field, value) };
    case 'choice':
      return isLayout(field)
        ? { name, kind: 'layout', values: field.among, value: among(field, value) }
        : { name, kind: 'choice', values: field.among, value: among(field, value) };
    case 'several': {
      const chosen = Array.isArray(value) ? value : [];
      const known = field.among.filter((item) => chosen.includes(item));
      const inOrder = chosen.filter((item: string) => known.includes(item));
      const kind = field.count === field.among.length ? 'by-seat' : 'several';
      return { name, kind, values: field.among, value: inOrder };
    }
    case 'cards':
      return undefined;
  }
}

function among<Value>(
  field: { readonly among: readonly Value[]; readonly default: Value },
  value: unknown,
): Value {
  return field.among.find((allowed) => allowed === value) ?? field.default;
}

const LAYOUT = /^(\d+x\d+|loose-\d+)$/;

function isLayout(field: Field<'choice'>): field is Field<'choice'> & {
  readonly among: readonly LayoutName[];
  readonly default: LayoutName;
} {
  return field.among.every((value) => LAYOUT.test(value));
}

/** Chooses one more of several, always as many as before. */
export function chooseAmong(value: readonly string[], chosen: string): readonly string[] {
  return value.includes(chosen) ? value : [...value.slice(1), chosen];
}

/** Gives a seat one of a list in which each has one: it changes places with the one who had it. */
export function chooseForSeat(
  value: readonly string[],
  seat: number,
  chosen: string,
): readonly string[] {
  const before = value[seat];
  if (before === undefined) return value;
  return value.map((item, index) => (index === seat ? chosen : item === chosen ? before : item));
}
