import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import { io, ready, setBackend } from '@tensorflow/tfjs-core';

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

/** One picture and what PyTorch gave for it. */
export function readParity(name: string): Parity {
  const folder = join(MODELS, name, 'parity');
  const output = new Uint8Array(readFileSync(join(folder, 'output.bin')));
  return {
    input: new Uint8Array(readFileSync(join(folder, 'input.bin'))),
    output: new Float32Array(output.buffer),
    shapes: JSON.parse(readFileSync(join(folder, 'shapes.json'), 'utf8')) as Parity['shapes'],
  };
}
