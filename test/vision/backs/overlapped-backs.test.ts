import { expect, test } from 'vitest';
import type { Detection, Quad } from '../../../src/table/detection.ts';
import { tellOverlappedBacks } from '../../../src/vision/backs/overlapped-backs.ts';
import type { SideReader } from '../../../src/vision/outlines/side-reader.ts';
import { Pyramid } from '../../../src/vision/pixels/pixels.ts';

const [WIDTH, HEIGHT] = [400, 300];

/** A dark table with bright rectangles on it. */
function tableWith(...rectangles: readonly Quad[]): Pyramid {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(40);
  for (const [[left, top], , [right, bottom]] of rectangles) {
    for (let y = top; y < bottom; y += 1) {
      data.fill(200, 4 * (y * WIDTH + left), 4 * (y * WIDTH + right));
    }
  }
  return new Pyramid({ width: WIDTH, height: HEIGHT, data });
}

const outlineAt = (x: number, y: number, width: number, height: number): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const FACE: Detection = {
  card: '7H',
  outline: outlineAt(20, 20, 50, 70),
  confidence: 0.99,
  guesses: [],
};
/** Two that lie over each other, seen as one. */
const PAIR = [outlineAt(200, 100, 50, 70), outlineAt(230, 120, 50, 70)] as const;
const BACK: Detection = {
  card: 'back',
  outline: outlineAt(200, 100, 80, 90),
  confidence: 0.8,
  guesses: [],
};
const sider = {
  read: (_: Pyramid, outlines: readonly Quad[]) =>
    outlines.map(() => ({ none: 0, back: 1, face: 0 })),
} as unknown as SideReader;
const tell = (...backs: readonly Detection[]) =>
  tellOverlappedBacks(
    tableWith(FACE.outline, ...PAIR),
    [FACE, ...backs],
    [],
    sider,
    () => true,
  ).filter(({ card }) => card === 'back');

test('one outline around two cards that lie over each other is told as two', () => {
  expect(tell(BACK)).toHaveLength(2);
});

test('so is one of four piles that look alike, but not one of a lay-out of equal backs', () => {
  const many = (count: number): Detection[] =>
    Array.from({ length: count }, (_, i) => ({
      ...BACK,
      outline: i === 0 ? BACK.outline : outlineAt(20 + 55 * i, 215, 50, 70),
      isOneOfMany: true,
    }));
  expect(tell(...many(4))).toHaveLength(5);
  expect(tell(...many(6))).toEqual(many(6));
});
