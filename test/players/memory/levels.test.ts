import { describe, expect, test } from 'vitest';

import { alwaysTwoNew, duel, rival } from './duel.ts';

const small = { layout: '4x4', games: 40 } as const;

describe('the levels are in order, with the same seeds every time', () => {
  test.each([
    [2, false],
    [2, true],
    [3, false],
    [4, true],
  ])('%i players, any colour: %s', (seatCount, anyColour) => {
    const setting = { ...small, seatCount, anyColour };
    for (const [one, other] of [
      ['hard', 'normal'],
      ['normal', 'easy'],
    ] as const) {
      const { mean, halfWidth } = duel(rival(one), rival(other), setting);
      expect({ one, other, low: mean - halfWidth > 0 }).toEqual({ one, other, low: true });
    }
  });

  test('hard wins by what the best strategy is worth against two new cards every time', () => {
    const two = { player: alwaysTwoNew, level: 'hard' } as const;
    const setting = { ...small, games: 300, seatCount: 2, anyColour: false };
    const { mean, halfWidth } = duel(rival('hard'), two, setting);
    // 1.13 pairs, from 200,000 games by other means.
    expect(mean - halfWidth).toBeGreaterThan(0);
    expect(mean - 1.6 * halfWidth).toBeLessThan(1.13);
    expect(mean + 1.6 * halfWidth).toBeGreaterThan(1.13);
  });
});
