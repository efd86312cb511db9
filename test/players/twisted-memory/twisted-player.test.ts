import { describe, expect, test } from 'vitest';

import { twistedPlayer } from '../../../src/players/twisted-memory/twisted-player.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
import { SIX_SETS } from '../../rules/twisted-memory/table.ts';
import { choicesOf, toldAfter } from '../support/choices.ts';

const choices = (moves: string, level: Level = 'hard') =>
  choicesOf(twistedPlayer, level, toldAfter(twistedMemory, moves));

const all = (type: string, spots: readonly string[]) => spots.map((spot) => `${type} ${spot}`);

/** The whole grid but for these spots. */
const others = (...spots: readonly string[]) =>
  [1, 2, 3, 4]
    .flatMap((row) => [1, 2, 3, 4].map((column) => `r${row}c${column}`))
    .filter((spot) => !spots.includes(spot));

const MISS = 'view r1c1 7H; view r1c2 KS; close';

describe('the computer of Twisted Memory', () => {
  test.each(LEVELS)('%s begins with any card: a roll could bring nothing yet', (level) => {
    expect(others()).toEqual(
      expect.arrayContaining(choices('', level).map((choice) => choice.replace('view ', ''))),
    );
  });

  test('TM-2: it rolls as soon as something can come back', () => {
    const spent = 'peek r1c1 7H; view r1c2 KS; view r1c3 2D; close';
    expect(choices(`${spent}; view r2c1 3S; view r2c2 4S; close`)).toEqual(['roll']);
    expect(choices(`${spent}; view r2c1 3S; view r2c2 4S; close; roll 5`)).not.toContain('roll');
  });

  test('it takes a set it knows, one card after the other', () => {
    const known = `${MISS}; view r1c3 2D; view r1c4 KH; close`;
    expect(choices(known)).toEqual(['view r1c2']);
    expect(choices(`${known}; view r1c2 KS`)).toEqual(['view r1c4']);
  });

  test('ANY-7: and nothing but the card that was named', () => {
    const known = `${MISS}; view r1c3 2D; view r1c4 KH; close`;
    expect(choices(`${known}; name-spot r1c2`)).toEqual(['view r1c2']);
    expect(choices(`${known}; name-spot r3c3`)).toEqual(['view r3c3']);
    expect(choices(`${known}; view r1c2 KS; name-spot r3c3`)).toEqual(['view r3c3']);
  });

  test('TM-5: and the mate of a card that was saved', () => {
    const peeked = 'peek r2c2 2S; view r1c1 7H; view r1c2 KS; close';
    const saved = `${peeked}; view r1c3 2D; view r1c4 9H; save r1c3; close; roll 3`;
    expect(choices(saved)).toEqual(['view r2c2']);
  });

  test('a first card is free; then it peeks while that is likely to find a set', () => {
    const known = [MISS, 'view r1c3 2D; view r1c4 9H; close'].join('; ');
    expect(choices(`${known}; view r2c1 3S`)).toEqual(all('peek', others('r1c2', 'r1c4', 'r2c1')));
  });

  test.each([
    ['three stones, one rank up', 'view r1c1 7H', 'peek'],
    ['two stones, one rank up', 'peek r1c1 KS; view r1c2 KH; view r1c3 2D', 'view'],
    ['two stones, two ranks up', 'peek r1c1 7H; view r1c2 KS', 'peek'],
    ['one stone, two ranks', 'peek r1c1 QS; view r1c2 QH; peek r1c3 7H; view r1c4 KS', 'view'],
    ['one stone, three ranks', 'peek r1c1 7H; peek r1c2 KS; view r1c3 2D', 'peek'],
  ])('the fewer stones, the likelier a set has to be: %s', (_, moves, type) => {
    const gone = moves.split('; ').map((move) => move.split(' ')[1] ?? '');
    expect(choices(moves)).toEqual(all(type, others(...gone)));
  });

  test('without stones it shows nothing new for a second card that is not likely to match', () => {
    const noStones = [
      'peek r1c1 7H; peek r1c2 KS; peek r1c3 2D; view r1c4 9H; view r2c1 TD; close',
      'view r2c2 3S; view r2c1 TD; close',
      'view r2c3 4C',
    ].join('; ');
    expect(choices(noStones)).toEqual(all('view', ['r1c1', 'r1c2', 'r1c3', 'r2c1']));
  });

  test('and something new once more than half of what it has not seen would match', () => {
    const noStones = 'peek r1c1 7H; peek r1c2 KS; peek r1c3 2D; view r1c4 9H';
    const seven = `${noStones}; glimpse r2c1 3S; glimpse r2c2 4C; glimpse r2c3 5D`;
    expect(choices(seven)).toEqual(all('view', ['r2c1', 'r2c2', 'r2c3']));
    const up = ['r1c1', 'r1c2', 'r1c3', 'r1c4'];
    expect(choices(`${seven}; glimpse r2c4 6H`)).toEqual(
      all('view', others(...up, 'r2c1', 'r2c2', 'r2c3', 'r2c4')),
    );
  });

  test('TM-4: with a first card up it takes a known set only if a stone leaves time for both', () => {
    const known = `${MISS}; view r1c3 2D; view r1c4 KH; close`;
    expect(choices(`${known}; view r2c1 3C`)).toEqual(['peek r1c2']);
    expect(choices(`${known}; view r2c1 3C; peek r1c2 KS`)).toEqual(['save r2c1']);
    expect(choices(`${known}; view r2c1 3C; peek r1c2 KS; save r2c1`)).toEqual(['view r1c4']);
  });

  test('TM-8: it saves a first card only if it has more stones to find the mate with', () => {
    const even = 'view r1c1 7H; view r1c2 KS';
    expect(choices(even)).toEqual(['close']);
    const ahead = 'peek r1c1 7H; view r1c2 KS; view r1c3 2D; close; view r2c1 3S; view r2c2 4S';
    expect(choices(ahead)).toEqual(['save r2c1']);
    expect(choices(`${ahead}; save r2c1`)).toEqual(['close']);
    expect(choices('view r1c1 7H; view r1c2 KS; close; view r1c3 2D; view r1c4 9H')).toEqual([
      'close',
    ]);
  });

  test('and only if a mate is left: three sevens have gone, and the other has fewer stones', () => {
    const gone = [
      'view r1c1 7S; view r1c2 7D; view r1c3 7C; view r1c4 KS; close',
      'peek r2c1 2D; view r2c2 3S; view r2c3 4S; close',
    ].join('; ');
    expect(choices(`${gone}; view r3c1 8H; view r3c2 9H`)).toEqual(['save r3c1']);
    expect(choices(`${gone}; view r3c1 7H; view r3c2 9H`)).toEqual(['close']);
    // So too for a first card that a set of others would discard.
    expect(choices(`${gone}; view r3c1 8H; peek r3c2 KH`)).toEqual(['save r3c1']);
    expect(choices(`${gone}; view r3c1 7H; peek r3c2 KH`)).toEqual(['view r1c4']);
  });

  test('TM-7: a turn that has no card left to turn up is closed, also without a first card', () => {
    const six = SIX_SETS.slice(1).join('; ');
    expect(choices(`${six}; view r4c1 7S; view r4c2 7H; view r4c3 8S; view r4c4 8H`)).toEqual([
      'close',
    ]);
  });

  test('TM-8: with fewer cards than empty spots it lays them on the first ones', () => {
    const short = [
      'stock-ran-out -; view r1c1 7S; view r1c2 7H; view r1c3 8S; view r1c4 9S',
      'stock-goes-on; close',
    ].join('; ');
    const choice = twistedPlayer.choose(toldAfter(twistedMemory, short), 'hard', seededSource(1));
    expect(choice).toEqual({ type: 'refill', spots: ['r1c1'] });
  });

  test('TM-3: it recalls its token when it may', () => {
    const saved = 'view r1c1 7H; view r1c2 KS; save r1c1; close; view r1c3 2D; view r1c4 9H; close';
    expect(choices(saved)).toEqual(['roll']);
    expect(choices(`${saved}; roll 2`)).toEqual(['recall']);
    expect(choices(`${saved}; roll 3`)).not.toContain('recall');
  });
});
