import { expect, test, vi } from 'vitest';
import type { Quad } from '../../../src/table/detection.ts';
import type { FaceName, FaceNamer } from '../../../src/vision/faces/face-namer.ts';
import { OutlineSights } from '../../../src/vision/frames/outline-sights.ts';
import { Pyramid } from '../../../src/vision/pixels/pixels.ts';

const OUTLINE: Quad = [
  [20, 20],
  [60, 20],
  [60, 76],
  [20, 76],
];

function grey(level: number): Pyramid {
  return new Pyramid({
    width: 100,
    height: 100,
    data: new Uint8ClampedArray(100 * 100 * 4).fill(level),
  });
}

/** Sights of a table that is grey all over, and what the whole-face net was asked. */
function sights() {
  const name = vi.fn<FaceNamer['name']>((_, outlines) =>
    outlines.map((): FaceName => ({ cards: [], other: 0 })),
  );
  const all = new OutlineSights({ name });
  const asked = () => name.mock.calls.reduce((sum, [, outlines]) => sum + outlines.length, 0);
  const ask = (picture: Pyramid) => {
    all.faces.name(picture, [OUTLINE]);
    return all.lookAt(OUTLINE)[0];
  };
  return { all, ask, asked };
}

test('what a picture shows is kept where it did not change, and seen anew where it did', () => {
  const { all, ask, asked } = sights();
  all.show(grey(90), () => true);
  expect(ask(grey(90))).toBe(90);
  all.show(grey(200), () => false);
  expect([ask(grey(200)), asked()]).toEqual([90, 1]);
  all.show(grey(200), () => true);
  expect([ask(grey(200)), asked()]).toEqual([200, 2]);
});

test('pictures in which nothing changed, and of which little is asked, let nothing be forgotten', () => {
  const { all, ask, asked } = sights();
  all.show(grey(90), () => true);
  ask(grey(90));
  all.showSame(grey(90));
  all.showSame(grey(90));
  all.show(grey(200), () => false);
  expect([ask(grey(200)), asked()]).toEqual([90, 1]);
});
