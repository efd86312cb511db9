import { expect, test, vi } from 'vitest';
import type { Quad } from '../../../src/table/detection.ts';
import type { FaceName, FaceNamer } from '../../../src/vision/faces/face-namer.ts';
import type { Pyramid } from '../../../src/vision/pixels/pixels.ts';
import { RememberedFaces } from '../../../src/vision/faces/remembered-faces.ts';

const pyramid = {} as Pyramid;

function outlineAt(x: number): Quad {
  return [
    [x, 0],
    [x + 50, 0],
    [x + 50, 70],
    [x, 70],
  ];
}

/** Names that tell where they are of: the left edge of their outline. */
function faces() {
  const name = vi.fn<FaceNamer['name']>((_, outlines) =>
    outlines.map((outline): FaceName => ({ cards: [], other: outline[0][0] })),
  );
  return { name, faces: new RememberedFaces({ name }) };
}

test('what was asked once, a pixel aside, is not asked again; names come in the order of the outlines', () => {
  const { name, faces: remembered } = faces();
  remembered.name(pyramid, [outlineAt(0), outlineAt(100)]);
  const again = remembered.name(pyramid, [outlineAt(200), outlineAt(101), outlineAt(1)]);
  expect(again.map(({ other }) => other)).toEqual([200, 100, 0]);
  expect(name.mock.calls.map(([, outlines]) => outlines.length)).toEqual([2, 1]);
});

test('what changed is asked again, the rest is not', () => {
  const { name, faces: remembered } = faces();
  remembered.name(pyramid, [outlineAt(0), outlineAt(100)]);
  remembered.begin(([[left]]) => left === 100);
  remembered.name(pyramid, [outlineAt(0), outlineAt(100)]);
  expect(name.mock.calls.at(-1)![1]).toEqual([outlineAt(100)]);
});
