import fc from 'fast-check';
import { describe } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { SUITS } from '../../../src/cards/standard.ts';
import type { Zone } from '../../../src/rules/expected-table.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import { PILE_PACK } from '../../../src/rules/facade/state.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { cardsIn } from '../support/invariants.ts';
import { fillCrowded, fillHonestly } from './honest-players.ts';

const PILE = codesOf(PILE_PACK);

const seats = fc.record({
  options: fc.record({ suits: fc.shuffledSubarray([...SUITS], { minLength: 4 }) }),
  seatCount: fc.constantFrom(2, 3, 4),
});

/** Bid cards are in hands when they are not on the table; the tests of FA-9 count them. */
const withoutBids = (zones: readonly Zone[]) => zones.filter(({ kind }) => kind !== 'bids');

const countCards = (zones: readonly Zone[]) => cardsIn(withoutBids(zones));

describe('a whole pile', () => {
  contractSuite(facade, {
    tables: seats.map((who) => ({ ...who, cards: PILE })),
    fill: fillHonestly,
    countCards,
  });
});

describe('a pile of which cards are missing, and bids that meet', () => {
  const someOfPile = fc.shuffledSubarray([...PILE], { minLength: 1, maxLength: 14 });
  contractSuite(facade, {
    tables: fc
      .tuple(seats, someOfPile)
      .map(([who, cards]) => ({ ...who, cards, isMiscounted: true })),
    fill: fillCrowded,
    countCards,
    isRecount: ({ type }) => type === 'pile-ran-out',
  });
});
