import { describe, expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import { qPlayer } from '../../../src/players/q-memory/q-player.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import type { Mode } from '../../../src/rules/q-memory/modes.ts';
import { MODES, packOf } from '../../../src/rules/q-memory/modes.ts';
import { qMemory } from '../../../src/rules/q-memory/q-memory.ts';
import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { shuffled } from '../../rules/support/real-table.ts';
import { choicesOf, toldAfter } from '../support/choices.ts';
import { playComputers } from '../support/play-computers.ts';

const DEFAULTS = defaultOptions(qMemory.optionFields);

/** Where a computer turns up a tile in Basic with yellow, red and blue. */
const choices = (level: Level, moves: string) =>
  choicesOf(qPlayer, level, toldAfter(qMemory, moves, {}, 2));

/** A link of so many tiles, alone or with others; the number of attempts by seat. */
function play(mode: Mode, seatCount: number, level: Level, seed: number, tougher = false) {
  const random = seededSource(seed);
  const options = { ...DEFAULTS, mode, tougher };
  const cards = codesOf(packOf(mode, options.backgrounds));
  const circle = [...new Set(cards)];
  const { state, inputs } = playComputers(qMemory, options, {
    computers: Array.from({ length: seatCount }, (_, seat) => ({
      player: qPlayer,
      level,
      seed: 100 * seed + seat,
    })),
    cards,
    random,
    // QM-6: in Master each circle holds the same tiles.
    ...(mode === 'master'
      ? { deal: () => [...shuffled(circle, random), ...shuffled(circle, random)] }
      : {}),
  });
  const attempts = qMemory.view(state).seats.map(({ counts }) => counts['attempts'] ?? 0);
  return { outcome: qMemory.outcome(state), attempts, inputs };
}

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

  test('the better it remembers, the fewer attempts it needs alone', () => {
    const mean = (level: Level) => {
      const attempts = [1, 2, 3, 4, 5, 6].map(
        (seed) => play('advanced', 1, level, seed).attempts[0]!,
      );
      return attempts.reduce((sum, count) => sum + count, 0) / attempts.length;
    };
    const [easy, normal, hard] = LEVELS.map(mean);
    expect(hard).toBeLessThan(normal!);
    expect(normal).toBeLessThan(easy!);
    expect(hard).toBeLessThan(8);
  });
});
