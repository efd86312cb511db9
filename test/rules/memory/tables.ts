import fc from 'fast-check';

import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import { drawFrom, seededSource } from '../../../src/rules/chance.ts';
import { offerPickList } from '../../../src/rules/memory/pick-list.ts';
import type { MemoryOptions } from '../../../src/rules/memory/state.ts';
import { TURN_SECONDS } from '../../../src/rules/memory/state.ts';
import type { TableSetting } from '../support/contract-suite.ts';

/** Any table; at some of them a card was picked that should not be there. */
export const tables: fc.Arbitrary<TableSetting<MemoryOptions>> = fc
  .record({
    layout: fc.constantFrom('4x4', '2x8', 'loose-16', '4x6', 'loose-36'),
    anyColour: fc.boolean(),
    isListed: fc.boolean(),
    isWrong: fc.boolean(),
    turnSeconds: fc.constantFrom(...TURN_SECONDS),
    seatCount: fc.constantFrom(2, 3, 4),
    seed: fc.nat(),
  })
  .map(({ layout, anyColour, isListed, isWrong, turnSeconds, seatCount, seed }) => {
    const random = seededSource(seed);
    const list = offerPickList(layout, random);
    const others = codesOf(PACK_52).filter((card) => !list.includes(card));
    const cards = isWrong ? [...list.slice(1), drawFrom(random, others)] : list;
    const options = { layout, anyColour, cards: isListed ? list : [], turnSeconds };
    return { options, seatCount, cards };
  });
