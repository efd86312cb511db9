import { expect, test } from 'vitest';

import { twistedMemory } from '../../src/rules/twisted-memory/twisted-memory.ts';
import { after, newTable } from '../rules/twisted-memory/table.ts';
import { Watch } from './support/watch.ts';

const GREEN_STONE = { kind: 'stone', colour: 'green' } as const;
const GREEN_TOKEN = { kind: 'token', colour: 'green' } as const;
const BLUE_TOKEN = { kind: 'token', colour: 'blue' } as const;

const watch = (...moves: readonly string[]) =>
  new Watch(twistedMemory, moves.length > 0 ? after(moves) : newTable());

test('TM-4: a card is named at once, and committed as a plain view when no stone came', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(1000);
  expect(seen.named).toEqual([{ spot: 'r1c1', card: '7H' }]);
  expect(seen.last?.verdict).toMatchObject({ says: 'waiting', waitsFor: 'piece' });
  seen.wait(1700);
  expect(seen.log).toEqual([]);
  seen.wait(500);
  expect(seen.log).toEqual(['view r1c1 7H']);
});

test('TM-4: a stone that lands within three seconds makes the view a peek', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(1500);
  seen.table.cover('r1c1', 'r1c2');
  seen.wait(600);
  seen.table.lay('r1c1', GREEN_STONE);
  seen.table.uncover();
  seen.wait(600);
  expect(seen.log).toEqual(['peek r1c1 7H']);
  seen.wait(5000);
  expect(seen.called).toEqual([]);
});

test('TM-4: a stone that lands later is refused', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(4000);
  seen.table.lay('r1c1', GREEN_STONE);
  seen.wait(4000);
  expect(seen.log).toEqual(['view r1c1 7H']);
  expect(seen.faults).toEqual([
    {
      code: 'piece-laid-wrongly',
      spot: 'r1c1',
      piece: GREEN_STONE,
      remedies: [{ do: 'take-piece', spot: 'r1c1', piece: GREEN_STONE }],
    },
  ]);
  seen.table.lift('r1c1', GREEN_STONE);
  seen.wait(1000);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
});

test('TM-4: what is turned up next ends the wait', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(1000);
  seen.table.show('r2c2', '9S');
  seen.wait(500);
  expect(seen.log).toEqual(['view r1c1 7H']);
  seen.wait(3000);
  expect(seen.log).toEqual(['view r1c1 7H', 'view r2c2 9S']);
});

test('TM-4: what is put back ends the wait', () => {
  const seen = watch('view r1c1 7H');
  seen.table.show('r2c2', '9S');
  seen.wait(1500);
  seen.table.show('r2c2', 'down');
  seen.wait(500);
  expect(seen.log).toEqual(['view r2c2 9S', 'close']);
});

test('TM-5: a pair that is taken at once is a match by a plain view', () => {
  const seen = watch('view r1c1 7H');
  seen.table.show('r2c2', '7S');
  seen.wait(700);
  seen.table.show('r2c2', 'empty');
  seen.wait(200);
  seen.table.show('r1c1', 'empty');
  seen.wait(500);
  expect(seen.log).toEqual(['view r2c2 7S']);
  seen.wait(5000);
  expect(seen.called).toEqual([]);
});

test('TM-10: a stone on a card that matches makes the match a peek, and the stone may be put aside at once', () => {
  const seen = watch('view r1c1 7H');
  seen.table.show('r2c2', '7S');
  seen.wait(700);
  seen.table.lay('r2c2', GREEN_STONE);
  seen.wait(700);
  expect(seen.log).toEqual(['peek r2c2 7S']);
  seen.table.show('r2c2', 'empty');
  seen.table.show('r1c1', 'empty');
  seen.wait(3000);
  expect(seen.called).toEqual([]);
});

test('TM-8: at the end of a turn the first card is discarded, the second turned back, and the hole refilled', () => {
  const seen = watch('view r1c1 7H', 'view r2c2 9S');
  seen.table.show('r1c1', 'empty');
  seen.wait(500);
  expect(seen.log).toEqual(['close']);
  seen.table.pile('discards', '7H');
  seen.table.show('r2c2', 'down');
  seen.wait(1000);
  seen.table.show('r1c1', 'down');
  seen.wait(3000);
  expect(seen.called).toEqual([]);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
});

test('TM-8: the save token is laid while the turn is closing', () => {
  const seen = watch('view r1c1 7H', 'view r2c2 9S');
  seen.table.lay('r1c1', GREEN_TOKEN);
  seen.wait(700);
  expect(seen.log).toEqual(['save r1c1']);
  seen.table.show('r2c2', 'down');
  seen.wait(700);
  expect(seen.log).toEqual(['save r1c1', 'close']);
  seen.wait(3000);
  expect(seen.called).toEqual([]);
});

test('TM-3: after a 1 or 2 the token is taken back, and its card is turned face down', () => {
  const seen = watch('view r1c1 7H', 'save r1c1', 'view r2c2 9S', 'close');
  seen.tap({ type: 'view', spot: 'r3c3', card: 'KC' } as never);
  seen.table.show('r3c3', 'KC');
  seen.tap({ type: 'view', spot: 'r3c4', card: 'QC' } as never);
  seen.table.show('r3c4', 'QC');
  seen.wait(500);
  seen.table.show('r3c4', 'down');
  seen.wait(500);
  seen.table.show('r3c3', 'empty');
  seen.wait(500);
  seen.table.show('r3c3', 'down');
  seen.wait(500);
  expect(seen.log).toEqual(['close']);
  seen.tap({ type: 'roll', face: 2 } as never);
  seen.table.lift('r1c1', GREEN_TOKEN);
  seen.wait(600);
  seen.table.show('r1c1', 'down');
  seen.wait(600);
  expect(seen.log).toEqual(['close', 'recall']);
});

test('TM-3: a token taken from its card without a 1 or 2 is called, and so is another one in its place', () => {
  const seen = watch('view r1c1 7H', 'save r1c1', 'view r2c2 9S', 'close');
  seen.table.lift('r1c1', GREEN_TOKEN);
  seen.wait(4000);
  expect(seen.called).toEqual(['piece-taken-wrongly r1c1']);
  seen.table.lay('r1c1', BLUE_TOKEN);
  seen.wait(4000);
  expect(seen.called).toContain('piece-laid-wrongly r1c1');
});

test('by tap a peek is chosen before the card is turned up, and nothing has to be waited for', () => {
  const seen = new Watch(twistedMemory, newTable(), { pieces: 'tapped' });
  seen.chosenType = 'peek';
  seen.table.show('r1c1', '7H');
  seen.wait(600);
  expect(seen.log).toEqual(['peek r1c1 7H']);
});

test('the wrong card discarded is called: the second instead of the first', () => {
  const seen = watch('view r1c1 7H', 'view r2c2 9S');
  seen.table.show('r2c2', 'empty');
  seen.wait(1500);
  expect(seen.called).toEqual(['wrong-card-discarded r2c2']);
  expect(seen.log).toEqual([]);
});

test('the wrong card turned back is called: the first, which was to be discarded', () => {
  const seen = watch('view r1c1 7H', 'view r2c2 9S');
  seen.table.show('r2c2', 'down');
  seen.wait(600);
  seen.table.show('r1c1', 'down');
  seen.wait(1500);
  expect(seen.log).toEqual(['close']);
  expect(seen.called).toEqual(['wrongly-turned-back r1c1']);
});

test('TM-7: a spot refilled before the end of the turn is called', () => {
  const seen = watch('view r1c1 7H', 'view r2c2 7S');
  seen.table.show('r1c1', 'empty');
  seen.table.show('r2c2', 'empty');
  seen.wait(1000);
  seen.table.show('r1c1', 'down');
  seen.wait(1500);
  expect(seen.called).toEqual(['refilled-too-early r1c1']);
  seen.table.show('r1c1', 'empty');
  seen.wait(1000);
  expect(seen.last?.verdict).toEqual({ says: 'nothing-new' });
});
