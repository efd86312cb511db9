import { speak, type Catalogue } from './words.ts';

/**
 * The languages of the interface: a file each in `languages`, named by its tag, that exports `messages`. That file is all
 * a language needs. Loaded only when it is spoken.
 */
const LOADERS = import.meta.glob<Catalogue>('./languages/*.ts', { import: 'messages' });

const FALLBACK = 'en';

const pathOf = (tag: string): string => `./languages/${tag}.ts`;

/** The tags of all languages: `en`, `ne`. */
export const LANGUAGES: readonly string[] = Object.keys(LOADERS).map((path) =>
  path.slice('./languages/'.length, -'.ts'.length),
);

/** What a language calls itself: `English`, `नेपाली`. Browsers don't know it of all languages, so it is loaded. */
export async function nameOfLanguage(tag: string): Promise<string> {
  const name = (await LOADERS[pathOf(tag)]?.())?.['language.name'];
  return typeof name === 'string' ? name : tag;
}

/**
 * The first wanted language that there is, `ne-NP` being served by `ne`; else English.
 *
 * @param wanted tags of languages, the most wanted first
 */
export function pickLanguage(
  wanted: readonly string[],
  available: readonly string[] = LANGUAGES,
): string {
  for (const tag of wanted) {
    const exact = available.find((one) => one.toLowerCase() === tag.toLowerCase());
    const language = exact ?? available.find((one) => one === tag.toLowerCase().split('-')[0]);
    if (language !== undefined) return language;
  }
  return FALLBACK;
}

/** Loads a language and makes it that of the interface. */
export async function loadLanguage(tag: string): Promise<void> {
  const load = LOADERS[pathOf(tag)];
  if (load === undefined) throw new Error(`There is no language ${tag}.`);
  speak(tag, await load());
}
