import {
  depthwiseConv2d,
  fused,
  getKernel,
  memory,
  tensor1d,
  tensor4d,
  tidy,
} from '@tensorflow/tfjs-core';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useOwnConvolutions } from '../../../../src/vision/nets/convolutions/use-own-convolutions.ts';
import { startWasm } from '../../support/nets.ts';

/** The sums of a few hundred products of numbers up to 1, in another order. */
const SAME = 1e-4;

/** Numbers from -1 to 1, always the same. */
function numbers(count: number, seed: number): Float32Array {
  return Float32Array.from({ length: count }, (_, i) => Math.sin((i + 1) * (seed + 1.7)));
}

interface Shape {
  readonly batch: number;
  readonly height: number;
  readonly width: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly side: 1 | 3;
  readonly stride: 1 | 2;
  readonly pad: 'same' | 'valid';
}

const shapes = (channels: fc.Arbitrary<number>): fc.Arbitrary<Shape> =>
  fc.record({
    batch: fc.integer({ min: 1, max: 3 }),
    height: fc.integer({ min: 3, max: 20 }),
    width: fc.integer({ min: 3, max: 40 }),
    inputs: channels,
    outputs: fc.integer({ min: 1, max: 20 }),
    side: fc.constantFrom(1, 3),
    stride: fc.constantFrom(1, 2),
    pad: fc.constantFrom('same', 'valid'),
  });

function convolve(shape: Shape, isRectified: boolean): Float32Array {
  const { batch, height, width, inputs, outputs, side, stride, pad } = shape;
  return tidy(() => {
    const x = tensor4d(numbers(batch * height * width * inputs, 1), [batch, height, width, inputs]);
    const filter = tensor4d(numbers(side * side * inputs * outputs, 2), [
      side,
      side,
      inputs,
      outputs,
    ]);
    const bias = tensor1d(numbers(outputs, 3));
    const activation = isRectified ? 'relu' : 'linear';
    return fused.conv2d({ x, filter, strides: stride, pad, bias, activation }).dataSync();
  }) as Float32Array;
}

function convolveDepthwise(shape: Shape): Float32Array {
  const { batch, height, width, inputs, side, stride, pad } = shape;
  return tidy(() => {
    const x = tensor4d(numbers(batch * height * width * inputs, 1), [batch, height, width, inputs]);
    const filter = tensor4d(numbers(side * side * inputs, 2), [side, side, inputs, 1]);
    return depthwiseConv2d(x, filter, stride, pad).dataSync();
  }) as Float32Array;
}

function apart(one: Float32Array, other: Float32Array): number {
  expect(other.length).toBe(one.length);
  return one.reduce((most, value, i) => Math.max(most, Math.abs(value - other[i]!)), 0);
}

/** Cases with what the backend's own convolutions gave, before ours took their place. */
const plain = fc.sample(fc.tuple(shapes(fc.integer({ min: 1, max: 20 })), fc.boolean()), {
  numRuns: 60,
  seed: 1,
});
const depthwise = fc.sample(shapes(fc.integer({ min: 1, max: 24 })), { numRuns: 60, seed: 2 });
let plainBefore: readonly Float32Array[];
let depthwiseBefore: readonly Float32Array[];
let kernelsBefore: readonly unknown[];
let tensorsBefore: number;
let isInUse: boolean;

const kernels = () =>
  ['FusedConv2D', 'DepthwiseConv2dNative'].map((name) => getKernel(name, 'wasm')?.kernelFunc);

beforeAll(async () => {
  await startWasm();
  plainBefore = plain.map(([shape, isRectified]) => convolve(shape, isRectified));
  depthwiseBefore = depthwise.map(convolveDepthwise);
  kernelsBefore = kernels();
  tensorsBefore = memory().numTensors;
  isInUse = useOwnConvolutions();
});

test('both kernels are replaced, and trying them out leaves no tensor behind', () => {
  expect(isInUse).toBe(true);
  expect(kernels().filter((kernel, i) => kernel === kernelsBefore[i])).toEqual([]);
  expect(memory().numTensors).toBe(tensorsBefore);
});

test('convolutions of any shape give what the backend gave', () => {
  for (const [i, [shape, isRectified]] of plain.entries()) {
    const now = convolve(shape, isRectified);
    const isSame = apart(plainBefore[i]!, now) < SAME;
    expect({ shape, isSame }).toEqual({ shape, isSame: true });
  }
});

test('depthwise convolutions of any shape give what the backend gave', () => {
  for (const [i, shape] of depthwise.entries()) {
    const now = convolveDepthwise(shape);
    const isSame = apart(depthwiseBefore[i]!, now) < SAME;
    expect({ shape, isSame }).toEqual({ shape, isSame: true });
  }
});

test('weights are packed anew for each filter and bias', () => {
  const x = tensor4d([1, 2], [1, 1, 1, 2]);
  const filter = tensor4d([1, 10], [1, 1, 2, 1]);
  const results = [100, 200].map((value) =>
    tidy(() => {
      const bias = tensor1d([value]);
      return fused.conv2d({ x, filter, strides: 1, pad: 'same', bias }).dataSync()[0];
    }),
  );
  expect(results).toEqual([121, 221]);
  x.dispose();
  filter.dispose();
});
