import { expect, test } from 'vitest';

import { memory } from '../../src/rules/memory/memory.ts';
import { newGame } from '../rules/memory/table.ts';
import { Watch } from './support/watch.ts';

const watch = () => new Watch(memory, newGame());

test('a card that lies up for a moment is named at once, and logged half a second after it was turned up', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(200);
  expect(seen.named).toEqual([{ spot: 'r1c1', card: '7H' }]);
  expect(seen.log).toEqual([]);
  seen.wait(300);
  expect(seen.log).toEqual(['turn-up r1c1 7H']);
  expect(seen.named).toEqual([]);
});

test('ME-1: a pair is taken, and its player goes on without the cards having left', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(1000);
  seen.table.show('r2c2', '7D');
  seen.wait(600);
  expect(memory.view(seen.state as never).seats.map(({ score }) => score)).toEqual([1, 0]);
  seen.table.show('r3c3', '2S');
  seen.wait(600);
  seen.table.show('r1c1', 'empty');
  seen.table.show('r2c2', 'empty');
  seen.wait(5000);
  expect(seen.log).toEqual(['turn-up r1c1 7H', 'turn-up r2c2 7D', 'turn-up r3c3 2S']);
  expect(seen.called).toEqual([]);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
});

test('closing is seen to begin with the first card that is turned back', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(1000);
  seen.table.show('r2c2', '2S');
  seen.wait(3000);
  expect(seen.log).toEqual(['turn-up r1c1 7H', 'turn-up r2c2 2S']);
  seen.table.show('r2c2', 'down');
  seen.wait(500);
  expect(seen.log.at(-1)).toBe('close');
  seen.table.show('r3c3', '3S');
  seen.wait(500);
  seen.table.show('r1c1', 'down');
  seen.wait(3000);
  expect(seen.log.at(-1)).toBe('turn-up r3c3 3S');
  expect(seen.called).toEqual([]);
});

test('the same card can be turned up again in the next turn', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(800);
  seen.table.show('r2c2', '2S');
  seen.wait(800);
  seen.table.show('r1c1', 'down');
  seen.table.show('r2c2', 'down');
  seen.wait(800);
  seen.table.show('r1c1', '7H');
  seen.wait(800);
  expect(seen.log).toEqual(['turn-up r1c1 7H', 'turn-up r2c2 2S', 'close', 'turn-up r1c1 7H']);
});

test('a third card turned up is called, turned back and remembered by all (ANY-7)', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(800);
  seen.table.show('r2c2', '2S');
  seen.wait(800);
  seen.table.show('r3c3', '9C');
  seen.wait(1600);
  expect(seen.faults).toEqual([
    {
      code: 'one-card-too-many',
      spot: 'r3c3',
      card: '9C',
      reason: 'not-now',
      remedies: [{ do: 'turn-down', spot: 'r3c3' }],
    },
  ]);
  seen.table.show('r3c3', 'down');
  seen.wait(800);
  expect(seen.log.at(-1)).toBe('glimpse r3c3 9C');
  seen.table.show('r1c1', 'down');
  seen.wait(800);
  expect(seen.log.at(-1)).toBe('close');
});
