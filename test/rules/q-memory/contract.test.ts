import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { fillAsGoodPlayers } from './good-players.ts';
import { tables } from './tables.ts';

contractSuite(qMemory, { tables, fill: fillAsGoodPlayers });
