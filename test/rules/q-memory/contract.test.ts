import fc from 'fast-check';
import { expect, test } from 'vitest';

import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { laidCards } from '../support/laid-cards.ts';
import { fillAsGoodPlayers } from './good-players.ts';
import { tables } from './tables.ts';

contractSuite(qMemory, { tables, fill: fillAsGoodPlayers });

test('the tables of the contract have a card for every place that the game lays out', () => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(laidCards(qMemory, table)).toBeGreaterThan(0);
      expect(table.cards.length).toBeGreaterThanOrEqual(laidCards(qMemory, table));
    }),
  );
});
