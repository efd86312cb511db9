import { LIZZY_PACK } from '../../../src/cards/lizzy.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { shuffled } from '../../rules/support/real-table.ts';

export const DEFAULTS = {
  ...defaultOptions(dizzyMemory.optionFields),
  layout: 'loose-24',
} as const;

/** A table of 24 cards: eight of each part; for pairs twelve times two of a type. */
export function cardsFor(traditional: boolean, seed: number): readonly string[] {
  const all = shuffled(codesOf(LIZZY_PACK), seededSource(seed));
  if (!traditional) {
    return ['head', 'body', 'tail'].flatMap((part) =>
      all.filter((code) => code.startsWith(part)).slice(0, 8),
    );
  }
  const typeOf = (code: string) => code.replace('-gold', '');
  const types = [...new Set(all.map(typeOf))].slice(0, 12);
  return all.filter((code) => types.includes(typeOf(code)));
}
