import { expect, test } from 'vitest';
import { filmTime } from './play-live.ts';

test('film time runs evenly between two pictures that were looked at, however slowly they were shown', () => {
  const syncs = [
    { page: 1000, film: 0 },
    { page: 3000, film: 1000 },
    { page: 4000, film: 2000 },
  ];
  expect(filmTime(syncs, 2000)).toBe(500);
  expect(filmTime(syncs, 3500)).toBe(1500);
  expect(filmTime(syncs, 500)).toBe(0);
  expect(filmTime(syncs, 9000)).toBe(2000);
});
