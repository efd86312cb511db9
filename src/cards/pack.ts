/** What a card is called in a log. Each pack has its own codes and its own parse and make. */
export type PackCode = string;

export interface PackCard<Attributes> {
  readonly code: PackCode;
  readonly card: Attributes;
  /** How many of it the pack holds. */
  readonly count: number;
}

/** A pack as data: which cards, how many of each. No code occurs in two entries. */
export interface Pack<Attributes = unknown> {
  readonly id: string;
  readonly cards: readonly PackCard<Attributes>[];
}

/** How many cards of this code the pack holds; 0 when it knows none. */
export function copiesOf(pack: Pack, code: PackCode): number {
  return entryOf(pack, code)?.count ?? 0;
}

/** The attributes of a card, or undefined when the pack does not hold it. */
export function cardOf<Attributes>(pack: Pack<Attributes>, code: PackCode): Attributes | undefined {
  return entryOf(pack, code)?.card;
}

/** Every card of the pack by its code, doubles repeated. */
export function codesOf(pack: Pack): readonly PackCode[] {
  return pack.cards.flatMap((entry) => Array<PackCode>(entry.count).fill(entry.code));
}

/** The part of a pack that is played with, such as a pick list; codes the pack lacks are left out. */
export function pickFrom<Attributes>(
  pack: Pack<Attributes>,
  id: string,
  codes: readonly PackCode[],
): Pack<Attributes> {
  const counts = new Map<PackCode, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const cards = pack.cards.flatMap((entry) => {
    const count = counts.get(entry.code);
    return count === undefined ? [] : [{ ...entry, count }];
  });
  return { id, cards };
}

function entryOf<Attributes>(
  pack: Pack<Attributes>,
  code: PackCode,
): PackCard<Attributes> | undefined {
  return pack.cards.find((entry) => entry.code === code);
}
