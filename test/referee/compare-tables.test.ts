import { expect, test } from 'vitest';

import { compareTables } from '../../src/referee/compare-tables.ts';
import { USUAL_SETTINGS } from '../../src/referee/settings.ts';
import { twistedMemory } from '../../src/rules/twisted-memory/twisted-memory.ts';
import { after } from '../rules/twisted-memory/table.ts';
import { SeenTable } from './support/seen-table.ts';

const GREEN_TOKEN = { kind: 'token', colour: 'green' } as const;
const BLUE_STONE = { kind: 'stone', colour: 'blue' } as const;

/** A game with a saved card, a first card and two holes; the table as it was left, to be altered. */
const EXPECTED = twistedMemory.expect(
  after([
    'view r1c1 7H',
    'save r1c1',
    'view r1c2 9S',
    'close',
    'view r4c1 KC',
    'view r4c2 KD',
    'view r4c3 2S',
    'view r4c4 3S',
    'close',
    'view r4c1 QC',
    'view r4c2 QD',
    'view r2c2 5D',
  ]),
);

function stepsAfter(alter: (table: SeenTable) => void) {
  const table = new SeenTable(EXPECTED);
  alter(table);
  return compareTables(EXPECTED, table.view(), USUAL_SETTINGS);
}

test('of a table that lies as it was left nothing has to be set right', () => {
  expect(stepsAfter(() => undefined)).toEqual([]);
});

test('cards that changed places are swapped back', () => {
  const steps = stepsAfter((table) => {
    table.show('r1c1', '5D');
    table.lay('r2c2', GREEN_TOKEN);
    table.lift('r1c1', GREEN_TOKEN);
    table.show('r2c2', '7H');
  });
  expect(steps).toEqual([
    { do: 'swap', spots: ['r1c1', 'r2c2'] },
    { do: 'lay-piece', spot: 'r1c1', piece: GREEN_TOKEN },
    { do: 'take-piece', spot: 'r2c2', piece: GREEN_TOKEN },
  ]);
});

test('a card that was moved to a free place goes back to its own', () => {
  const steps = stepsAfter((table) => {
    table.show('r3c3', 'empty');
    table.show('r4c1', 'down');
  });
  expect(steps).toEqual([{ do: 'move', from: 'r4c1', to: 'r3c3' }]);
});

test('each other card is turned, laid or taken away', () => {
  const steps = stepsAfter((table) => {
    table.show('r2c2', 'down');
    table.show('r3c1', 'QS');
    table.show('r3c2', 'empty');
    table.show('r4c2', 'JC');
    table.show('r1c1', '2C');
  });
  expect(steps).toEqual([
    { do: 'take-away', spot: 'r1c1' },
    { do: 'lay-up', spot: 'r1c1', card: '7H' },
    { do: 'turn-up', spot: 'r2c2' },
    { do: 'turn-down', spot: 'r3c1' },
    { do: 'lay-down', spot: 'r3c2' },
    { do: 'take-away', spot: 'r4c2' },
  ]);
});

test('pieces are put right, and what a hand is over is left alone', () => {
  const steps = stepsAfter((table) => {
    table.lay('r2c2', BLUE_STONE);
    table.lift('r1c1', GREEN_TOKEN);
    table.show('r3c1', 'empty');
    table.cover('r3c1');
  });
  expect(steps).toEqual([
    { do: 'lay-piece', spot: 'r1c1', piece: GREEN_TOKEN },
    { do: 'take-piece', spot: 'r2c2', piece: BLUE_STONE },
  ]);
});
