import { describe, expect, test } from 'vitest';

import { qPlayer } from '../../../src/players/q-memory/q-player.ts';
import { MODES } from '../../../src/rules/q-memory/modes.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { choicesOf, toldAfter } from '../support/choices.ts';
import { play } from './play.ts';

/** Where a computer turns up a tile in Basic with yellow, red and blue. */
const choices = (level: Level, moves: string) =>
  choicesOf(qPlayer, level, toldAfter(qMemory, moves, {}, 2));

describe('the companion of Q-Memory', () => {
  test.each(LEVELS)('%s begins with a tile it does not know', (level) => {
    const broken = 'turn-up a1 yellow-white; turn-up a2 red-black; close';
    expect(choices('hard', broken)).toEqual([
      'turn-up a3',
      'turn-up a4',
      'turn-up a5',
      'turn-up a6',
    ]);
    expect(choices(level, '').length).toBeGreaterThan(4);
  });

  test('it goes on with a tile it remembers that fits', () => {
    const broken = 'turn-up a1 yellow-white; turn-up a2 red-black; close';
    expect(choices('hard', `${broken}; turn-up a3 red-white`)).toEqual(['turn-up a2']);
  });

  test('but with none after which the link can’t be whole', () => {
    // A link of three backgrounds has to begin with a pair of one: from white to white there is no way through to the
    // end, although yellow fits blue for now.
    const broken = 'turn-up a1 yellow-white; turn-up a2 red-black; close';
    expect(choices('hard', `${broken}; turn-up a3 blue-white`)).toEqual(
      ['a4', 'a5', 'a6'].map((spot) => `turn-up ${spot}`),
    );
  });

  test('and tries a new one where it remembers none', () => {
    expect(choices('hard', 'turn-up a1 yellow-white')).toEqual(
      ['a2', 'a3', 'a4', 'a5', 'a6'].map((spot) => `turn-up ${spot}`),
    );
  });

  test('a broken link is turned back, and a show ended', () => {
    expect(choices('normal', 'turn-up a1 yellow-white; turn-up a2 red-black')).toEqual(['close']);
    const shown = toldAfter(qMemory, 'glimpse a1 yellow-white', { showSeconds: 10 });
    expect(choicesOf(qPlayer, 'normal', shown)).toEqual(['begin']);
  });

  test.each(MODES)('%s comes to an end', (mode) => {
    // QM-7: tiles that change circles can leave a Master from which no link is possible.
    for (const tougher of mode === 'master' ? [false] : [false, true]) {
      expect(play(mode, 2, 'hard', 5, tougher).outcome?.reason).toBe('link-completed');
    }
  });
});
