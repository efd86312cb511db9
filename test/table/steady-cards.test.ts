import { expect, test } from 'vitest';

import { seededSource } from '../../src/rules/chance.ts';
import type { Detection } from '../../src/table/detection.ts';
import type { WatchedCards } from '../../src/table/steady-cards.ts';
import { NO_CARDS_WATCHED, steadyCards, watchCards } from '../../src/table/steady-cards.ts';
import { cameraAt } from './support/camera.ts';
import type { FilmedCard } from './support/film.ts';
import { detect } from './support/film.ts';

const CAMERA = cameraAt({ elevation: 55, yaw: 5, distance: 12 });
const SUPPLY: readonly FilmedCard[] = [
  { x: -1.4, y: 0, shows: '9D' },
  { x: 0, y: 0, shows: '8C' },
  { x: 1.4, y: 0, shows: 'TS' },
];
const random = seededSource(5);
const seen = (...others: readonly FilmedCard[]) => detect(CAMERA, [...SUPPLY, ...others], random);

/** Shows so many frames, one in `stepMs`, each after the last. */
function show(
  watched: WatchedCards,
  frames: number,
  frame: (number: number) => readonly Detection[],
  stepMs = 100,
): WatchedCards {
  let now = watched;
  for (let number = 0; number < frames; number += 1) {
    now = watchCards(now, { at: now.at + stepMs, cards: frame(number) });
  }
  return now;
}

const codes = (watched: WatchedCards) => steadyCards(watched)?.map(({ card }) => card);

test('what has lain there for half a second is agreed on; a single frame is not', () => {
  const first = show(NO_CARDS_WATCHED, 1, () => seen());
  expect(codes(first)).toBeUndefined();
  expect(codes(show(first, 7, () => seen()))).toEqual(['9D', '8C', 'TS']);
});

test('as long as a card is new, nothing is agreed on; cards face down tell nothing', () => {
  const steady = show(NO_CARDS_WATCHED, 8, () => seen());
  const fresh = { x: 2.8, y: 0, shows: '2C' } as const;
  expect(codes(show(steady, 3, () => seen(fresh)))).toBeUndefined();
  expect(codes(show(steady, 8, () => seen(fresh)))).toEqual(['9D', '8C', 'TS', '2C']);
  const down = { ...fresh, shows: 'back' } as const;
  expect(codes(show(steady, 3, () => seen(down)))).toEqual(['9D', '8C', 'TS']);
});

test('a card that one frame alone has seen holds nothing up', () => {
  const steady = show(NO_CARDS_WATCHED, 8, () => seen());
  const ghost = { x: 3, y: 2, shows: '5H' } as const;
  expect(codes(show(steady, 1, () => seen(ghost)))).toEqual(['9D', '8C', 'TS']);
});

test('FA-9: readings that change from frame to frame are not agreed on, and both are told', () => {
  const flicker = show(NO_CARDS_WATCHED, 12, (number) =>
    seen({ x: 2.8, y: 0, shows: number % 2 === 0 ? '6H' : '8H' }),
  );
  const [, , , doubtful] = steadyCards(flicker) ?? [];
  expect(doubtful?.card).toBe('unsure');
  expect(doubtful?.guesses.map(({ card }) => card).toSorted()).toEqual(['6H', '8H']);
});

test('a card that was not named keeps what it may be', () => {
  const unnamed = (): readonly Detection[] =>
    seen().map((one) =>
      one.card === 'TS'
        ? {
            ...one,
            card: 'unsure',
            guesses: [
              { card: 'TS', confidence: 0.5 },
              { card: 'TC', confidence: 0.4 },
            ],
          }
        : one,
    );
  const [, , doubtful] = steadyCards(show(NO_CARDS_WATCHED, 8, unnamed)) ?? [];
  expect(doubtful).toMatchObject({ card: 'unsure', guesses: [{ card: 'TS' }, { card: 'TC' }] });
});

test('a reader that takes two seconds a frame is waited for', () => {
  expect(codes(show(NO_CARDS_WATCHED, 2, () => seen(), 2000))).toBeUndefined();
  expect(codes(show(NO_CARDS_WATCHED, 4, () => seen(), 2000))).toEqual(['9D', '8C', 'TS']);
});
