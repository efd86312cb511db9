import { expect, test } from 'vitest';

import type { Level } from '../../../src/rules/seats.ts';
import { LEVELS } from '../../../src/rules/seats.ts';
import { play } from './play.ts';

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
