import { expect, test } from 'vitest';
import type { Point, Quad } from '../../../src/table/detection.ts';
import { CARD_ASPECT, distanceTo, metricAt } from '../../../src/table/quads.ts';
import { cardsInSilhouette, coverOf } from '../../../src/vision/backs/cards-in-silhouette.ts';
import { Pyramid, type Pixels } from '../../../src/vision/pixels/pixels.ts';
import { overlap } from '../../../src/vision/outlines/quad-overlap.ts';
import { silhouettesAt } from '../../../src/vision/backs/silhouette.ts';

const WIDTH = 60;

function cardAt([x, y]: Point, angle: number): Quad {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [w, h] = [WIDTH / 2, (WIDTH * CARD_ASPECT) / 2];
  const corner = (a: number, b: number): Point => [x + a * c - b * s, y + a * s + b * c];
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
}

/** A plain table with plain backs on it, all in one colour, so that no edge shows where two overlap. */
function tableWith(cards: readonly Quad[]): Pixels {
  const side = 280;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i += 1) {
    const at: Point = [(i % side) + 0.5, Math.floor(i / side) + 0.5];
    const isCard = cards.some((card) => distanceTo(card, at) === 0);
    data.set(isCard ? [200, 60, 110, 255] : [215, 190, 150, 255], i * 4);
  }
  return { width: side, height: side, data };
}

const middle: Point = [140, 140];
const metric = metricAt(cardAt(middle, 0))!;

function cardsOf(cards: readonly Quad[]): readonly Quad[] {
  const [silhouette] = silhouettesAt(new Pyramid(tableWith(cards)), middle, metric);
  return cardsInSilhouette(silhouette!).outlines;
}

test('two plain backs that cross are told from their common silhouette', () => {
  const cards = [cardAt([136, 141], 0.2), cardAt([146, 138], -0.25)];

  const found = cardsOf(cards);

  expect(found).toHaveLength(2);
  for (const card of cards) {
    expect(Math.max(...found.map((outline) => overlap(outline, card)))).toBeGreaterThan(0.85);
  }
});

test('two plain backs turned alike, one half beside the other, are two, however they lie', () => {
  expect(cardsOf([cardAt([128, 140], 0.4), cardAt([152, 144], 0.4)])).toHaveLength(2);
});

test.each([0, 0.3, 1.2])('a single back turned by %f stays one', (angle) => {
  const card = cardAt(middle, angle);

  const found = cardsOf([card]);

  expect(found).toHaveLength(1);
  expect(overlap(found[0]!, card)).toBeGreaterThan(0.85);
});

test('a silhouette that cards of that size do not fill shows none', () => {
  const strip: Quad = [
    [70, 125],
    [210, 125],
    [210, 155],
    [70, 155],
  ];

  expect(cardsOf([strip])).toEqual([]);
});

test('what reaches beyond the surroundings of a place has no silhouette', () => {
  const board: Quad = [
    [0, 100],
    [280, 100],
    [280, 180],
    [0, 180],
  ];

  expect(silhouettesAt(new Pyramid(tableWith([board])), middle, metric)).toEqual([]);
});

test('an outline covers the silhouette of its card, and that of two only in part', () => {
  const [one, other] = [cardAt([132, 140], 0.3), cardAt([150, 140], -0.3)];
  const [alone] = silhouettesAt(new Pyramid(tableWith([one])), middle, metric);
  const [both] = silhouettesAt(new Pyramid(tableWith([one, other])), middle, metric);

  expect(coverOf(one, alone!)).toBeGreaterThan(0.93);
  expect(coverOf(one, both!)).toBeLessThan(0.8);
});
