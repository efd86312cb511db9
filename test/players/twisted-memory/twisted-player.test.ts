import { describe, expect, test } from 'vitest';

import { twistedPlayer } from '../../../src/players/twisted-memory/twisted-player.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { twistedMemory } from '../../../src/rules/twisted-memory/twisted-memory.ts';
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

  test('TM-5: and the mate of a card that was saved', () => {
    const peeked = 'peek r2c2 2S; view r1c1 7H; view r1c2 KS; close';
    const saved = `${peeked}; view r1c3 2D; view r1c4 9H; save r1c3; close; roll 3`;
    expect(choices(saved)).toEqual(['view r2c2']);
  });

  test('a first card is free; then it peeks while that is likely to find a set', () => {
    const known = [MISS, 'view r1c3 2D; view r1c4 9H; close'].join('; ');
    expect(choices(`${known}; view r2c1 3S`)).toEqual(all('peek', others('r1c2', 'r1c4', 'r2c1')));
  });

  test('without stones it shows nothing new for a second card that is not likely to match', () => {
    const noStones = [
      'peek r1c1 7H; peek r1c2 KS; peek r1c3 2D; view r1c4 9H; view r2c1 TD; close',
      'view r2c2 3S; view r2c1 TD; close',
      'view r2c3 4C',
    ].join('; ');
    expect(choices(noStones)).toEqual(all('view', ['r1c1', 'r1c2', 'r1c3', 'r2c1']));
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
  });

  test('TM-3: it recalls its token when it may', () => {
    const saved = 'view r1c1 7H; view r1c2 KS; save r1c1; close; view r1c3 2D; view r1c4 9H; close';
    expect(choices(saved)).toEqual(['roll']);
    expect(choices(`${saved}; roll 2`)).toEqual(['recall']);
    expect(choices(`${saved}; roll 3`)).not.toContain('recall');
  });
});
