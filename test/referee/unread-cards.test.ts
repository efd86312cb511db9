import { expect, test } from 'vitest';
import { memory } from '../../src/rules/memory/memory.ts';
import { after, newGame } from '../rules/memory/table.ts';
import { Watch } from './support/watch.ts';

const memoryTable = (moves: readonly string[]) => new Watch(memory, after(newGame({}), ...moves));

test('a pair of which one card was taken unseen is asked about: what would have been taken so', () => {
  const seen = memoryTable(['turn-up r1c1 7H']);
  seen.table.show('r1c1', 'empty');
  seen.table.show('r2c2', 'empty');
  seen.wait(5000);
  expect(seen.questions[0]).toMatchObject({
    about: 'unseen-card',
    spot: 'r2c2',
    choices: [{ card: '7D' }],
  });
  expect(seen.log).toEqual([]);
});

test('a pair of which one card was taken unseen is entered where the log tells which one lay there', () => {
  const seen = memoryTable(['turn-up r2c2 7D', 'turn-up r3c3 2S', 'close', 'turn-up r1c1 7H']);
  seen.table.show('r4c4', 'empty'); // overlooked meanwhile, which has nothing to do with it
  seen.table.show('r1c1', 'empty');
  seen.table.show('r2c2', 'empty');
  seen.wait(5000);
  expect(seen.log).toEqual(['turn-up r2c2 7D']);
  expect(seen.questions).toEqual([]);
  expect(seen.called).toEqual(['card-missing r4c4']);
});

test('a card that was turned back and up again unseen makes a pair as soon as both are taken, whoever is next', () => {
  const seen = memoryTable(['turn-up r1c2 2S', 'turn-up r4c3 TS']);
  seen.table.show('r4c3', 'down');
  seen.wait(600);
  seen.table.show('r1c4', '2C');
  seen.wait(1500);
  seen.table.show('r1c2', 'empty');
  seen.table.show('r1c4', 'empty');
  seen.wait(1000);
  seen.table.show('r3c3', '9C');
  seen.wait(1000);
  expect(seen.log.filter((line) => line.startsWith('turn-up'))).toEqual([
    'turn-up r1c4 2C',
    'turn-up r1c2 2S',
    'turn-up r3c3 9C',
  ]);
  expect(seen.called).toEqual([]);
});

test('a back that is overlooked beside a card that lies up is not taken for the other of its pair', () => {
  const seen = memoryTable(['turn-up r1c2 2S', 'turn-up r4c3 TS', 'close', 'turn-up r1c4 2C']);
  seen.table.show('r1c2', 'empty');
  seen.wait(2500);
  expect(seen.log).toEqual([]);
  seen.table.show('r1c2', 'down');
  seen.wait(1000);
  expect([seen.log, seen.called]).toEqual([[], []]);
});

test('TM-4: a card that can’t be read is known where all have seen it', () => {
  const seen = memoryTable(['turn-up r1c1 7H', 'turn-up r2c2 2S', 'close']);
  seen.table.show('r1c1', '7H/7D');
  seen.wait(700);
  expect(seen.log).toEqual([]);
  seen.wait(600);
  expect(seen.log).toEqual(['turn-up r1c1 7H']);
  // Nobody has seen this one yet.
  seen.table.show('r3c3', '9C/9S');
  seen.wait(3000);
  expect(seen.log).toEqual(['turn-up r1c1 7H']);
  expect(seen.questions.map(({ about }) => about)).toEqual(['card']);
});

test('a card that was turned back before it could be read is asked about, and the log goes on', () => {
  const seen = memoryTable(['turn-up r1c1 7H']);
  seen.table.show('r2c2', '9C/9S');
  seen.wait(1000);
  seen.table.show('r1c1', 'down');
  seen.table.show('r2c2', 'down');
  seen.wait(2000);
  expect(seen.questions).toMatchObject([
    { about: 'card', spot: 'r2c2', choices: [{ card: '9C' }, { card: '9S' }] },
  ]);
  expect(seen.faults).toEqual([]);
  seen.tap({ type: 'turn-up', spot: 'r2c2', card: '9S' } as never);
  seen.wait(2000);
  expect(seen.called).toEqual([]);
  expect(seen.log).toEqual(['close']);
});

test('a card that was turned back unseen and up again is the first of the next turn once a second is turned up', () => {
  const seen = memoryTable(['turn-up r1c2 2S', 'turn-up r4c3 TS']);
  seen.table.show('r4c3', 'down');
  seen.wait(600);
  expect(seen.log).toEqual(['close']);
  seen.table.show('r1c2', 'empty');
  seen.wait(1000);
  seen.table.show('r1c2', '2S');
  seen.wait(1500);
  // It may only have been lifted.
  expect(seen.log).toEqual(['close']);
  seen.table.show('r1c4', '2C');
  seen.wait(1500);
  expect(seen.log).toEqual(['close', 'turn-up r1c2 2S', 'turn-up r1c4 2C']);
  expect(seen.called).toEqual([]);
});
