import { describe, expect, test } from 'vitest';

import { memoryPlayer } from '../../../src/players/memory/memory-player.ts';
import { memory } from '../../../src/rules/memory/memory.ts';
import type { MemoryOptions } from '../../../src/rules/memory/state.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { choicesOf, toldAfter } from '../support/choices.ts';

/** Every spot where a computer turns up a card after these moves, or `close`. */
const choices = (level: Level, moves: string, given: Partial<MemoryOptions> = {}, seats = 2) =>
  choicesOf(memoryPlayer, level, toldAfter(memory, moves, given, seats)).map((choice) =>
    choice.replace('turn-up ', ''),
  );

/** Two cards shown and turned back. */
const miss = (one: string, other: string) => `turn-up ${one}; turn-up ${other}; close`;

const ALL = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 4 }, (__, column) => `r${row + 1}c${column + 1}`),
).flat();
const except = (...spots: readonly string[]) => ALL.filter((spot) => !spots.includes(spot));

describe('ME-6: the computers of Memory', () => {
  test.each(LEVELS)('%s starts anywhere', (level) => {
    const found = choices(level, '');
    expect(found.length).toBeGreaterThan(8);
    expect(ALL).toEqual(expect.arrayContaining([...found]));
  });

  test.each(LEVELS)('%s turns back what does not pair', (level) => {
    expect(choices(level, 'turn-up r1c1 7H; turn-up r1c2 KS')).toEqual(['close']);
  });

  test('hard takes the pair it knows, one card after the other', () => {
    const moves = `${miss('r1c1 7H', 'r1c2 KS')}; ${miss('r3c3 7D', 'r3c4 QC')}`;
    expect(choices('hard', moves)).toEqual(['r1c1', 'r3c3']);
    expect(choices('hard', `${moves}; turn-up r3c3 7D`)).toEqual(['r1c1']);
  });

  test('ANY-7: and nothing but the card that was named', () => {
    const moves = `${miss('r1c1 7H', 'r1c2 KS')}; ${miss('r3c3 7D', 'r3c4 QC')}`;
    expect(choices('hard', `${moves}; name-spot r2c2`)).toEqual(['r2c2']);
    expect(choices('hard', `${moves}; turn-up r3c3 7D; name-spot r2c2`)).toEqual(['r2c2']);
  });

  test('and the mate of a card that has just been turned up', () => {
    const moves = `${miss('r1c1 7H', 'r1c2 KS')}; turn-up r4c4 KC`;
    expect(choices('hard', moves)).toEqual(['r1c2']);
    // Normal takes in nine of ten cards; whoever missed the king turns up any other.
    expect(choices('normal', moves)).toContain('r1c2');
    expect(choices('normal', moves).length).toBeGreaterThan(1);
  });

  test('what pairs depends on the rule that is played', () => {
    const moves = `${miss('r1c1 7H', 'r1c2 KS')}; turn-up r4c4 7S`;
    expect(choices('hard', moves, { anyColour: true })).toEqual(['r1c1']);
    expect(choices('hard', moves)).not.toContain('r1c1');
  });

  test('after a new first card hard turns up as many new ones as the recurrence says', () => {
    // Eight pairs: with two known cards one new card, then the known one that was seen last.
    const two = miss('r1c1 7H', 'r1c2 KS');
    expect(except('r1c1', 'r1c2')).toEqual(expect.arrayContaining([...choices('hard', two)]));
    expect(choices('hard', `${two}; turn-up r1c3 2D`)).toEqual(['r1c2']);
    // With three of them two new ones.
    const three = `${two}; ${miss('r1c3 2D', 'r1c1 7H')}; turn-up r2c1 9C`;
    const unseen = except('r1c1', 'r1c2', 'r1c3', 'r2c1');
    expect(choices('hard', three)).toEqual(unseen);
  });

  test('hard passes when that is best: seven cards of eight pairs known', () => {
    const seven = [
      miss('r1c1 7H', 'r1c2 KS'),
      miss('r1c3 2D', 'r1c4 9C'),
      miss('r2c1 QS', 'r2c2 5H'),
      miss('r2c3 AC', 'r1c2 KS'),
    ].join('; ');
    expect(choices('hard', seven)).toEqual(['r1c2']);
    expect(choices('hard', `${seven}; turn-up r1c2 KS`)).toEqual(['r2c3']);
  });

  test('but never with more than two players', () => {
    const seven = [
      miss('r1c1 7H', 'r1c2 KS'),
      miss('r1c3 2D', 'r1c4 9C'),
      miss('r2c1 QS', 'r2c2 5H'),
      miss('r2c3 AC', 'r1c2 KS'),
    ].join('; ');
    const unseen = except('r1c1', 'r1c2', 'r1c3', 'r1c4', 'r2c1', 'r2c2', 'r2c3');
    for (const seats of [3, 4]) {
      expect(unseen).toEqual(expect.arrayContaining([...choices('hard', seven, {}, seats)]));
    }
  });

  test('easy always tries two cards it does not know, normal only until some are known', () => {
    const moves = `${miss('r1c1 7H', 'r1c2 KS')}; ${miss('r1c3 2D', 'r1c4 9C')}; turn-up r2c1 QS`;
    expect(choices('normal', moves)).toContain('r1c4');
    expect(choices('easy', moves)).toContain('r4c4');
    expect(choices('easy', moves).length).toBeGreaterThan(8);
  });
});

describe('ME-7: after a full round without news a computer turns up an unseen card', () => {
  const shown = `${miss('r1c1 7H', 'r1c2 KS')}; ${miss('r1c3 2D', 'r1c4 9C')}`;
  const pass = miss('r1c1 7H', 'r1c2 KS');
  const seen = ['r1c1', 'r1c2', 'r1c3', 'r1c4'];

  test.each(LEVELS)('%s does, whatever it remembers', (level) => {
    const stalled = choices(level, `${shown}; ${pass}; ${pass}`);
    expect(except(...seen)).toEqual(expect.arrayContaining([...stalled]));
  });

  test.each(LEVELS)('%s does so with the second card if the first was a seen one', (level) => {
    const found = choices(level, `${shown}; ${pass}; ${pass}; turn-up r1c1 7H`);
    expect(except(...seen)).toEqual(expect.arrayContaining([...found]));
  });

  test('easy, which may have forgotten a card, otherwise turns it up as if it were new', () => {
    expect(choices('easy', shown)).toEqual(expect.arrayContaining(['r1c1']));
  });

  test('hard then plays the strategy without passing', () => {
    // Seven known cards of eight pairs: it may not pass, so it shows two new ones as the recurrence without passes says.
    const seven = [
      miss('r1c1 7H', 'r1c2 KS'),
      miss('r1c3 2D', 'r1c4 9C'),
      miss('r2c1 QS', 'r2c2 5H'),
      miss('r2c3 AC', 'r1c2 KS'),
      pass,
      pass,
    ].join('; ');
    const unseen = except(...seen, 'r2c1', 'r2c2', 'r2c3');
    expect(unseen).toEqual(expect.arrayContaining([...choices('hard', seven)]));
    const second = choices('hard', `${seven}; turn-up r4c4 TH`);
    expect(unseen).toEqual(expect.arrayContaining([...second]));
  });

  test('when everything has been seen, there is nothing to owe', () => {
    const all = [
      miss('r1c1 7H', 'r1c2 KS'),
      miss('r1c3 2D', 'r1c4 9C'),
      miss('r2c1 QS', 'r2c2 5H'),
      miss('r2c3 AC', 'r2c4 8H'),
      miss('r3c1 7D', 'r3c2 KC'),
      miss('r3c3 2H', 'r3c4 9S'),
      miss('r4c1 QC', 'r4c2 5D'),
      miss('r4c3 AS', 'r4c4 8D'),
      pass,
      pass,
    ].join('; ');
    expect(choices('hard', all).length).toBeGreaterThan(8);
    expect(ALL).toEqual(expect.arrayContaining([...choices('easy', all)]));
  });
});
