import { expect, test } from 'vitest';
import type { Detection, Quad } from '../../../src/table/detection.ts';
import { trustAlikeBacks } from '../../../src/vision/backs/alike-backs.ts';
import type { SeenCard } from '../../../src/vision/outlines/outliner.ts';
import { lookIn } from '../../../src/vision/backs/look-within.ts';
import { snapOutline } from '../../../src/vision/outlines/snap-outline.ts';
import { Pyramid } from '../../../src/vision/pixels/pixels.ts';

type Rgb = readonly [number, number, number];

const GREEN: Rgb = [30, 80, 50];
const BLUE: Rgb = [30, 45, 130];
const WEAK = 0.15;

function outlineAt(x: number, y: number, width = 50, height = 60): Quad {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A cloth on which rectangles lie. */
function tableWith(rectangles: readonly (readonly [Quad, Rgb])[]): Pyramid {
  const [width, height] = [640, 360];
  const data = new Uint8ClampedArray(width * height * 4);
  const fill = ([[left, top], , [right, bottom]]: Quad, [red, green, blue]: Rgb) => {
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) data.set([red, green, blue, 255], 4 * (y * width + x));
    }
  };
  fill(outlineAt(0, 0, width, height), GREEN);
  for (const [outline, colour] of rectangles) fill(outline, colour);
  return new Pyramid({ width, height, data });
}

function seen(outline: Quad, score = WEAK, side: SeenCard['side'] = 'back'): SeenCard {
  return { side, outline, score, seenAt: outline[0] };
}

const FACE: Detection = { card: '7H', outline: outlineAt(500, 250), confidence: 0.9, guesses: [] };
/** As `trustAlikeBacks`, of one picture. */
const trust = (
  table: Pyramid,
  cards: readonly SeenCard[],
  read: readonly Detection[],
  snap = (outline: Quad): Quad => snapOutline(table, outline),
) => trustAlikeBacks(cards, read, lookIn(table), snap);
const ROW = [0, 70, 140, 210, 280, 350].map((x) => outlineAt(x, 40));
const trusted = (cards: readonly SeenCard[]) =>
  cards.map(({ isOneOfMany }) => isOneOfMany === true);

test('backs of which the nets see little are trusted where four of one look lie beside a face', () => {
  const row = ROW.slice(0, 4);
  const table = tableWith(row.map((outline) => [outline, BLUE]));
  const cards = trust(
    table,
    row.map((outline) => seen(outline)),
    [FACE],
  );
  expect(trusted(cards)).toEqual([true, true, true, true]);
  expect(cards.every(({ score }) => score > 0.5)).toBe(true);
});

test('three are too few, and so are six where no face tells that this is a game of cards', () => {
  const block = [...ROW.slice(0, 4), ...[0, 70, 140].map((x) => outlineAt(x, 120))];
  const table = tableWith(block.map((outline) => [outline, BLUE]));
  const first = (count: number) => block.slice(0, count).map((outline) => seen(outline));
  expect(trusted(trust(table, first(3), [FACE]))).not.toContain(true);
  expect(trusted(trust(table, first(6), []))).not.toContain(true);
  expect(trusted(trust(table, first(7), []))).not.toContain(false);
});

test('six that look alike are no cards where they are smaller and less oblong than the face beside them', () => {
  const chips = ROW.map(([[x, y]]) => outlineAt(x, y, 28, 26));
  const table = tableWith(chips.map((outline) => [outline, BLUE]));
  const cards = chips.map((outline) => seen(outline, 0.5));
  expect(trusted(trust(table, cards, [FACE]))).not.toContain(true);
});

test('where most backs look alike, what looks otherwise is none, unless it is certain; faces are left alone', () => {
  const outlines = ROW.slice(0, 6);
  const colours: Rgb[] = [BLUE, BLUE, BLUE, BLUE, [200, 60, 40], BLUE];
  const table = tableWith(outlines.map((outline, i) => [outline, colours[i]!]));
  const told = (red: number) =>
    trust(
      table,
      outlines.map((outline, i) => seen(outline, i === 4 ? red : WEAK, i === 5 ? 'face' : 'back')),
      [FACE],
    );
  expect(trusted(told(0.5))).toEqual([true, true, true, true, false]);
  expect(told(0.5).at(-1)).toEqual(seen(outlines[5]!, WEAK, 'face'));
  expect(trusted(told(0.9))).toEqual([true, true, true, true, false, false]);
});

test('what lies between certain backs that are very alike is none of them if it is less alike, unless the nets hold it for one', () => {
  const print: Rgb = [40, 45, 118];
  const row = ROW.map((outline, i) => [outline, i < 4 ? BLUE : print] as const);
  const cardsWith = (score: number) =>
    trust(
      tableWith(row),
      row.map(([outline], i) => seen(outline, i < 4 ? 0.9 : score)),
      [FACE],
    );
  expect(trusted(cardsWith(0.3))).toEqual([true, true, true, true, false, false]);
  expect(trusted(cardsWith(0.7))).toEqual([true, true, true, true, true, true]);
});

test('four that look alike among many that do not rule out none of these', () => {
  const outlines = [0, 1].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => outlineAt(70 * column, 10 + 80 * row)),
  );
  const table = tableWith(
    outlines.map((outline, i) => [outline, i < 4 ? BLUE : [20 * i, 255 - 20 * i, (60 * i) % 255]]),
  );
  const cards = outlines.map((outline) => seen(outline, 0.5));
  const told = trust(table, cards, [FACE]);
  expect(told).toHaveLength(12);
  expect(trusted(told).filter((is) => is)).toHaveLength(4);
});

test('of outlines that lie across each other those with most like them are cards, what is between is none', () => {
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => outlineAt(70 * column, 10 + 80 * row)),
  );
  const between = [0, 1, 2, 3].map((column) => outlineAt(70 * column, 50));
  const table = tableWith(rows.map((outline) => [outline, BLUE]));
  const cards = [
    ...rows.map((outline) => seen(outline)),
    ...between.map((outline) => seen(outline, 0.3)),
  ];
  const told = trusted(trust(table, cards, [FACE]));
  expect(told.slice(0, 12)).not.toContain(false);
  expect(told.slice(12)).not.toContain(true);
});

test('a small one next to large ones is no card of theirs', () => {
  const large = ROW.slice(0, 4);
  const small = [0, 40, 80, 120].map((x) => outlineAt(x, 102, 25, 30));
  const table = tableWith([...large, ...small].map((outline) => [outline, BLUE]));
  const cards = [...large.map((outline) => seen(outline, 0.4)), ...small.map((o) => seen(o))];
  expect(trusted(trust(table, cards, [FACE]))).toEqual([
    ...large.map(() => true),
    ...small.map(() => false),
  ]);
});

test('the weave of a cloth is no card: each is far smaller than the card that was read', () => {
  const weave = [0, 30, 60, 90, 120, 150].map((x) => outlineAt(x, 40, 20, 24));
  const table = tableWith(weave.map((outline) => [outline, BLUE]));
  const cards = weave.map((outline) => seen(outline));
  expect(trusted(trust(table, cards, [FACE]))).not.toContain(true);
  const small = { ...FACE, outline: outlineAt(500, 250, 20, 24) };
  expect(trusted(trust(table, cards, [small]))).not.toContain(false);
});

test('six that look the same lie face down, whatever the nets say: no two faces are the same; five may', () => {
  const block = [0, 70, 140].flatMap((x) => [outlineAt(x, 40), outlineAt(x, 120)]);
  const table = tableWith(block.map((outline) => [outline, BLUE]));
  const told = (count: number) =>
    trust(
      table,
      block.slice(0, count).map((outline) => seen(outline, 0.7, 'face')),
      [FACE],
    );
  expect(told(6).map(({ side }) => side)).toEqual(block.map(() => 'back'));
  expect(trusted(told(5))).not.toContain(true);
  expect(told(5).map(({ side }) => side)).toEqual(block.slice(0, 5).map(() => 'face'));
});

test('several outlines of one thing are not several backs', () => {
  const [one, other] = [outlineAt(0, 40), outlineAt(70, 40)];
  const table = tableWith([
    [one, BLUE],
    [other, BLUE],
  ]);
  const smaller = ([[x, y]]: Quad) => outlineAt(x + 6, y + 6, 38, 48);
  const four = [one, smaller(one), other, smaller(other)].map((outline) => seen(outline));
  expect(trusted(trust(table, four, [FACE]))).not.toContain(true);
});

test('rough outlines are compared on the edges near them', () => {
  const aside = [
    [0, 0],
    [8, 0],
    [0, 10],
  ] as const;
  const outlines = ROW.slice(0, 5).map((outline, i) => {
    const [dx, dy] = aside[i % 3]!;
    return outline.map(([x, y]) => [x + dx, y + dy]);
  }) as unknown as readonly Quad[];
  const table = tableWith(ROW.map((outline) => [outline, [235, 235, 200]]));
  const told = (snap?: (outline: Quad) => Quad) =>
    trusted(
      trust(
        table,
        outlines.map((outline) => seen(outline)),
        [FACE],
        snap,
      ),
    );
  expect(told((outline) => outline)).not.toContain(true);
  expect(told()).not.toContain(false);
});
