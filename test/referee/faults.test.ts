import { expect, test } from 'vitest';

import { memory } from '../../src/rules/memory/memory.ts';
import type { MemoryOptions } from '../../src/rules/memory/state.ts';
import { twistedMemory } from '../../src/rules/twisted-memory/twisted-memory.ts';
import { after as memoryAfter, newGame, PICKED } from '../rules/memory/table.ts';
import { after as twistedAfter } from '../rules/twisted-memory/table.ts';
import { Watch } from './support/watch.ts';

const memoryTable = (moves: readonly string[], options: Partial<MemoryOptions> = {}) =>
  new Watch(memory, moves.length > 0 ? memoryAfter(newGame(options), ...moves) : newGame(options));
const twistedTable = (...moves: readonly string[]) => new Watch(twistedMemory, twistedAfter(moves));

test('nothing is called before it has lain wrong for a second', () => {
  const seen = memoryTable(['turn-up r1c1 7H', 'turn-up r2c2 2S']);
  seen.table.show('r3c3', '9C');
  seen.wait(900);
  expect(seen.called).toEqual([]);
  seen.wait(600);
  expect(seen.called).toEqual(['one-card-too-many r3c3']);
});

test('a card that is turned up one too many and back at once is remembered, and not called', () => {
  const seen = memoryTable(['turn-up r1c1 7H', 'turn-up r2c2 2S']);
  seen.table.show('r3c3', '9C');
  seen.wait(600);
  seen.table.show('r3c3', 'down');
  seen.wait(2500);
  expect(seen.called).toEqual([]);
  expect(seen.log).toEqual(['glimpse r3c3 9C']);
});

test('a card that was called does not count as the next turn’s first when the others are turned back', () => {
  const seen = memoryTable(['turn-up r1c1 7H', 'turn-up r2c2 2S']);
  seen.table.show('r3c3', '9C');
  seen.wait(1500);
  seen.table.show('r1c1', 'down');
  seen.wait(600);
  seen.table.show('r2c2', 'down');
  seen.wait(2000);
  expect(seen.log).toEqual(['close']);
  seen.table.show('r3c3', 'down');
  seen.wait(600);
  expect(seen.log).toEqual(['close', 'glimpse r3c3 9C']);
  seen.table.show('r3c3', '9C');
  seen.wait(600);
  expect(seen.log.at(-1)).toBe('turn-up r3c3 9C');
});

test('players may let it count: a tap makes a move of it, and the referee says no more', () => {
  const seen = memoryTable(['name-spot r1c1']);
  seen.table.show('r2c2', '9C');
  seen.wait(1500);
  expect(seen.called).toEqual(['other-than-named r2c2']);
  seen.tap({ type: 'let-it-count' });
  seen.overrule('r2c2');
  seen.tap({ type: 'turn-up', spot: 'r2c2', card: '9C' } as never);
  seen.wait(2000);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
});

test('ANY-7: another card than the named one is called, turned back and remembered, and the named one is turned up', () => {
  const seen = memoryTable(['name-spot r1c1']);
  seen.table.show('r2c2', '9C');
  seen.wait(1500);
  expect(seen.faults).toEqual([
    {
      code: 'other-than-named',
      spot: 'r2c2',
      card: '9C',
      reason: 'not-the-named-spot',
      remedies: [{ do: 'turn-down', spot: 'r2c2' }],
    },
  ]);
  seen.table.show('r2c2', 'down');
  seen.wait(600);
  seen.table.show('r1c1', '5H');
  seen.wait(600);
  expect(seen.log).toEqual(['glimpse r2c2 9C', 'turn-up r1c1 5H']);
});

test('ANY-8: a card that is not on the pick list is named, and never committed', () => {
  const seen = memoryTable([], { cards: PICKED });
  seen.table.show('r1c1', 'TD');
  seen.wait(1500);
  expect(seen.called).toEqual(['foreign-card r1c1']);
  expect(seen.named).toEqual([{ spot: 'r1c1', card: 'TD' }]);
  expect(seen.log).toEqual([]);
});

test('ANY-3: a card that lies face down elsewhere is asked about, and the question names no other place', () => {
  const seen = memoryTable(['turn-up r1c1 7H', 'turn-up r2c2 2S', 'close']);
  seen.table.show('r3c3', '7H');
  seen.wait(4000);
  expect(seen.log).toEqual([]);
  expect(seen.questions).toEqual([
    {
      about: 'impossible-card',
      spot: 'r3c3',
      card: '7H',
      reason: 'card-elsewhere',
      // Of its rank, for a small suit is what is misread most.
      choices: ['7S', '7D', '7C'].map((card) => ({
        card,
        inputs: [{ type: 'turn-up', spot: 'r3c3', card }],
      })),
    },
  ]);
});

test('a card turned up after one that can’t be named is not entered before it', () => {
  const seen = memoryTable([]);
  seen.table.show('r1c3', '8H/3H');
  seen.wait(1000);
  seen.table.show('r3c4', 'JC');
  seen.wait(3000);
  expect(seen.log).toEqual([]);
  expect(seen.questions.map((question) => question.about)).toEqual(['card']);
  seen.tap({ type: 'turn-up', spot: 'r1c3', card: '8H' } as never);
  seen.wait(1000);
  // The log tells what the camera entered; the tap came first.
  expect(seen.log).toEqual(['turn-up r3c4 JC']);
});

test('a card that can’t be named is asked about with the guesses that are possible', () => {
  const seen = memoryTable(['turn-up r1c1 3H']);
  seen.table.show('r2c2', '8H/3H');
  seen.wait(1000);
  expect(seen.questions).toEqual([]);
  seen.wait(1500);
  expect(seen.questions).toEqual([
    {
      about: 'card',
      spot: 'r2c2',
      choices: [{ card: '8H', inputs: [{ type: 'turn-up', spot: 'r2c2', card: '8H' }] }],
    },
  ]);
  expect(seen.log).toEqual([]);
  seen.tap({ type: 'turn-up', spot: 'r2c2', card: '8H' } as never);
  seen.wait(1000);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
});

test('a reading that flickers between two cards is not committed but asked about, with both', () => {
  const seen = memoryTable([]);
  for (let turns = 0; turns < 14; turns += 1) {
    seen.table.show('r2c2', turns % 2 === 0 ? '6H' : '9H');
    seen.wait(200);
  }
  expect(seen.log).toEqual([]);
  expect(seen.questions[0]).toMatchObject({
    about: 'card',
    spot: 'r2c2',
    choices: [{ card: '6H' }, { card: '9H' }],
  });
});

test('a flicker that ends is believed once the card was read alike for long enough', () => {
  const seen = memoryTable([]);
  seen.table.show('r2c2', '6H');
  seen.wait(200);
  seen.table.show('r2c2', '9H');
  seen.wait(200);
  seen.table.show('r2c2', '6H');
  seen.wait(800);
  expect(seen.log).toEqual([]);
  seen.wait(800);
  expect(seen.log).toEqual(['turn-up r2c2 6H']);
});

test('a card of the log that reads otherwise now is asked about, and nothing is withdrawn', () => {
  const seen = memoryTable([]);
  seen.table.show('r2c2', '6H');
  seen.wait(1000);
  seen.table.show('r2c2', '9H');
  seen.wait(3000);
  expect(seen.log).toEqual(['turn-up r2c2 6H']);
  expect(seen.questions).toEqual([{ about: 'earlier-card', spot: 'r2c2', said: '6H', seen: '9H' }]);
});

test('a card that another one takes the place of is called', () => {
  const seen = memoryTable(['turn-up r2c2 6H']);
  seen.table.cover('r2c2');
  seen.table.show('r2c2', '9C');
  seen.wait(500);
  seen.table.uncover();
  seen.wait(3500);
  expect(seen.faults).toEqual([
    {
      code: 'card-swapped',
      spot: 'r2c2',
      card: '9C',
      remedies: [
        { do: 'take-away', spot: 'r2c2' },
        { do: 'lay-up', spot: 'r2c2', card: '6H' },
      ],
    },
  ]);
});

test('a card that lies at another place is called where it lies', () => {
  const seen = memoryTable(['turn-up r1c1 7H', 'turn-up r1c2 7D', 'turn-up r2c2 6H']);
  seen.table.show('r1c1', 'empty');
  seen.table.show('r1c2', 'empty');
  seen.wait(600);
  seen.table.show('r2c2', 'empty');
  seen.table.show('r1c2', '6H');
  seen.wait(3500);
  expect(seen.faults).toEqual([
    {
      code: 'card-moved',
      spot: 'r1c2',
      card: '6H',
      remedies: [{ do: 'move', from: 'r1c2', to: 'r2c2' }],
    },
  ]);
});

test('the first card turned back before the second is called, and play goes on once it is up again', () => {
  const seen = memoryTable(['turn-up r1c1 7H']);
  seen.table.show('r1c1', 'down');
  seen.wait(1500);
  expect(seen.called).toEqual(['wrongly-turned-back r1c1']);
  expect(seen.faults[0]?.remedies).toEqual([{ do: 'turn-up', spot: 'r1c1' }]);
  seen.table.show('r1c1', '7H');
  seen.wait(600);
  seen.table.show('r2c2', '2S');
  seen.wait(600);
  expect(seen.log).toEqual(['turn-up r2c2 2S']);
});

test('a card face down that is gone is called, once it can’t just have been overlooked', () => {
  const seen = memoryTable([]);
  seen.table.show('r3c1', 'empty');
  seen.wait(2500);
  expect(seen.faults).toEqual([]);
  seen.wait(1000);
  expect(seen.faults).toEqual([
    { code: 'card-missing', spot: 'r3c1', remedies: [{ do: 'lay-down', spot: 'r3c1' }] },
  ]);
});

test('two cards that changed places are called', () => {
  const seen = twistedTable('view r1c1 7H', 'save r1c1', 'view r2c2 9S');
  seen.table.cover('r1c1', 'r2c2');
  seen.table.show('r1c1', '9S');
  seen.table.show('r2c2', '7H');
  seen.wait(500);
  seen.table.uncover();
  seen.wait(4000);
  expect(seen.faults.map(({ code, remedies }) => [code, remedies])).toContainEqual([
    'card-swapped',
    [{ do: 'swap', spots: ['r1c1', 'r2c2'] }],
  ]);
  expect(seen.log).toEqual([]);
});

test('TM-8: two cards found up between two looks are asked about, because the first is discarded', () => {
  const seen = twistedTable('roll 3');
  seen.table.cover('r1c1', 'r2c2');
  seen.wait(300);
  seen.table.show('r1c1', '7H');
  seen.table.show('r2c2', '9S');
  seen.wait(1000);
  seen.table.uncover();
  seen.wait(4000);
  expect(seen.log).toEqual([]);
  const [question] = seen.questions;
  expect(question?.about).toBe('order');
  expect(question?.about === 'order' && question.choices.map(({ inputs }) => inputs)).toEqual([
    [
      { type: 'view', spot: 'r1c1', card: '7H' },
      { type: 'view', spot: 'r2c2', card: '9S' },
    ],
    [
      { type: 'view', spot: 'r2c2', card: '9S' },
      { type: 'view', spot: 'r1c1', card: '7H' },
    ],
  ]);
});

test('ME-1: where the order of two cards means nothing it is not asked about', () => {
  const seen = memoryTable([]);
  seen.table.cover('r1c1', 'r2c2');
  seen.wait(300);
  seen.table.show('r1c1', '7H');
  seen.table.show('r2c2', '9S');
  seen.table.uncover();
  seen.wait(1000);
  expect(seen.questions).toEqual([]);
  expect(seen.log.toSorted()).toEqual(['turn-up r1c1 7H', 'turn-up r2c2 9S']);
});

test('a spot that is not refilled is called when the next turn goes on', () => {
  const seen = twistedTable('view r1c1 7H', 'view r2c2 9S');
  seen.table.show('r1c1', 'empty');
  seen.wait(500);
  seen.table.show('r2c2', 'down');
  seen.wait(2000);
  seen.table.show('r3c3', 'KC');
  seen.wait(12_000);
  expect(seen.called).toEqual([]);
  seen.wait(4000);
  expect(seen.called).toEqual(['spot-not-refilled r1c1']);
  seen.table.show('r1c1', 'down');
  seen.wait(600);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
});

test('TM-8: the discards must show the card that was discarded last', () => {
  const seen = twistedTable('view r1c1 7H', 'view r2c2 9S');
  seen.table.show('r1c1', 'empty');
  seen.wait(500);
  seen.table.show('r2c2', 'down');
  seen.table.pile('discards', 'KC');
  seen.wait(1000);
  seen.table.show('r1c1', 'down');
  seen.wait(5000);
  expect(seen.faults).toEqual([
    {
      code: 'wrong-card-on-pile',
      spot: 'discards',
      card: '7H',
      remedies: [{ do: 'put-on-pile', pile: 'discards', card: '7H' }],
    },
  ]);
  seen.table.pile('discards', '7H');
  seen.wait(300);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
});

test('TM-8: a heap of sets that was taken for the discards is not held against them', () => {
  const seen = twistedTable('view r4c1 5C', 'view r4c2 5D', 'view r1c1 7H', 'view r2c2 9S');
  seen.table.pile('discards', '5D');
  seen.table.show('r1c1', 'empty');
  seen.wait(500);
  seen.table.show('r2c2', 'down');
  seen.wait(1000);
  for (const spot of ['r1c1', 'r4c1', 'r4c2']) seen.table.show(spot, 'down');
  seen.wait(5000);
  expect(seen.called).toEqual([]);
});

test('what the players say is right stays so until it changes', () => {
  const seen = memoryTable([]);
  seen.table.show('r3c1', 'empty');
  seen.wait(1500);
  seen.overrule('r3c1');
  seen.wait(2000);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
  seen.table.show('r3c1', 'KC');
  seen.wait(1000);
  expect(seen.log).toEqual(['turn-up r3c1 KC']);
});

test('while the lay-out is not found nothing is concluded', () => {
  const seen = memoryTable([]);
  seen.table.bearings = 'lost';
  seen.table.show('r3c1', 'KC');
  seen.wait(2000);
  expect(seen.last?.verdict).toEqual({ says: 'waiting', waitsFor: 'bearings', spots: [] });
  seen.table.bearings = 'held';
  seen.wait(1000);
  expect(seen.log).toEqual(['turn-up r3c1 KC']);
});

test('while a hand is over a card nothing is concluded from it', () => {
  const seen = memoryTable([]);
  seen.table.cover('r3c1');
  seen.table.show('r3c1', 'KC');
  seen.wait(2000);
  expect(seen.last?.verdict).toEqual({ says: 'waiting', waitsFor: 'hand', spots: ['r3c1'] });
  expect(seen.log).toEqual([]);
});
