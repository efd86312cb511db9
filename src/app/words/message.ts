/** A message with `{places}` to fill in; the plural forms of one that depends on `{count}`. */
export type PluralMessage = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;
export type Message = string | PluralMessage;

/** The same messages in another language, with the plural forms that language has. */
export type Translation<Source> = { readonly [Key in keyof Source]: Message };

/** The names of the places in a message: of `'{rank} of {suit}'`, `'rank' | 'suit'`. */
export type Places<M> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : M extends string
    ? never
    : { [Form in keyof M]: Places<M[Form]> }[keyof M] | 'count';

export type Filling = string | number;

/** What has to be handed over with a message: nothing if it has no places. */
export type Arguments<M> = [Places<M>] extends [never]
  ? readonly []
  : readonly [Readonly<Record<Places<M>, Filling>>];

/** How a language counts: which plural form goes with a number, and how the number is written. */
export interface Counting {
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

/** Fills in a message; a plural takes the form that `count` asks for in that language. */
export function formatMessage(
  message: Message,
  { plural, number }: Counting,
  places: Readonly<Record<string, Filling>>,
): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[plural.select(Number(places['count']))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const filling = places[name] ?? place;
    return typeof filling === 'number' ? number.format(filling) : filling;
  });
}
