import { expect, test } from 'vitest';
import { makeMemoryPlace } from '../../../src/app/facade-score/keeping-place.ts';
import { mayStartAfresh } from '../../../src/app/offline/recovery.ts';

test('a page starts afresh once, not again and again, and after a while it may again', () => {
  const place = makeMemoryPlace();
  expect(mayStartAfresh(place, 1_000_000)).toBe(true);
  expect(mayStartAfresh(place, 1_001_000)).toBe(false);
  expect(mayStartAfresh(place, 1_059_000)).toBe(false);
  expect(mayStartAfresh(place, 1_061_000)).toBe(true);
});

test('where it can’t be noted down, it does not begin: there would be no end to it', () => {
  const place = {
    ...makeMemoryPlace(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(mayStartAfresh(place, 1_000_000)).toBe(false);
});
