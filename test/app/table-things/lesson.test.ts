import { expect, test } from 'vitest';
import {
  endLesson,
  NEW_LESSON,
  seeBlobs,
  skipPiece,
  type Lesson,
} from '../../../src/app/table-things/lesson.ts';
import type { PieceBlob } from '../../../src/vision/pieces/piece-blobs.ts';

const blobAt = (x: number, diameter = 0.24): PieceBlob => ({
  centre: [x, 100],
  diameter,
  diameterPx: 60 * diameter,
  chroma: [0.1, 0.7, 0.2],
  gloss: 0.5,
  fill: 1,
});

/** The same things in a picture each 100 ms. */
function show(lesson: Lesson, blobs: readonly PieceBlob[], from: number, until: number): Lesson {
  let after = lesson;
  for (let at = from; at <= until; at += 100) after = seeBlobs(after, blobs, at);
  return after;
}

test('a piece that lies still by itself is learned, and the next one is wanted', () => {
  const [first, second] = NEW_LESSON.wanted;
  expect(show(NEW_LESSON, [blobAt(50)], 0, 700).shown).toEqual([]);
  const after = show(NEW_LESSON, [blobAt(50)], 0, 800);
  expect(after.shown.every(({ piece }) => piece === first)).toBe(true);
  expect(after.shown).toHaveLength(9);
  expect(after.wanted[0]).toBe(second);
});

test('a piece that was shown may stay where it lies; only a new one is the next', () => {
  const after = show(NEW_LESSON, [blobAt(50)], 0, 800);
  expect(show(after, [blobAt(51)], 900, 3000).shown).toHaveLength(9);
  const both = show(after, [blobAt(51), blobAt(200, 0.4)], 900, 1700);
  expect(both.shown.slice(9).every(({ blob }) => blob.diameter === 0.4)).toBe(true);
  expect(both.wanted).toEqual(NEW_LESSON.wanted.slice(2));
});

test('two new things at once, or one that moves, teach nothing', () => {
  expect(show(NEW_LESSON, [blobAt(50), blobAt(200)], 0, 3000).shown).toEqual([]);
  let moving = NEW_LESSON;
  for (let step = 0; step < 30; step += 1)
    moving = seeBlobs(moving, [blobAt(20 * step)], 100 * step);
  expect(moving.shown).toEqual([]);
});

test('a piece that was taken off can lie down again as the next one', () => {
  const after = show(NEW_LESSON, [blobAt(50)], 0, 800);
  const taken = show(after, [], 900, 1000);
  expect(show(taken, [blobAt(50)], 1100, 1900).wanted).toEqual(NEW_LESSON.wanted.slice(2));
});

test('what is skipped is not learned, and after the last nothing is', () => {
  const skipped = NEW_LESSON.wanted.reduce(skipPiece, NEW_LESSON);
  expect(skipped.wanted).toEqual([]);
  expect(show(skipped, [blobAt(50)], 0, 3000).shown).toEqual([]);
});

test('a lesson that is broken off keeps what was shown', () => {
  const after = endLesson(show(NEW_LESSON, [blobAt(50)], 0, 800));
  expect(after.wanted).toEqual([]);
  expect(after.shown).toHaveLength(9);
});
