import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';

/** One choice of the set-up, as data: the set-up screen of every game is drawn from these. */
export type OptionField<Value> = [Value] extends [boolean]
  ? { readonly kind: 'switch'; readonly default: boolean }
  : [Value] extends [number]
    ? { readonly kind: 'number'; readonly among: readonly Value[]; readonly default: Value }
    : [Value] extends [string]
      ? { readonly kind: 'choice'; readonly among: readonly Value[]; readonly default: Value }
      : [Value] extends [readonly string[]]
        ? /** Codes of cards, such as a pick list. */
          | { readonly kind: 'cards'; readonly default: readonly string[] }
          /** So many different ones of a short list. */
          | {
              readonly kind: 'several';
              readonly among: Value;
              readonly count: number;
              readonly default: Value;
            }
        : never;

export type OptionFields<Options> = {
  readonly [Name in keyof Options]: OptionField<Options[Name]>;
};

/** Why a set of options is refused; a game adds codes for what does not go together. */
export interface OptionsRefusal {
  readonly code: 'options-malformed' | 'seats-not-allowed' | (string & {});
  readonly field?: string;
}

/** The fields by name, in the order in which the game lists them. */
export function fieldEntries<Options>(
  fields: OptionFields<Options>,
): readonly (readonly [name: string, field: AnyOptionField])[] {
  return Object.entries(fields) as readonly (readonly [string, AnyOptionField])[];
}

export function defaultOptions<Options>(fields: OptionFields<Options>): Options {
  return Object.fromEntries(
    fieldEntries(fields).map(([name, field]) => [name, field.default]),
  ) as Options;
}

/** Reads options from outside: exactly the fields of the game, each with a value it allows. */
export function readOptions<Options>(
  fields: OptionFields<Options>,
  raw: unknown,
): Result<Options, OptionsRefusal> {
  if (typeof raw !== 'object' || raw === null) return fail({ code: 'options-malformed' });
  const given = new Map<string, unknown>(Object.entries(raw));
  const wrong = fieldEntries(fields).find(([name, field]) => !allows(field, given.get(name)));
  if (wrong !== undefined) return fail({ code: 'options-malformed', field: wrong[0] });
  const unknown = [...given.keys()].find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return fail({ code: 'options-malformed', field: unknown });
  return ok(raw as Options);
}

/** A field of any game, for forms and checks that handle them all alike. */
export type AnyOptionField =
  OptionField<boolean> | OptionField<number> | OptionField<string> | OptionField<readonly string[]>;

function allows(field: AnyOptionField, value: unknown): boolean {
  switch (field.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return field.among.some((allowed) => allowed === value);
    case 'choice':
      return field.among.some((allowed) => allowed === value);
    case 'cards':
      return Array.isArray(value) && value.every((code) => typeof code === 'string');
    case 'several':
      return (
        Array.isArray(value) &&
        value.length === field.count &&
        new Set(value).size === field.count &&
        value.every((item) => field.among.some((allowed) => allowed === item))
      );
  }
}
