import { expect, test } from 'vitest';
import { decodeHeat } from '../../../src/vision/indices/finder.ts';
import {
  scaleFrame,
  suppressRepeats,
  type IndexFrame,
} from '../../../src/vision/indices/index-frame.ts';

const WIDTH = 6;
const HEIGHT = 5;

/** A map that is cold but for the cells given: x, y, then the nine values. */
function heatMap(...cells: readonly (readonly [x: number, y: number, values: number[]])[]) {
  const map = new Float32Array(WIDTH * HEIGHT * 9).fill(0);
  for (let i = 0; i < map.length; i += 9) map[i] = -9;
  for (const [x, y, values] of cells) map.set(values, (y * WIDTH + x) * 9);
  return { values: map, width: WIDTH, height: HEIGHT };
}

test('a peak becomes a frame in pixels', () => {
  const map = heatMap([2, 1, [3, 0.25, -0.25, 0.5, 0, 0, -1, 1, 2]]);
  const [frame, ...others] = decodeHeat(map, 0.5);
  expect(others).toEqual([]);
  expect(frame!.middle).toEqual([10.5, 4.5]);
  expect(frame!.right).toEqual([4, 0]);
  expect(frame!.up).toEqual([0, -8]);
  expect(frame!.centre).toEqual([42.5, 68.5]);
  expect(frame!.score).toBeCloseTo(1 / (1 + Math.exp(-3)));
});

test('only the top of a hill is a peak, and only above the threshold', () => {
  const flat = [0, 0, 0.5, 0, 0, -1, 1, 2];
  const map = heatMap([1, 1, [1, ...flat]], [2, 1, [2, ...flat]], [5, 4, [-1, ...flat]]);
  const found = decodeHeat(map, 0.5);
  expect(found.map(({ score }) => score)).toEqual([1 / (1 + Math.exp(-2))]);
  expect(decodeHeat(map, 0.2)).toHaveLength(2);
});

test('peaks on the rim of the map are found', () => {
  const values = [0, 0, 0.5, 0, 0, -1, 1, 2];
  const map = heatMap([0, 0, [2, ...values]], [5, 4, [2, ...values]]);
  expect(decodeHeat(map, 0.5)).toHaveLength(2);
});

function frameAt(x: number, y: number, score: number, half = 6): IndexFrame {
  return { middle: [x, y], right: [half, 0], up: [0, -2 * half], centre: [x + 40, y + 60], score };
}

test('of one index seen at several sizes the surest frame stays', () => {
  const kept = suppressRepeats([
    frameAt(50, 50, 0.6),
    frameAt(52, 51, 0.9),
    frameAt(80, 50, 0.5),
    frameAt(49, 48, 0.7),
  ]);
  expect(kept.map(({ score }) => score)).toEqual([0.9, 0.5]);
});

test('neighbouring indices of a tight fan stay apart', () => {
  expect(suppressRepeats([frameAt(50, 50, 0.9), frameAt(58, 50, 0.8)])).toHaveLength(2);
});

test('a frame scaled up and down again is itself', () => {
  const frame = frameAt(10, 20, 0.5);
  const back = scaleFrame(scaleFrame(frame, 2.5), 1 / 2.5);
  expect(back.middle[0]).toBeCloseTo(10);
  expect(back.centre[1]).toBeCloseTo(80);
  // The picture's first pixel covers the first 2.5 of the larger one: its centre goes to the middle of those.
  expect(scaleFrame(frameAt(0, 0, 1), 3).middle).toEqual([1, 1]);
});
