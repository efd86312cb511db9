import { expect, test } from 'vitest';
import type { Detection, Quad } from '../../../src/table/detection.ts';
import { BackLooks } from '../../../src/vision/backs/back-looks.ts';
import { lookIn } from '../../../src/vision/backs/look-within.ts';
import { Pyramid } from '../../../src/vision/pixels/pixels.ts';

type Colour = readonly [number, number, number];
const [WIDTH, HEIGHT] = [400, 80];
const TABLE: Colour = [30, 70, 45];
const BLUE: Colour = [40, 60, 130];
const RED: Colour = [150, 35, 40];
const YELLOW: Colour = [200, 200, 60];

const placeAt = (index: number): Quad => {
  const left = 10 + 42 * index;
  return [
    [left, 12],
    [left + 36, 12],
    [left + 36, 62],
    [left, 62],
  ];
};
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7].map(placeAt);

/** A row of cards of these colours, darker to the right as in the light of a lamp; nothing where there is none. */
function row(colours: readonly (Colour | undefined)[]): Pyramid {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const index = Math.floor((x - 10) / 42);
      const isCard = x >= 10 && (x - 10) % 42 < 36 && y >= 12 && y < 62;
      const colour = (isCard ? colours[index] : undefined) ?? TABLE;
      const light = 1 - (0.2 * x) / WIDTH;
      colour.forEach((value, c) => (data[4 * (y * WIDTH + x) + c] = light * value));
    }
  }
  return new Pyramid({ width: WIDTH, height: HEIGHT, data });
}

const back = (index: number): Detection => ({
  card: 'back',
  outline: placeAt(index),
  confidence: 0.5,
  guesses: [],
});
/** What is made of a picture that stays the same for a while. */
function setRight(
  pyramid: Pyramid,
  cards: readonly Detection[],
  places: readonly Quad[],
  backs = new BackLooks(),
): readonly Detection[] {
  let right = cards;
  for (let number = 0; number <= 5; number += 1) {
    right = backs.setRight(lookIn(pyramid), cards, places, number);
  }
  return right;
}

const middles = (cards: readonly Detection[]) =>
  cards.map(({ outline: [[left]] }) => Math.round((left - 10) / 42)).sort((a, b) => a - b);

test('a place of the lay-out that looks like the backs seen holds one, an empty one does not', () => {
  const colours = PLACES.map((_, index) => (index === 5 ? undefined : BLUE));
  const seen = [0, 1, 3].map(back);
  expect(middles(setRight(row(colours), seen, PLACES))).toEqual([0, 1, 2, 3, 4, 6, 7]);
});

test('where no lay-out is known, or a card was found, nothing is added', () => {
  const seen = PLACES.map((_, index) => back(index));
  const blue = row(PLACES.map(() => BLUE));
  expect(setRight(blue, seen.slice(0, 3), [])).toEqual(seen.slice(0, 3));
  expect(setRight(blue, seen, PLACES)).toEqual(seen);
});

test('one back does not tell what backs look like', () => {
  const blue = row(PLACES.map(() => BLUE));
  expect(setRight(blue, [back(0)], PLACES)).toEqual([back(0)]);
});

test('among many backs, what looks like none of them is none', () => {
  const colours = PLACES.map((_, index) => (index === 7 ? YELLOW : BLUE));
  const seen = PLACES.map((_, index) => back(index));
  expect(middles(setRight(row(colours), seen, []))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(middles(setRight(row(colours), seen.slice(4), []))).toEqual([4, 5, 6, 7]);
});

test('one that others of its picture bear out stays, however rough its outline is', () => {
  const colours = PLACES.map((_, index) => (index === 7 ? YELLOW : BLUE));
  const seen = PLACES.map((_, index) => ({ ...back(index), isOneOfMany: index === 7 }));
  expect(middles(setRight(row(colours), seen, []))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('how backs look is remembered when few are left: the bare table is none, however often nets say so', () => {
  const backs = new BackLooks();
  const all = PLACES.map((_, index) => back(index));
  setRight(row(PLACES.map(() => BLUE)), all, PLACES, backs);
  const two = row(PLACES.map((_, index) => (index < 2 ? BLUE : undefined)));
  for (let look = 0; look < 20; look += 1) {
    const seen = [0, 4, 5, 6].map(back);
    expect(middles(setRight(two, seen, PLACES, backs))).toEqual([0, 1]);
  }
});

test('a back whose outline is rough looks as the others do within its place, one put down crooked within its own', () => {
  const aside = (index: number, by: number): Detection => ({
    ...back(index),
    outline: placeAt(index).map(([x, y]) => [x, y + by]) as unknown as Quad,
  });
  const yellow = row(PLACES.map(() => YELLOW));
  const rough = PLACES.map((_, index) => (index === 3 ? aside(3, 15) : back(index)));
  expect(middles(setRight(yellow, rough, []))).toEqual([0, 1, 2, 4, 5, 6, 7]);
  expect(middles(setRight(yellow, rough, PLACES))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const crooked = PLACES.map((place, index) => (index === 3 ? aside(3, -15).outline : place));
  const seen = PLACES.map((_, index) => back(index));
  expect(middles(setRight(yellow, seen, crooked))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('two packs have two backs', () => {
  const colours = PLACES.map((_, index) => (index % 2 === 0 ? BLUE : RED));
  const seen = [0, 1, 2, 3].map(back);
  expect(middles(setRight(row(colours), seen, PLACES))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('what looks like a back for a moment only is none: a sleeve that passes', () => {
  const backs = new BackLooks();
  const without = row(PLACES.map((_, index) => (index === 5 ? undefined : BLUE)));
  const passing = row(PLACES.map(() => BLUE));
  const seen = [0, 1, 2, 3, 4, 6, 7].map(back);
  for (let number = 0; number < 40; number += 1) {
    const picture = number % 6 < 4 ? passing : without;
    expect(middles(backs.setRight(lookIn(picture), seen, PLACES, number))).toEqual([
      0, 1, 2, 3, 4, 6, 7,
    ]);
  }
});
