import { setBackend, ready } from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { useOwnConvolutions } from './nets/convolutions/use-own-convolutions.ts';
import { DieReader } from './dice/die-reader.ts';
import { FaceNamer } from './faces/face-namer.ts';
import { IndexFinder } from './indices/finder.ts';
import { IndexNamer, type NamerClasses } from './indices/namer.ts';
import { Outliner } from './outlines/outliner.ts';
import type { ReadingNets } from './look.ts';
import { SideReader } from './outlines/side-reader.ts';

/** Where the served files stand, seen from the app's base address; the same in development and in `dist`. */
const WASM_FOLDER = 'assets/tfjs/';
const FINDER = 'models/finder/weights/model.json';
const NAMER = 'models/namer/weights/model.json';
const OUTLINER = 'models/outliner/weights/model.json';
const DIE_READER = 'models/die/weights/model.json';
const SIDER = 'models/sider/weights/model.json';
const FACER = 'models/facer/weights/model.json';
const CLASSES = 'models/namer/weights/classes.json';

/**
 * Starts the wasm backend and loads the nets. `printed` are glyphs that the pack at hand is known to print. Throws what the browser throws where a file can't be had.
 */
export async function loadNets(
  base: string,
  printed: readonly string[] = [],
): Promise<ReadingNets> {
  const at = (path: string): string => new URL(path, base).href;
  setWasmPaths(at(WASM_FOLDER));
  if (!(await setBackend('wasm'))) throw new Error('failed to load the wasm backend');
  await ready();
  useOwnConvolutions();
  const [finder, namer, outliner, dieReader, sider, facer, classes] = await Promise.all([
    loadGraphModel(at(FINDER)),
    loadGraphModel(at(NAMER)),
    loadGraphModel(at(OUTLINER)),
    loadGraphModel(at(DIE_READER)),
    loadGraphModel(at(SIDER)),
    loadGraphModel(at(FACER)),
    fetchJson(at(CLASSES)),
  ]);
  return {
    finder: new IndexFinder(finder),
    namer: new IndexNamer(namer, { ...(classes as NamerClasses), printed }),
    outliner: new Outliner(outliner),
    dieReader: new DieReader(dieReader),
    sider: new SideReader(sider),
    facer: new FaceNamer(facer),
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`failed to load ${address}: ${response.status}`);
  return response.json();
}
