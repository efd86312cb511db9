import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { laidCards } from '../support/laid-cards.ts';
import type { Fill } from '../support/play.ts';
import type { DizzyMemoryAnyInput, DizzyMemoryMatch } from './table.ts';
import { tables } from './tables.ts';

/** People who laid out what the list says. */
const fill: Fill<DizzyMemoryMatch, DizzyMemoryAnyInput> = (pattern, { table, random }) =>
  pattern.type === 'amend-list' ? undefined : table.fill(pattern, random);

contractSuite(dizzyMemory, { tables, fill });

test('the tables of the contract have a card for every place that the game lays out', () => {
  fc.assert(
    fc.property(tables, (table) => {
      expect(laidCards(dizzyMemory, table)).toBeGreaterThan(0);
      expect(table.cards.length).toBeGreaterThanOrEqual(laidCards(dizzyMemory, table));
    }),
  );
});
