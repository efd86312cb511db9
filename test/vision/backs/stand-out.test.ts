import { expect, test } from 'vitest';
import type { Quad } from '../../../src/table/detection.ts';
import { lookIn } from '../../../src/vision/backs/look-within.ts';
import { standsOut } from '../../../src/vision/backs/stand-out.ts';
import { Pyramid } from '../../../src/vision/pixels/pixels.ts';

type Colour = readonly [number, number, number];
const FELT: Colour = [28, 75, 45];
const GREEN_BACK: Colour = [40, 92, 62];

function outlineAt(x: number, y: number): Quad {
  return [
    [x, y],
    [x + 40, y],
    [x + 40, y + 56],
    [x, y + 56],
  ];
}

/** A cloth with a weave, darker to the right as in the light of a lamp, and cards on it. */
function cloth(cards: readonly Quad[]) {
  const [width, height] = [320, 200];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isCard = cards.some(
        ([[left, top], , [right, bottom]]) => x >= left && x < right && y >= top && y < bottom,
      );
      const weave = (x + y) % 2 === 0 ? 6 : -6;
      const light = 1.1 - (0.2 * x) / width;
      (isCard ? GREEN_BACK : FELT).forEach(
        (value, c) => (data[4 * (y * width + x) + c] = light * (value + weave)),
      );
    }
  }
  return lookIn(new Pyramid({ width, height, data }));
}

test('a green back stands out from green felt, also between its neighbours; where it lay nothing does', () => {
  const places = [40, 90, 140].map((x) => outlineAt(x, 60));
  const middle = places[1]!;
  const lying = standsOut(cloth(places), middle);
  const gone = standsOut(cloth([places[0]!, places[2]!]), middle);
  expect(lying).toBeGreaterThan(8);
  expect(gone).toBeLessThan(0.4 * lying);
});

test('a few pixels aside a card stands out hardly less', () => {
  const card = outlineAt(140, 60);
  const look = cloth([card]);
  const aside = outlineAt(143, 57);
  expect(standsOut(look, aside)).toBeGreaterThan(0.75 * standsOut(look, card));
});
