import { dizzyMemory } from '../../../src/rules/dizzy-memory/dizzy-memory.ts';
import { contractSuite } from '../support/contract-suite.ts';
import type { Fill } from '../support/play.ts';
import type { DizzyMemoryAnyInput, DizzyMemoryMatch } from './table.ts';
import { tables } from './tables.ts';

/** People who laid out what the list says. */
const fill: Fill<DizzyMemoryMatch, DizzyMemoryAnyInput> = (pattern, { table, random }) =>
  pattern.type === 'amend-list' ? undefined : table.fill(pattern, random);

contractSuite(dizzyMemory, { tables, fill });
