import fc from 'fast-check';

import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import type { CommonInput } from '../../../src/rules/common.ts';
import type { TwistedInput, TwistedOptions } from '../../../src/rules/twisted-memory/inputs.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { contractSuite } from '../support/contract-suite.ts';
import type { Fill } from '../support/play.ts';

/** Now and then somebody says that the stock has run out although it has not. */
const ONE_WRONG_IN = 40;

/** People say that the stock has run out, or goes on, when it really does. */
const fill: Fill<unknown, TwistedInput | CommonInput> = (pattern, { table, random }) => {
  const { leftEmpty, stockCount } = table;
  if (leftEmpty.length > 0) {
    const isAboutThem =
      pattern.type === 'stock-ran-out' &&
      'count' in pattern.spots &&
      pattern.spots.count === leftEmpty.length;
    return isAboutThem ? { type: 'stock-ran-out', spots: leftEmpty } : undefined;
  }
  if (pattern.type === 'stock-goes-on' && stockCount === 0) return undefined;
  if (pattern.type === 'stock-ran-out') {
    const isAboutStock = 'length' in pattern.spots;
    const isSaid = stockCount === 0 || drawBelow(random, ONE_WRONG_IN) === 0;
    return isAboutStock && isSaid ? { type: 'stock-ran-out', spots: [] } : undefined;
  }
  return table.fill(pattern, random);
};

const PACK = codesOf(PACK_52);

contractSuite(twistedMemory, {
  tables: fc.record({
    options: fc.record<TwistedOptions>({
      dealer: fc.constantFrom(0, 1),
      callIt: fc.boolean(),
    }),
    seatCount: fc.constant(2),
    // Whole packs and such as lack cards, which nobody knows.
    cards: fc.oneof(fc.constant(PACK), fc.shuffledSubarray([...PACK], { minLength: 17 })),
  }),
  fill,
  isRecount: ({ type }) => type === 'stock-recounted' || type === 'spot-left-empty',
});
