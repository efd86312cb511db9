import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import { io, ready, setBackend, tensor1d, tensor4d, type Tensor } from '@tensorflow/tfjs-core';
import { normalise } from '../../../src/vision/nets/picture-net.ts';

const MODELS = fileURLToPath(new URL('../../../models', import.meta.url));

/** Starts the wasm backend in Node, from the installed package. */
export async function startWasm(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'));
  setWasmPaths(`${folder}/`);
  await setBackend('wasm');
  await ready();
}

/** A shipped model, loaded from disk as the browser loads it from the server. */
export async function loadShipped(name: string): Promise<GraphModel> {
  const folder = join(MODELS, name, 'weights');
  const json = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as io.ModelJSON;
  const weights = new Uint8Array(readFileSync(join(folder, 'weights.bin')));
  const artifacts = await io.getModelArtifactsForJSON(json, (manifest) =>
    Promise.resolve([io.getWeightSpecs(manifest), weights.buffer]),
  );
  return loadGraphModel(io.fromMemory(artifacts));
}

export interface Parity {
  readonly input: Uint8Array;
  readonly output: Float32Array;
  readonly shapes: { readonly input: readonly number[]; readonly output: readonly number[] };
}

/** One picture and what PyTorch gave for it, of a shipped model or in a folder of its own. */
export function readParity(name: string, folder = join(MODELS, name, 'parity')): Parity {
  const output = new Uint8Array(readFileSync(join(folder, 'output.bin')));
  return {
    input: new Uint8Array(readFileSync(join(folder, 'input.bin'))),
    output: new Float32Array(output.buffer),
    shapes: JSON.parse(readFileSync(join(folder, 'shapes.json'), 'utf8')) as Parity['shapes'],
  };
}

/** Of the levels that nets with a pyramid enlarge to. */
const STRIDES: Readonly<Record<string, readonly number[]>> = {
  finder: [16, 8, 4],
  outliner: [32, 16, 8],
};

/** What TensorFlow.js gives for that picture: its values, and their shape. */
export function runStored(model: GraphModel, name: string, { input, shapes }: Parity) {
  const [n, h, w, c] = shapes.input as [number, number, number, number];
  const x = tensor4d(Float32Array.from(input, normalise), [n, h, w, c]);
  const inputs: Record<string, Tensor> = { x };
  STRIDES[name]?.forEach((stride, i) => {
    inputs[`size_${i}`] = tensor1d([h / stride, w / stride], 'int32');
  });
  const out = model.execute(inputs, 'result') as Tensor;
  const values = out.dataSync() as Float32Array;
  out.dispose();
  for (const each of Object.values(inputs)) each.dispose();
  return { values, shape: out.shape };
}

/** The largest difference to what PyTorch gave, as a share of the largest output. */
export function apartBy({ output }: Parity, values: Float32Array): number {
  const most = output.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
  const apart = output.reduce((a, v, i) => Math.max(a, Math.abs(v - values[i]!)), 0);
  return apart / most;
}
