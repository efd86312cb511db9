import { memory, tensor1d, tensor4d, type Tensor } from '@tensorflow/tfjs-core';
import { beforeAll, expect, test } from 'vitest';
import { useOwnConvolutions } from '../../src/vision/nets/convolutions/use-own-convolutions.ts';
import { normalise } from '../../src/vision/nets/picture-net.ts';
import { loadShipped, readParity, startWasm } from './support/nets.ts';

/**
 * Largest difference allowed, as a share of the largest output: the weights are shipped as float16, whose rounding
 * (1 in 2048) adds up over some twenty layers.
 */
const TOLERANCE = 0.02;

/** Of the levels that nets with a pyramid enlarge to. */
const STRIDES: Readonly<Record<string, readonly number[]>> = {
  finder: [16, 8, 4],
  outliner: [32, 16, 8],
};

beforeAll(async () => {
  await startWasm();
  useOwnConvolutions();
});

function run(model: Awaited<ReturnType<typeof loadShipped>>, name: string): Float32Array {
  const { input, shapes } = readParity(name);
  const [n, h, w, c] = shapes.input as [number, number, number, number];
  const x = tensor4d(Float32Array.from(input, normalise), [n, h, w, c]);
  const inputs: Record<string, Tensor> = { x };
  STRIDES[name]?.forEach((stride, i) => {
    inputs[`size_${i}`] = tensor1d([h / stride, w / stride], 'int32');
  });
  const out = model.execute(inputs, 'result') as Tensor;
  expect(out.shape).toEqual(shapes.output);
  const values = out.dataSync() as Float32Array;
  out.dispose();
  for (const each of Object.values(inputs)) each.dispose();
  return values;
}

test.each(['finder', 'namer', 'outliner', 'sider', 'die', 'facer'])(
  'tfjs gives what PyTorch gave: %s',
  async (name) => {
    const model = await loadShipped(name);
    const before = memory().numTensors;
    const values = run(model, name);
    const { output } = readParity(name);
    const most = output.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
    const apart = output.reduce((a, v, i) => Math.max(a, Math.abs(v - values[i]!)), 0);
    expect(most).toBeGreaterThan(1);
    expect(apart / most).toBeLessThan(TOLERANCE);
    expect(memory().numTensors).toBe(before);
    model.dispose();
  },
);
