import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halve, Pyramid, resize, type Pixels } from '../../../src/vision/pixels/pixels.ts';

function paint(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...colour(x, y), 255], (y * width + x) * 4);
  }
  return { width, height, data };
}

const side = fc.integer({ min: 1, max: 40 });

test('a plain colour stays itself at any size', () => {
  fc.assert(
    fc.property(side, side, side, side, (w, h, toW, toH) => {
      const out = resize(
        paint(w, h, () => [10, 120, 250]),
        toW,
        toH,
      );
      expect(out).toMatchObject({ width: toW, height: toH });
      for (let i = 0; i < out.data.length; i += 4) {
        expect([...out.data.subarray(i, i + 4)]).toEqual([10, 120, 250, 255]);
      }
    }),
    { numRuns: 60 },
  );
});

test('shrinking averages the area that each pixel covers', () => {
  // Columns 0, 90, 240 to two pixels: the first covers column 0 whole and half of column 1.
  const row = paint(3, 1, (x) => [[0, 90, 240][x]!, 0, 0]);
  const out = resize(row, 2, 1);
  expect(out.data[0]).toBe(30);
  expect(out.data[4]).toBe(190);
});

test('enlarging interpolates between pixel centres', () => {
  const out = resize(
    paint(2, 1, (x) => [x * 100, 0, 0]),
    4,
    1,
  );
  expect([0, 4, 8, 12].map((i) => out.data[i])).toEqual([0, 25, 75, 100]);
});

test('halving is the mean of four, and an odd edge is left out', () => {
  const out = halve(paint(5, 3, (x, y) => [x * 10 + y * 20, 0, 0]));
  expect(out).toMatchObject({ width: 2, height: 1 });
  expect([out.data[0], out.data[4]]).toEqual([15, 35]);
});

test('halving rounds each colour as bytes of a picture are rounded', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const colour = fc.tuple(byte, byte, byte);
  fc.assert(
    fc.property(fc.tuple(colour, colour, colour, colour), (four) => {
      const out = halve(paint(2, 2, (x, y) => four[x + 2 * y]!));
      const mean = (c: 0 | 1 | 2) => four.reduce((sum, one) => sum + one[c], 0) / 4;
      expect(out.data).toEqual(Uint8ClampedArray.of(mean(0), mean(1), mean(2), 255));
    }),
  );
});

test('a pyramid halves again and again, down to one pixel', () => {
  const pyramid = new Pyramid(paint(8, 2, () => [7, 7, 7]));
  expect([0, 1, 2, 3, 4].map((level) => pyramid.at(level).width)).toEqual([8, 4, 2, 1, 1]);
  expect(pyramid.at(4).data[0]).toBe(7);
});

test('another size is made from the level above it, never by enlarging a smaller one', () => {
  const pyramid = new Pyramid(paint(16, 8, (x) => [x * 10, 0, 0]));
  const out = pyramid.sized(3, 2);
  expect(out).toMatchObject({ width: 3, height: 2 });
  expect([0, 4, 8].map((i) => Math.round(out.data[i]! / 5) * 5)).toEqual([25, 75, 125]);
  expect(pyramid.sized(16, 8)).toBe(pyramid.at(0));
  expect(pyramid.sized(8, 4)).toBe(pyramid.at(1));
  expect(pyramid.sized(32, 16)).toMatchObject({ width: 32, height: 16 });
});
