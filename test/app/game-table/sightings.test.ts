import { expect, test } from 'vitest';
import { lineOfOpenCard, openlyGone } from '../../../src/app/game-table/sightings.ts';
import { turnRoll } from '../../../src/app/game-table/turn-roll.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import { tableAfter } from './tables.ts';

test('ANY-2: an open card leads to the line that last said what it is', async () => {
  const moves = ['turn-up r1c1 7H', 'turn-up r1c2 KS', 'close', 'turn-up r1c1 7H'];
  const { folded, expected } = await tableAfter('memory', {}, moves);
  const [first, second] = spotsOf(expected.zones);
  expect(lineOfOpenCard(folded.applied, first!)).toBe(folded.log[3]?.id);
  expect(lineOfOpenCard(folded.applied, second!)).toBeUndefined();
});

test('ANY-4: only cards that all can see are marked as gone, none that lies face down', async () => {
  const session = await tableAfter('memory', {}, [
    'turn-up r1c1 7H',
    'turn-up r1c2 7D',
    'turn-up r2c1 KS',
    'turn-up r2c2 2D',
    'close',
    'turn-up r3c1 9C',
  ]);
  expect(openlyGone(session)).toEqual(['7H', '7D', '9C']);
});

test('TM-2: the die of a turn is shown until the turn is over', async () => {
  const rolled = await tableAfter('twisted-memory', {}, ['roll 4', 'view r1c1 7H']);
  expect(turnRoll(rolled.folded.applied)).toEqual({ face: 4, rolls: 1 });
  const over = await tableAfter('twisted-memory', {}, [
    'roll 4',
    'view r1c1 7H',
    'view r1c2 9C',
    'close',
  ]);
  expect(turnRoll(over.folded.applied)).toBeUndefined();
});
