import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point, Quad } from '../../../src/table/detection.ts';
import { Pyramid, type Pixels } from '../../../src/vision/pixels/pixels.ts';
import { snapOutline } from '../../../src/vision/outlines/snap-outline.ts';

const SIZE = 320;
const WIDTH = 120;

function inside([x, y]: Point, quad: Quad): boolean {
  return quad.every((a, i) => {
    const b = quad[(i + 1) % 4]!;
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0;
  });
}

/** Cards of the colours given, later ones over earlier ones, on a mottled table. */
function paintTable(cards: readonly (readonly [Quad, number])[], table: number): Pixels {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  let state = 7;
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      const noise = (state >> 16) % 17;
      const top = cards.findLast(([quad]) => inside([x + 0.5, y + 0.5], quad));
      const value = (top ? top[1] : table) + noise - 8;
      data.set([value, value, value * 0.95, 255], (y * SIZE + x) * 4);
    }
  }
  return { width: SIZE, height: SIZE, data };
}

function cardAt(x: number, y: number, angle: number, keystone = 0): Quad {
  const corner = (dx: number, dy: number): Point => {
    const w = dx * WIDTH * 0.5 * (1 + keystone * dy);
    const h = dy * WIDTH * 0.7;
    return [
      x + w * Math.cos(angle) - h * Math.sin(angle),
      y + w * Math.sin(angle) + h * Math.cos(angle),
    ];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Largest distance between corners, in card widths. */
function corners(a: Quad, b: Quad): number {
  return Math.max(...a.map(([x, y], i) => Math.hypot(x - b[i]![0], y - b[i]![1]))) / WIDTH;
}

const shake = fc.double({ min: -0.09 * WIDTH, max: 0.09 * WIDTH, noNaN: true });
const shaken = (quad: Quad, by: readonly number[]): Quad =>
  quad.map(([x, y], i): Point => [x + by[2 * i]!, y + by[2 * i + 1]!]) as unknown as Quad;

test('a rough outline lands on the card’s edges, at any angle, in perspective', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      fc.double({ min: -0.12, max: 0.12, noNaN: true }),
      fc.array(shake, { minLength: 8, maxLength: 8 }),
      (angle, keystone, by) => {
        const truth = cardAt(160, 160, angle, keystone);
        const pyramid = new Pyramid(paintTable([[truth, 225]], 110));
        expect(corners(snapOutline(pyramid, shaken(truth, by)), truth)).toBeLessThan(0.04);
      },
    ),
    { numRuns: 10 },
  );
});

test('a dark table is as good as a light one', () => {
  const truth = cardAt(160, 160, 0.3);
  const rough = shaken(truth, [8, -6, 5, 9, -7, 4, 6, -8]);
  for (const table of [20, 90, 170]) {
    const pyramid = new Pyramid(paintTable([[truth, 230]], table));
    expect(corners(snapOutline(pyramid, rough), truth)).toBeLessThan(0.04);
  }
});

test('where nothing can be seen the outline stays', () => {
  const rough = cardAt(160, 160, 0.3);
  const pyramid = new Pyramid(paintTable([], 128));
  expect(corners(snapOutline(pyramid, rough), rough)).toBeLessThan(0.01);
});

test('a large card is snapped on a coarser level, just as well', () => {
  const truth = cardAt(160, 160, 0.1);
  const small = paintTable([[truth, 225]], 90);
  const big: Pixels = {
    width: SIZE * 4,
    height: SIZE * 4,
    data: new Uint8ClampedArray(SIZE * SIZE * 64),
  };
  for (let y = 0; y < big.height; y += 1) {
    for (let x = 0; x < big.width; x += 1) {
      const at = ((y >> 2) * SIZE + (x >> 2)) * 4;
      big.data.set(small.data.subarray(at, at + 4), (y * big.width + x) * 4);
    }
  }
  const grown = (quad: Quad) => quad.map(([x, y]): Point => [x * 4, y * 4]) as unknown as Quad;
  const rough = grown(shaken(truth, [8, -6, 5, 9, -7, 4, 6, -8]));
  expect(corners(snapOutline(new Pyramid(big), rough), grown(truth)) / 4).toBeLessThan(0.04);
});

/** The outline with its last two corners nearer to or farther from the others by so many of its heights. */
const stretched = ([a, b, c, d]: Quad, by: number): Quad => {
  const moved = ([x, y]: Point, [fx, fy]: Point): Point => [x + (x - fx) * by, y + (y - fy) * by];
  return [a, b, moved(c, b), moved(d, a)];
};

test('a side that is not near is looked for farther: an outline that ends in the middle of the card, or beyond it', () => {
  const truth = cardAt(160, 160, 0.3);
  const pyramid = new Pyramid(paintTable([[truth, 225]], 90));
  for (const by of [-0.38, 0.3]) {
    const rough = stretched(truth, by);
    expect(corners(snapOutline(pyramid, rough), truth)).toBeGreaterThan(0.3);
    expect(corners(snapOutline(pyramid, rough, true), truth)).toBeLessThan(0.05);
  }
});

test('what then makes no card is not believed: the edge of a sheet that goes on beyond the card', () => {
  const card = cardAt(160, 130, 0);
  const sheet = stretched(card, 0.4);
  const pyramid = new Pyramid(paintTable([[sheet, 225]], 90));
  const rough = stretched(card, -0.05);
  expect(corners(snapOutline(pyramid, rough, true), rough)).toBeLessThan(0.25);
});
