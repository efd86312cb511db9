import { expect, test } from 'vitest';
import { boxAround } from '../../src/table/boxes.ts';
import type { Quad } from '../../src/table/detection.ts';
import type { Box } from '../../src/table/sighting.ts';
import type { ReadingNets } from '../../src/vision/look.ts';
import { Pyramid, type Pixels } from '../../src/vision/pixels/pixels.ts';
import { READER_CONFIG } from '../../src/vision/reader-config.ts';
import { seePicture } from '../../src/vision/see-picture.ts';

const [WIDTH, HEIGHT] = [1280, 720];

/** A dark table with light cards on it. */
function table(cards: readonly Box[]): Pyramid {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(30);
  for (const { left, top, right, bottom } of cards) {
    for (let y = top; y < bottom; y += 1) {
      data.fill(220, (y * WIDTH + left) * 4, (y * WIDTH + right) * 4);
    }
  }
  return new Pyramid({ width: WIDTH, height: HEIGHT, data });
}

/** Rows and columns of cards of a width, their first corner at a place. */
function grid(left: number, top: number, width: number, rows: number, columns: number): Box[] {
  const height = Math.round(1.4 * width);
  return Array.from({ length: rows * columns }, (_, i): Box => {
    const x = left + (i % columns) * Math.round(1.25 * width);
    const y = top + Math.floor(i / columns) * Math.round(1.25 * height);
    return { left: x, top: y, right: x + width, bottom: y + height };
  });
}

/** The light boxes of a picture: each begins where the pixels before it and above it are dark. */
function lightBoxes({ data, width, height }: Pixels): Quad[] {
  const isLight = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4]! > 128;
  const found: Quad[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isLight(x, y) || isLight(x - 1, y) || isLight(x, y - 1)) continue;
      let [right, bottom] = [x, y];
      while (isLight(right, y)) right += 1;
      while (isLight(x, bottom)) bottom += 1;
      found.push([
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ]);
    }
  }
  return found;
}

/** Nets that see light boxes as backs, and keep how large a picture they were shown. */
function nets() {
  const shown: Pixels[] = [];
  const look = (picture: Pixels) => {
    shown.push(picture);
    const cards = lightBoxes(picture).map((outline) => {
      const { left, top, right, bottom } = boxAround(outline);
      const seenAt = [(left + right) / 2, (top + bottom) / 2] as const;
      return { side: 'back', outline, seenAt, score: 0.9 };
    });
    return { cards, dice: [] };
  };
  const sider = {
    read: (_: Pyramid, outlines: readonly Quad[]) => outlines.map(() => ({ back: 0.9, face: 0.1 })),
  };
  const [finder, namer] = [
    { find: () => [] },
    { name: () => [], classes: { glyphs: [], suits: [] } },
  ];
  const stands = { outliner: { look }, sider, finder, namer } as unknown as ReadingNets;
  return { shown, nets: stands };
}

/** One size of the picture only, so that each look shows one picture. */
const CONFIG = { ...READER_CONFIG, outlinerSides: [512] } as unknown as typeof READER_CONFIG;

function expectSeen(seen: readonly { readonly outline: Quad }[], cards: readonly Box[]): void {
  const found = seen.map(({ outline }) => boxAround(outline));
  expect(found).toHaveLength(cards.length);
  for (const { left, top } of cards) {
    const nearest = Math.min(...found.map((box) => Math.hypot(box.left - left, box.top - top)));
    expect(nearest).toBeLessThan(3);
  }
}

test('small cards are looked at once more, enlarged, and lie where they lie', () => {
  const cards = grid(500, 200, 44, 4, 4);
  const { shown, nets: both } = nets();
  const { outlines, zoom } = seePicture(table(cards), both, CONFIG);
  expect(zoom).toBeGreaterThan(1.6);
  expect(shown).toHaveLength(2);
  const widthIn = (picture: Pixels) => {
    const { left, right } = boxAround(lightBoxes(picture)[0]!);
    return right - left;
  };
  expect(widthIn(shown[1]!) / widthIn(shown[0]!)).toBeGreaterThan(1.5);
  expectSeen(outlines.cards, cards);
});

test('a card far from the small ones is not lost', () => {
  const cards = [...grid(200, 100, 44, 4, 4), ...grid(1150, 600, 60, 1, 1)];
  const { nets: both } = nets();
  expectSeen(seePicture(table(cards), both, CONFIG).outlines.cards, cards);
});

test('cards that are large enough are looked at once', () => {
  const cards = grid(300, 60, 96, 4, 4);
  const { shown, nets: both } = nets();
  const { outlines, zoom } = seePicture(table(cards), both, CONFIG);
  expect([zoom, shown.length]).toEqual([1, 1]);
  expectSeen(outlines.cards, cards);
});

test('two or three small things are no table of small cards', () => {
  const { shown, nets: both } = nets();
  const { zoom } = seePicture(table(grid(500, 300, 40, 1, 3)), both, CONFIG);
  expect([zoom, shown.length]).toEqual([1, 1]);
});
