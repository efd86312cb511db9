import { expect, test } from 'vitest';
import type { Point, Quad } from '../../../src/table/detection.ts';
import { distance } from '../../../src/table/points.ts';
import { centreOf } from '../../../src/table/quads.ts';
import { lookIn } from '../../../src/vision/backs/look-within.ts';
import { seekAlikeBacks } from '../../../src/vision/backs/seek-alike.ts';
import type { SeenCard } from '../../../src/vision/outlines/outliner.ts';
import { snapOutline } from '../../../src/vision/outlines/snap-outline.ts';
import { Pyramid } from '../../../src/vision/pixels/pixels.ts';

type Rgb = readonly [number, number, number];

const [WIDTH, HEIGHT] = [640, 480];
const [WIDE, HIGH] = [60, 84];
const GREEN: Rgb = [30, 90, 55];
const RED: Rgb = [170, 40, 45];
const PALE: Rgb = [225, 215, 205];

/** Four rows of five places. */
const PLACES = Array.from({ length: 20 }, (_, i): Point => [
  60 + 95 * (i % 5),
  30 + 108 * Math.floor(i / 5),
]);

const outlineAt = ([x, y]: Point): Quad => [
  [x, y],
  [x + WIDE, y],
  [x + WIDE, y + HIGH],
  [x, y + HIGH],
];

/** A red back with a pale stripe and rim at each of these places, on green cloth. */
function tableWith(places: readonly Point[], back: Rgb = RED, print: Rgb = PALE): Pyramid {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const fill = ([x, y]: Point, width: number, height: number, colour: Rgb) => {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        data.set([...colour, 255], 4 * (row * WIDTH + column));
      }
    }
  };
  fill([0, 0], WIDTH, HEIGHT, GREEN);
  for (const [x, y] of places) {
    fill([x, y], WIDE, HIGH, print);
    fill([x + 4, y + 4], WIDE - 8, HIGH - 8, back);
    fill([x + 24, y + 4], 12, HIGH - 8, print);
  }
  return new Pyramid({ width: WIDTH, height: HEIGHT, data });
}

const trusted = (place: Point): SeenCard => {
  const outline = outlineAt(place);
  return { side: 'back', outline, score: 0.8, seenAt: outline[0], isOneOfMany: true };
};

/** Where backs are found on this table besides those that were seen. */
function found(table: Pyramid, seen: readonly Point[]): readonly Point[] {
  const cards = seekAlikeBacks(seen.map(trusted), [], lookIn(table), (outline) =>
    snapOutline(table, outline),
  );
  return cards.slice(seen.length).map(({ outline }) => centreOf(outline));
}

test('a back that was overlooked is found where the steps between the others lead, though it lies a little aside', () => {
  const [missed, ...seen] = [PLACES[7]!, ...PLACES.filter((_, i) => i !== 7)];
  const aside: Point = [missed[0] + 5, missed[1] - 6];
  const [centre, ...more] = found(tableWith([...seen, aside]), seen);
  expect(more).toEqual([]);
  expect(distance(centre!, centreOf(outlineAt(aside)))).toBeLessThan(4);
});

test('an empty place, one beside the lay-out, and another card at a place are no such back', () => {
  const seen = PLACES.filter((_, i) => i !== 7);
  expect(found(tableWith(seen), seen)).toEqual([]);
  const table = tableWith(seen);
  const { data } = table.at(0);
  const [x, y] = PLACES[7]!;
  for (let row = y; row < y + HIGH; row += 1) {
    data.fill(240, 4 * (row * WIDTH + x), 4 * (row * WIDTH + x + WIDE));
  }
  expect(found(new Pyramid({ width: WIDTH, height: HEIGHT, data }), seen)).toEqual([]);
});

test('green backs on green cloth are not found all over it', () => {
  const seen = PLACES.filter((_, i) => i !== 7 && i !== 12);
  expect(found(tableWith(seen, GREEN, GREEN), seen)).toEqual([]);
});

test('where half of a lay-out would have to be found, nothing is believed', () => {
  const seen = PLACES.filter((_, i) => i % 5 !== 4 && i < 15);
  expect(found(tableWith(PLACES), seen)).toEqual([]);
});
