import { parseLizzy } from '../../cards/lizzy.ts';
import type { PackCode } from '../../cards/pack.ts';
import { isCardCode } from '../../cards/standard.ts';
import { parseTile } from '../../cards/tiles.ts';
import { cardName } from './card-words.ts';
import { languageTag, t } from './words.ts';

/** What any card or tile is called within a sentence: `Queen of hearts`, `orange with white core`, `red head with dots`. */
export function faceName(code: PackCode): string {
  if (isCardCode(code)) return cardName(code);
  const tile = parseTile(code);
  if (tile.ok) {
    return t('tile.name', {
      background: t(`tile-background.${tile.value.background}`),
      core: t(`tile-core.${tile.value.core}`),
    });
  }
  const lizzy = parseLizzy(code);
  if (!lizzy.ok) return code;
  const { part, colour, pattern, golden } = lizzy.value;
  return t(golden ? 'lizzy.golden-name' : 'lizzy.name', {
    part: t(`lizzy-part.${part}`),
    colour: t(`lizzy-colour.${colour}`),
    pattern: t(`lizzy-pattern.${pattern}`),
  });
}

/** With a capital, where the script has them, as at the beginning of a sentence. */
export function sentence(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(languageTag()) + text.slice(first.length);
}
