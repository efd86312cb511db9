import { expect, test } from 'vitest';
import { brighten } from '../../../src/vision/pixels/brighten.ts';
import type { Pixels } from '../../../src/vision/pixels/pixels.ts';

const [WIDTH, HEIGHT] = [80, 60];

/** A table of one brightness with a card of another in its middle, a quarter of the picture. */
function pictureOf(table: number, card: number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const isCard = x >= 20 && x < 60 && y >= 15 && y < 45;
      data.fill(isCard ? card : table, 4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 3);
      data[4 * (y * WIDTH + x) + 3] = 255;
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const MIDDLE = 4 * (30 * WIDTH + 40);

test('what was taken in too little light is shown as in good light, and the table stays darker than the card', () => {
  const { data } = brighten(pictureOf(20, 60));
  expect(data[MIDDLE]).toBe(215);
  expect(data[0]).toBe(72);
  expect(data[3]).toBe(255);
});

test('a picture in good light is left alone, though most of it is dark', () => {
  const picture = pictureOf(15, 200);
  expect(brighten(picture)).toBe(picture);
});

test('next to no light is not made strong, and none not at all', () => {
  expect(brighten(pictureOf(1, 5)).data[MIDDLE]).toBe(40);
  const black = pictureOf(0, 0);
  expect(brighten(black)).toBe(black);
});
