import { expect, test } from 'vitest';

import { PIECE_COLOURS } from '../../src/cards/piece.ts';
import { twistedMemory } from '../../src/rules/twisted-memory/twisted-memory.ts';
import { after, newTable } from '../rules/twisted-memory/table.ts';
import { Watch } from './support/watch.ts';

const watch = (...moves: readonly string[]) =>
  new Watch(twistedMemory, moves.length > 0 ? after(moves) : newTable(), { dice: 'seen' });

test('TM-2: a die that is thrown and lies still is the roll', () => {
  const seen = watch();
  seen.table.throwDie(5, 100);
  seen.wait(400);
  expect(seen.log).toEqual([]);
  seen.wait(300);
  expect(seen.log).toEqual(['roll 5']);
  seen.wait(1000);
  expect(seen.log).toEqual(['roll 5']);
});

test('TM-2: a die that has lain there since the turn before is no roll', () => {
  const seen = watch('view r1c1 7H', 'view r2c2 9S');
  seen.table.throwDie(5, 100);
  seen.wait(2000);
  seen.table.show('r1c1', 'empty');
  seen.wait(3000);
  expect(seen.log).toEqual(['close']);
  seen.table.throwDie(4, 200);
  seen.wait(1000);
  expect(seen.log).toEqual(['close', 'roll 4']);
});

/** A die that lies at 100 with five up, while the turn of the one who rolls next has come. */
function withRestingFive(): Watch {
  const seen = watch('view r1c1 7H', 'view r2c2 9S');
  seen.table.throwDie(5, 100);
  seen.wait(2000);
  seen.table.show('r1c1', 'empty');
  seen.wait(1000);
  expect(seen.log).toEqual(['close']);
  return seen;
}

test('TM-2: a die that lands where it lay is a roll if it was picked up before and shows another number', () => {
  const seen = withRestingFive();
  seen.table.throwDie(3, 100);
  seen.wait(600);
  expect(seen.log).toEqual(['close']);
  seen.table.dice.splice(0);
  seen.wait(1000);
  seen.table.throwDie(3, 100);
  seen.wait(1000);
  expect(seen.log).toEqual(['close', 'roll 3']);
});

test('TM-2: a die that was overlooked for a while and shows the same number where it lay is no roll', () => {
  const seen = withRestingFive();
  seen.table.dice.splice(0);
  seen.wait(5000);
  seen.table.throwDie(5, 100);
  seen.wait(2000);
  expect(seen.log).toEqual(['close']);
});

test('TM-2: a die thrown after the first card is too late', () => {
  const seen = watch();
  seen.table.show('r1c1', '7H');
  seen.wait(1000);
  seen.table.throwDie(5, 100);
  seen.wait(4000);
  expect(seen.log).toEqual(['view r1c1 7H']);
});

test('TM-1: the other player’s die tells nothing', () => {
  const seen = watch();
  seen.table.throwDie(5, 100, 'blue');
  seen.wait(1500);
  expect(seen.log).toEqual([]);
  seen.table.throwDie(2, 200, 'green');
  seen.wait(1500);
  expect(seen.log).toEqual(['roll 2']);
});

test('where the app rolls, dice on the table mean nothing', () => {
  const seen = new Watch(twistedMemory, newTable());
  seen.table.throwDie(5, 100);
  seen.wait(1500);
  expect(seen.log).toEqual([]);
});

test('TM-2: dice that lie beside the cards as the camera comes to the table are no roll', () => {
  const late = new Watch(twistedMemory, newTable(), { dice: 'seen' }, (table) =>
    table.throwDie(1, 100),
  );
  late.wait(4000);
  expect(late.log).toEqual([]);
  late.table.throwDie(4, 200);
  late.wait(1000);
  expect(late.log).toEqual(['roll 4']);
});

test('TM-2: a die that had lain there overlooked is no roll when it is seen at last', () => {
  const seen = watch();
  seen.table.throwDie(6, 100, 'green', { wasOverlooked: true });
  seen.wait(3000);
  expect(seen.log).toEqual([]);
  seen.table.throwDie(2, 300, 'green');
  seen.wait(1000);
  expect(seen.log).toEqual(['roll 2']);
});

test('TM-1: while a player’s die lies where it lay, what looks like another of its colour is no roll', () => {
  const seen = watch('view r1c1 7H', 'view r2c2 9S');
  const { turn } = twistedMemory.view(after(['view r1c1 7H', 'view r2c2 9S', 'close']));
  const own = PIECE_COLOURS[turn ?? 0];
  seen.table.throwDie(5, 100, own);
  seen.wait(2000);
  seen.table.show('r1c1', 'empty');
  seen.wait(3000);
  const [lying] = seen.table.dice;
  seen.table.throwDie(3, 300, own);
  const [false3] = seen.table.dice;
  seen.table.dice.splice(0, 1, lying!, false3!);
  seen.wait(2000);
  expect(seen.log).toEqual(['close']);
  seen.table.dice.splice(0);
  seen.wait(1000);
  seen.table.throwDie(4, 200, own);
  seen.wait(1000);
  expect(seen.log).toEqual(['close', 'roll 4']);
});

test('TM-1: of two things that look like a player’s die, the one that leaves its place and lies still elsewhere was thrown', () => {
  const seen = watch('view r1c1 7H', 'view r2c2 9S');
  const { turn } = twistedMemory.view(after(['view r1c1 7H', 'view r2c2 9S', 'close']));
  const own = PIECE_COLOURS[turn ?? 0];
  seen.table.throwDie(5, 100, own);
  const [die] = seen.table.dice;
  seen.table.throwDie(2, 300, own);
  const [token] = seen.table.dice;
  seen.table.dice.splice(0, 1, die!, token!);
  seen.wait(2000);
  seen.table.show('r1c1', 'empty');
  seen.wait(3000);
  seen.table.throwDie(6, 200, own);
  const [thrown] = seen.table.dice;
  seen.table.dice.splice(0, seen.table.dice.length, token!, thrown!);
  seen.wait(1000);
  expect(seen.log).toEqual(['close', 'roll 6']);
});

test('TM-2: a die that never stirred is no roll when the places it is told by are corrected', () => {
  const seen = withRestingFive();
  seen.table.correctPlaces(80);
  seen.wait(2000);
  expect(seen.log).toEqual(['close']);
  seen.table.throwDie(5, 400);
  seen.wait(1000);
  expect(seen.log).toEqual(['close', 'roll 5']);
});

test('TM-2: what looks like a die on a card is no roll', () => {
  const seen = watch();
  const [x, y] = seen.table.view().spots[0]!.outline[0];
  seen.table.throwDie(5, x + 20, 'green', { y: y + 20 });
  seen.wait(2000);
  expect(seen.log).toEqual([]);
});

test('TM-2: a die that is not read for certain is no roll until it is', () => {
  const seen = watch();
  seen.table.throwDie(2, 100, 'green', { confidence: 0.9 });
  seen.wait(2000);
  expect(seen.log).toEqual([]);
  seen.table.throwDie(1, 100, 'green');
  seen.wait(1000);
  expect(seen.log).toEqual(['roll 1']);
});
