import { expect, test } from 'vitest';

import { twisted, twistedDuel, withoutPieces } from './duel.ts';

test('it wins against perfect memory that never uses stones or token', () => {
  for (const rival of [withoutPieces(1), withoutPieces(0.3)]) {
    expect(twistedDuel(twisted('hard'), rival, 60).wins.low).toBeGreaterThan(0.6);
  }
});

test.each([
  ['hard', 'normal'],
  ['normal', 'easy'],
] as const)('%s beats %s', (one, other) => {
  const { mean, halfWidth } = twistedDuel(twisted(one), twisted(other), 40).margin;
  expect(mean - halfWidth).toBeGreaterThan(0);
});
