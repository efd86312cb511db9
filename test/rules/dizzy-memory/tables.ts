import fc from 'fast-check';

import type { LizzyCode } from '../../../src/cards/lizzy.ts';
import { LIZZY_PACK, LIZZY_TYPES, makeLizzy, PARTS } from '../../../src/cards/lizzy.ts';
import type { PackCode } from '../../../src/cards/pack.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import { LAYOUTS } from '../../../src/rules/dizzy-memory/options.ts';
import type { LayoutName } from '../../../src/rules/layout.ts';
import { spotsOfLayout } from '../../../src/rules/layout.ts';
import { shuffled } from '../support/real-table.ts';

const isSmall = (layout: LayoutName) => spotsOfLayout(layout).length <= 18;

/** Any table: three cards or two in one try, laid from a list or from more cards than lie there. */
export const tables = fc
  .record({
    // Games of many cards are long when they are played by chance.
    layout: fc.oneof(
      { arbitrary: fc.constantFrom(...LAYOUTS.filter(isSmall)), weight: 9 },
      { arbitrary: fc.constantFrom(...LAYOUTS), weight: 1 },
    ),
    special: fc.boolean(),
    traditional: fc.boolean(),
    isListed: fc.boolean(),
    seatCount: fc.constantFrom(...dizzyMemory.seatCounts),
    seed: fc.integer({ min: 0 }),
  })
  .filter(({ layout, traditional }) => !traditional || spotsOfLayout(layout).length % 2 === 0)
  .map(({ layout, special, traditional, isListed, seatCount, seed }) => {
    const size = spotsOfLayout(layout).length;
    const cards = traditional ? somePairs(size, seed) : someOfEachPart(size, seed);
    const rest = isListed || traditional ? [] : others(cards);
    const box = [...cards, ...rest];
    const options = { layout, cards: box, special, traditional };
    return {
      options,
      seatCount,
      cards: box,
      deal: (random: RandomSource) => [...shuffled(cards, random), ...rest],
    };
  });

/** As many heads as bodies as tails, taken from the box by chance. */
function someOfEachPart(size: number, seed: number): readonly PackCode[] {
  const box = shuffled(codesOf(LIZZY_PACK), seededSource(seed));
  return PARTS.flatMap((part) => box.filter((code) => code.startsWith(part)).slice(0, size / 3));
}

/** The same, each card with its like; of some pairs one is golden, of some both. */
function somePairs(size: number, seed: number): readonly PackCode[] {
  const types = shuffled(LIZZY_TYPES, seededSource(seed));
  return PARTS.flatMap((part) =>
    types.filter((type) => type.part === part).slice(0, size / 6),
  ).flatMap((type, index): LizzyCode[] => [
    makeLizzy({ ...type, golden: index % 4 === 0 }),
    makeLizzy({ ...type, golden: index % 2 === 0 }),
  ]);
}

/** What stays in the box: nobody knows which these are. */
function others(laid: readonly PackCode[]): readonly PackCode[] {
  const left = [...laid];
  return codesOf(LIZZY_PACK).filter((code) => {
    const index = left.indexOf(code);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
