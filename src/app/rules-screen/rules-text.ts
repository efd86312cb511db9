import type { MessageKey } from '../words/words.ts';

/** What the rules of a game are divided into, in the order in which they are read. */
const SECTIONS = ['aim', 'table', 'turn', 'special', 'end', 'tips'] as const;
type Section = (typeof SECTIONS)[number];

/** The rules of a game, a paragraph an item. A game leaves out the sections it has nothing to say in. */
export type RulesText = Readonly<Partial<Record<Section, readonly string[]>>>;

/** The rules of all games in one language, by the id of the game. */
export type RulesTexts = Readonly<Record<string, RulesText>>;

const TEXTS = import.meta.glob<RulesTexts>('./texts/*.ts', { import: 'rules' });

/** Loads the rules in a language; in English where nobody has written them in it. */
export async function loadRules(tag: string): Promise<RulesTexts> {
  const load = TEXTS[`./texts/${tag}.ts`] ?? TEXTS['./texts/en.ts'];
  if (load === undefined) throw new Error('The rules are written in no language.');
  return load();
}

/** The sections that a text has, each with the key of its heading. */
export function sectionsOf(text: RulesText): readonly {
  readonly heading: `rules.${Section}` & MessageKey;
  readonly items: readonly string[];
}[] {
  return SECTIONS.flatMap((section) => {
    const items = text[section];
    return items === undefined ? [] : [{ heading: `rules.${section}` as const, items }];
  });
}
