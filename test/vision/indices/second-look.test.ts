import { expect, test, vi } from 'vitest';
import type { IndexFrame } from '../../../src/vision/indices/index-frame.ts';
import type { IndexName, IndexNamer } from '../../../src/vision/indices/namer.ts';
import type { Pyramid } from '../../../src/vision/pixels/pixels.ts';
import { READER_CONFIG } from '../../../src/vision/reader-config.ts';
import { nameIndices } from '../../../src/vision/indices/second-look.ts';

const FRAME: IndexFrame = {
  middle: [50, 50],
  right: [10, 0],
  up: [0, -20],
  centre: [90, 110],
  score: 1,
};
const pyramid = {} as Pyramid;

/** A name with one rank and `reject`, and two suits of which the first is as likely as told. */
function nameWith(suit: number, reject = 0): IndexName {
  return {
    glyphs: Float32Array.of(1 - reject, reject),
    suits: Float32Array.of(suit, 1 - suit),
  };
}

/** A namer that gives these names, in the order in which crops are asked for. */
function namerOf(names: readonly IndexName[]) {
  let next = 0;
  const name = vi.fn<IndexNamer['name']>((_, frames) => frames.map(() => names[next++]!));
  return { name, namer: { name } as unknown as IndexNamer };
}

const suitOf = (name: IndexName | undefined) => name!.suits[0]!;

test('an index that is read in two minds is looked at again, and all looks count alike', () => {
  const { name, namer } = namerOf([nameWith(0.98), nameWith(0.6), nameWith(0.9), nameWith(0.75)]);
  const [sure, doubted] = nameIndices(pyramid, [FRAME, FRAME], namer, READER_CONFIG);
  expect(suitOf(sure)).toBeCloseTo(0.98);
  expect(suitOf(doubted)).toBeCloseTo(0.75);
  const again = name.mock.calls[1]![1];
  expect(again).toHaveLength(2);
  for (const { middle } of again) {
    const moved = Math.hypot(middle[0] - 50, middle[1] - 50);
    expect(moved).toBeGreaterThan(0.5);
    expect(moved).toBeLessThan(3);
  }
});

test('what is sure, hopeless or no index is not looked at again', () => {
  const { name, namer } = namerOf([nameWith(0.99), nameWith(0.6, 0.9), nameWith(0.6, 0.55)]);
  nameIndices(pyramid, [FRAME, FRAME, FRAME], namer, READER_CONFIG);
  expect(name).toHaveBeenCalledTimes(1);
});
