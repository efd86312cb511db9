import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { keepHandModel } from './hand-model/hand-model.ts';
import { CACHE } from './paths.ts';

/** Where the WebAssembly of the tensor library stands, seen from the page's address. */
const WASM_FOLDER = 'assets/tfjs';
/** Where MediaPipe's runtime and the hand model stand. */
const HANDS_FOLDER = 'assets/mediapipe';
const HANDS_MODEL = 'models/hands/hand_landmarker.task';

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

function listFolders(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function findWasm(): [address: string, file: string][] {
  const folder = dirname(createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm'));
  return listFiles(folder)
    .filter((name) => name.endsWith('.wasm'))
    .map((name) => [`${WASM_FOLDER}/${name}`, join(folder, name)]);
}

/** The module builds: others start only in pages. A browser without SIMD goes without hands. */
function findHands(): [address: string, file: string][] {
  const bundle = createRequire(import.meta.url).resolve('@mediapipe/tasks-vision');
  const runtime = ['vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm'];
  return [
    ...runtime.map((name): [string, string] => [
      `${HANDS_FOLDER}/${name}`,
      join(dirname(bundle), 'wasm', name),
    ]),
    [HANDS_MODEL, keepHandModel(join(CACHE, 'hand-model'))],
  ];
}

/** Only weights are served; the code that made them stays behind. */
function findWeights(modelsFolder: string): [address: string, file: string][] {
  return listFolders(modelsFolder)
    .filter((model) => listFolders(join(modelsFolder, model)).includes('weights'))
    .flatMap((model) => {
      const folder = join(modelsFolder, model, 'weights');
      return listFiles(folder).map((name): [string, string] => [
        `models/${model}/weights/${name}`,
        join(folder, name),
      ]);
    });
}

/**
 * The files that the app fetches while it runs and that no import names: the address of each relative to the page
 * (no leading slash), and the file on disk.
 */
export function findRuntimeFiles(modelsFolder: string): ReadonlyMap<string, string> {
  return new Map([...findWasm(), ...findHands(), ...findWeights(modelsFolder)]);
}
