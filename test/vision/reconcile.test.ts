import { expect, test } from 'vitest';
import type { Detection, Quad } from '../../src/table/detection.ts';
import { reconcile } from '../../src/vision/reconcile.ts';
import type { SeenCard } from '../../src/vision/outlines/outliner.ts';

const MARGINS = { back: 0.5, backOverName: 0.8, backOverUnsure: 0.6 };

function outlineAt(x: number, y = 0): Quad {
  return [
    [x, y],
    [x + 60, y],
    [x + 60, y + 84],
    [x, y + 84],
  ];
}

function seen(side: SeenCard['side'], score: number, x: number, y = 0): SeenCard {
  return { side, score, outline: outlineAt(x, y), seenAt: [x + 30, y + 42] };
}

function named(card: Detection['card'], x: number, y = 0): Detection {
  return { card, outline: outlineAt(x, y), confidence: 0.95, guesses: [] };
}

const cardsOf = (detections: readonly Detection[]) => detections.map(({ card }) => card);

test('a back is a card that lies face down, with its outline and how sure it is', () => {
  const [back, ...others] = reconcile([], [seen('back', 0.7, 100)], MARGINS);
  expect(others).toEqual([]);
  expect(back).toEqual({ card: 'back', outline: outlineAt(100), confidence: 0.7, guesses: [] });
});

test('weak backs and cards that lie face up add nothing', () => {
  expect(reconcile([], [seen('back', 0.49, 0), seen('face', 0.99, 100)], MARGINS)).toEqual([]);
});

test('where an index was named, a back that is not sure gives way', () => {
  const cards = reconcile([named('7H', 0)], [seen('back', 0.79, 4)], MARGINS);
  expect(cardsOf(cards)).toEqual(['7H']);
});

test('an index named on a sure back is print of the back', () => {
  const cards = reconcile([named('AS', 0), named('7H', 200)], [seen('back', 0.9, 4)], MARGINS);
  expect(cardsOf(cards)).toEqual(['7H', 'back']);
});

test('a reading that is unsure gives way to a back sooner', () => {
  const back = [seen('back', 0.7, 4)];
  expect(cardsOf(reconcile([named('unsure', 0)], back, MARGINS))).toEqual(['back']);
  expect(cardsOf(reconcile([named('AS', 0)], back, MARGINS))).toEqual(['AS']);
});

test('a face seen more surely than the back at the same place keeps the name', () => {
  const both = [seen('back', 0.85, 4), seen('face', 0.9, 2)];
  expect(cardsOf(reconcile([named('AS', 0)], both, MARGINS))).toEqual(['AS']);
});

test('a card that lies half over another is another', () => {
  const cards = reconcile([named('AS', 0)], [seen('back', 0.9, 32)], MARGINS);
  expect(cardsOf(cards)).toEqual(['AS', 'back']);
});

test('the outline seen is taken for the one told by indices, its corners counted from the same one', () => {
  const [a, b, c, d] = outlineAt(3, 2);
  const turned: SeenCard = { ...seen('face', 0.9, 0), outline: [c, d, a, b] };
  const outlineOf = (other: SeenCard) => reconcile([named('7H', 0)], [other], MARGINS)[0]!.outline;
  expect(outlineOf(turned)).toEqual([a, b, c, d]);
  expect(outlineOf(seen('face', 0.9, 300))).toEqual(outlineAt(0));
  expect(outlineOf(seen('back', 0.3, 3))).toEqual(outlineAt(0));
});

test('a pip or a picture within a card that lies face up is no back', () => {
  const pip: SeenCard = {
    ...seen('back', 0.9, 0),
    outline: outlineAt(20, 20).map(([x, y]) => [(x + 20) / 2, (y + 20) / 2]) as unknown as Quad,
  };
  expect(cardsOf(reconcile([named('unsure', 0)], [pip], MARGINS))).toEqual(['unsure']);
  expect(cardsOf(reconcile([], [pip], MARGINS))).toEqual(['back']);
});

test('backs are as large as the cards that were named and as the surest back', () => {
  const small: SeenCard = {
    ...seen('back', 0.8, 0),
    outline: outlineAt(600).map(([x, y]) => [x / 2, y / 2]) as unknown as Quad,
  };
  expect(reconcile([named('7H', 0)], [small], MARGINS)).toHaveLength(1);
  expect(reconcile([], [small, seen('back', 0.9, 100)], MARGINS)).toHaveLength(1);
});

test('a back on which a die was read is the die itself, large as it is', () => {
  const die = {
    face: 4,
    centre: [130, 40],
    size: 30,
    colour: [255, 200, 0],
    confidence: 0.95,
  } as const;
  expect(
    reconcile([], [seen('back', 0.9, 100), seen('back', 0.9, 300)], MARGINS, [die]),
  ).toHaveLength(1);
});
