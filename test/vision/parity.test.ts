import { memory } from '@tensorflow/tfjs-core';
import { beforeAll, expect, test } from 'vitest';
import { useOwnConvolutions } from '../../src/vision/nets/convolutions/use-own-convolutions.ts';
import { apartBy, loadShipped, readParity, runStored, startWasm } from './support/nets.ts';

/**
 * Largest difference allowed, as a share of the largest output: the weights are shipped as float16, whose rounding
 * (1 in 2048) adds up over some twenty layers.
 */
const TOLERANCE = 0.02;

beforeAll(async () => {
  await startWasm();
  useOwnConvolutions();
});

test.each(['finder', 'namer', 'outliner', 'sider', 'die', 'facer'])(
  'tfjs gives what PyTorch gave: %s',
  async (name) => {
    const model = await loadShipped(name);
    const before = memory().numTensors;
    const stored = readParity(name);
    const { values, shape } = runStored(model, name, stored);
    expect(shape).toEqual(stored.shapes.output);
    expect(Math.max(...stored.output.map(Math.abs))).toBeGreaterThan(1);
    expect(apartBy(stored, values)).toBeLessThan(TOLERANCE);
    expect(memory().numTensors).toBe(before);
    model.dispose();
  },
);
