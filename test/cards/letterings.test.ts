import { expect, test } from 'vitest';
import { LETTERING_NAMES, signOf } from '../../src/cards/letterings.ts';
import { RANKS } from '../../src/cards/standard.ts';

test.each(LETTERING_NAMES)('in a pack lettered %s every sign is of one rank', (lettering) => {
  const signs = RANKS.map((rank) => signOf(rank, lettering));
  // The Russian ace looks like a T, and those packs print 10 for the ten.
  expect(new Set(signs.filter((_, at) => RANKS[at] !== 'T')).size).toBe(RANKS.length - 1);
});
