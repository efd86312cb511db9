import { expect, test, vi } from 'vitest';
import type { Quad } from '../../../src/table/detection.ts';
import { OutlineMemory } from '../../../src/vision/outlines/outline-memory.ts';

function outlineAt(x: number): Quad {
  return [
    [x, 0],
    [x + 50, 0],
    [x + 50, 70],
    [x, 70],
  ];
}

const NOTHING = () => false;

/** A memory of left edges, and how often they were looked up. */
function memory(apart: number) {
  const make = vi.fn<(x: number) => number>((x) => x);
  const kept = new OutlineMemory<number>(apart);
  return { make, kept, at: (x: number) => kept.get(outlineAt(x), () => make(x)) };
}

test('what was made of an outline is kept while it is asked for, and goes when it is not', () => {
  const { make, kept, at } = memory(0.01);
  at(0);
  at(100);
  kept.begin(NOTHING);
  at(0);
  kept.begin(NOTHING);
  expect([at(0), at(100)]).toEqual([0, 100]);
  expect(make.mock.calls).toEqual([[0], [100], [100]]);
});

test('what lies where the picture changed is made anew', () => {
  const { make, kept, at } = memory(0.01);
  at(0);
  at(100);
  kept.begin(([[left]]) => left === 100);
  at(0);
  at(100);
  expect(make.mock.calls).toEqual([[0], [100], [100]]);
});

test('outlines nearer than told are the same, those farther are not', () => {
  const { make, at } = memory(3);
  expect([at(0), at(2), at(4)]).toEqual([0, 0, 4]);
  expect(make).toHaveBeenCalledTimes(2);
});
