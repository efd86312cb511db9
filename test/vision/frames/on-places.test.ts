import { expect, test } from 'vitest';
import type { Detection, Quad } from '../../../src/table/detection.ts';
import { putOnPlaces, unseenPlaces } from '../../../src/vision/frames/on-places.ts';

function outline(x: number, y: number, width: number, height: number): Quad {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

const seen = (card: Detection['card'], at: Quad): Detection => ({
  card,
  outline: at,
  confidence: 0.7,
  guesses: [],
});

const PLACES = [outline(0, 0, 50, 70), outline(100, 0, 50, 70)];

test('a card whose outline is half as large as its place gets the place, one that fits keeps its own', () => {
  const small = seen('7C', outline(110, 5, 30, 50));
  const crooked = seen('KS', outline(3, 2, 50, 70));
  const [first, second] = putOnPlaces([small, crooked], PLACES);
  expect(first).toEqual({ ...small, outline: PLACES[1] });
  expect(second).toEqual(crooked);
});

test('a card keeps its outline if its place leaves out an index that was read on it', () => {
  const long = {
    ...seen('9S', outline(100, 0, 50, 110)),
    indices: [
      [105, 10],
      [145, 100],
    ],
  } as const;
  expect(putOnPlaces([long], PLACES)).toEqual([long]);
  const within = {
    ...long,
    indices: [
      [105, 10],
      [145, 60],
    ],
  } as const;
  expect(putOnPlaces([within], PLACES)[0]!.outline).toEqual(PLACES[1]);
});

test('the corners go on being counted from the one that was the first', () => {
  const [a, b, c, d] = outline(110, 5, 30, 50);
  const [card] = putOnPlaces([seen('7C', [c, d, a, b])], PLACES);
  expect(card!.outline[0]).toEqual([150, 70]);
});

test('backs, and cards beside the lay-out, stay where they were seen', () => {
  const cards = [seen('back', outline(0, 0, 30, 50)), seen('QH', outline(300, 0, 30, 50))];
  expect(putOnPlaces(cards, PLACES)).toEqual(cards);
  expect(putOnPlaces(cards, [])).toEqual(cards);
});

test('places that no card touches are those where one may have been overlooked', () => {
  const cards = [seen('back', outline(10, 10, 50, 70))];
  expect(unseenPlaces(cards, PLACES).map(({ outline: at }) => at)).toEqual([PLACES[1]]);
});
