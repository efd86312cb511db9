import fc from 'fast-check';
import { describe } from 'vitest';

import type { PackCode } from '../../../src/cards/pack.ts';
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
  suits: fc.shuffledSubarray([...SUITS], { minLength: 4 }),
  seatCount: fc.constantFrom(2, 3, 4),
});

/** Bid cards are in hands when they are not on the table; the tests of FA-9 count them. */
const withoutBids = (zones: readonly Zone[]) => zones.filter(({ kind }) => kind !== 'bids');

const tables = (cards: fc.Arbitrary<readonly PackCode[]>) =>
  fc
    .tuple(seats, cards)
    .map(([{ suits, seatCount }, pile]) => ({ options: { suits }, seatCount, cards: pile }));

describe('a whole pile', () => {
  contractSuite(facade, {
    tables: tables(fc.constant(PILE)),
    fill: fillHonestly,
    countCards: (zones) => cardsIn(withoutBids(zones)),
  });
});

/** From the moment that the pile runs out, cards that are missing count as dealt and lying nowhere. */
const withMissing = (zones: readonly Zone[]) => {
  const pile = zones.find(({ id }) => id === 'pile');
  const isRunOut = pile?.kind === 'pile' && pile.count === 0;
  return isRunOut ? PILE.length : cardsIn(withoutBids(zones));
};

describe('a pile of which cards are missing, and bids that meet', () => {
  contractSuite(facade, {
    tables: tables(fc.shuffledSubarray([...PILE], { minLength: 1, maxLength: 14 })),
    fill: fillCrowded,
    countCards: withMissing,
  });
});
