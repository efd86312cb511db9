import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeStoredZip } from './stored-zip.ts';
import { withPictureScaling } from './tflite-metadata.ts';

/**
 * No package holds the hand model in the form that MediaPipe's tasks load. The older package of the same makers
 * (Apache-2.0) holds its two nets: put together here, when the app is built. The light nets are for phones, and are good enough to
 * say where a hand is.
 */
const NETS_PACKAGE = '@mediapipe/hands';
const PALM_NET = 'palm_detection_lite.tflite';
const LANDMARK_NET = 'hand_landmark_lite.tflite';
const PACKED = 'hands_solution_packed_assets';
/** Both nets take colours from 0 to 1. */
const SCALING = { mean: 0, deviation: 255 };

/** The hand model as a file, made once and kept in a folder. */
export function keepHandModel(folder: string): string {
  const packageFolder = findPackage();
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const file = join(folder, `hand_landmarker-${version}.task`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Two builds at once must not see half a file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, makeHandModel(packageFolder));
  renameSync(unfinished, file);
  return file;
}

function findPackage(): string {
  return dirname(createRequire(import.meta.url).resolve(`${NETS_PACKAGE}/package.json`));
}

export function makeHandModel(packageFolder: string = findPackage()): Uint8Array {
  const palm = readPacked(packageFolder, PALM_NET);
  const landmarks = readFileSync(join(packageFolder, LANDMARK_NET));
  return makeStoredZip({
    'hand_detector.tflite': withPictureScaling(palm, SCALING),
    'hand_landmarks_detector.tflite': withPictureScaling(landmarks, SCALING),
  });
}

/** A file out of the package's packed assets, whose places stand in their loader. */
function readPacked(packageFolder: string, name: string): Uint8Array {
  const loader = readFileSync(join(packageFolder, `${PACKED}_loader.js`), 'utf8');
  const entry = new RegExp(`${name}", "start": (\\d+), "end": (\\d+)`).exec(loader);
  if (entry === null) throw new Error(`${PACKED} has no ${name}`);
  const [start, end] = [Number(entry[1]), Number(entry[2])];
  return readFileSync(join(packageFolder, `${PACKED}.data`)).subarray(start, end);
}
