import { expect, test } from 'vitest';

import type { LizzyCard } from '../../../src/cards/lizzy.ts';
import { parseLizzy } from '../../../src/cards/lizzy.ts';
import { chanceOfThird } from '../../../src/players/dizzy-memory/chances.ts';

const read = (...codes: readonly string[]): readonly LizzyCard[] =>
  codes.flatMap((code) => {
    const card = parseLizzy(code);
    return card.ok ? [card.value] : [];
  });

const unknown = read(
  'tail-red-diamonds',
  'tail-blue-dots',
  'tail-purple-dots',
  'body-red-dots',
  'head-red-dots',
);

test('the share of cards that complete two to a Lizzy', () => {
  const two = read('head-red-dots', 'body-red-stripes');
  // Red all over, with any pattern; blue and purple fit neither in colour nor, with dots and stripes, in pattern.
  expect(chanceOfThird(two, unknown)).toBeCloseTo(1 / 5, 12);
  expect(chanceOfThird(two, [])).toBe(0);
});
