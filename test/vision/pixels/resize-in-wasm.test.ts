import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resizeInScript, type Pixels } from '../../../src/vision/pixels/pixels.ts';
import { makeTaps, type Taps } from '../../../src/vision/pixels/taps.ts';
import { resizeInWasm } from '../../../src/vision/pixels/resize-in-wasm.ts';

/** Rounding to the nearest byte, and that of sums in single precision. */
const ROUNDING = 0.501;

const side = fc.integer({ min: 1, max: 50 });

/** The weighted means of one colour, unrounded, row by row. */
function means({ data, width }: Pixels, columns: Taps, rows: Taps, colour: number): number[] {
  const taps = ({ first, weights, span }: Taps, i: number) =>
    Array.from({ length: span }, (_, k) => [first[i]! + k, weights[i * span + k]!] as const);
  return [...rows.first.keys()].flatMap((y) =>
    [...columns.first.keys()].map((x) =>
      taps(rows, y)
        .flatMap(([row, ofRow]) =>
          taps(columns, x).map(
            ([column, ofColumn]) => data[4 * (row * width + column) + colour]! * ofRow * ofColumn,
          ),
        )
        .reduce((sum, value) => sum + value),
    ),
  );
}

test.each([
  ['in WebAssembly', resizeInWasm],
  ['in script', resizeInScript],
])('%s, each pixel is the weighted mean of those that it covers', (_, resizeInOneWay) => {
  fc.assert(
    fc.property(side, side, side, side, fc.integer(), (width, height, toWidth, toHeight, seed) => {
      const data = Uint8ClampedArray.from(
        { length: width * height * 4 },
        (_value, i) => 128 + 128 * Math.sin((i + 1) * (seed + 0.7)),
      );
      const picture = { width, height, data };
      const columns = makeTaps(width, toWidth);
      const rows = makeTaps(height, toHeight);
      const made = resizeInOneWay(picture, columns, rows)!;
      expect(made.length).toBe(toWidth * toHeight * 4);
      for (const colour of [0, 1, 2]) {
        const apart = means(picture, columns, rows, colour).map((mean, i) =>
          Math.abs(mean - made[4 * i + colour]!),
        );
        expect(Math.max(...apart)).toBeLessThan(ROUNDING);
      }
      expect(made.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
