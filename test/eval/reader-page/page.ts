import { ready, setBackend } from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import type { FollowedReading, PictureReading } from '../../../src/vision/card-reader.ts';
import { useOwnConvolutions } from '../../../src/vision/nets/convolutions/use-own-convolutions.ts';
import { createCardReader } from '../../../src/vision/create-card-reader.ts';
import { decodePicture } from '../../../src/vision/pixels/decode-picture.ts';
import { timeUpdateStages, timeWholeStages, type StageTimes } from '../../bench/time-stages.ts';
import { timeYolo } from '../../bench/time-yolo.ts';

/** What a picture's reading took, or why there is none. */
export type Read = { readonly reading: PictureReading } | { readonly failure: string };

/** A part of a picture, in pixels. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    /** Reads a picture file, given as base64, with the product's decoder and reader. */
    readFile?: (base64: string) => Promise<Read>;
    /** Reads it as the next frame of a camera, with an area painted over if one is given. */
    followFile?: (base64: string, covered?: Area) => Promise<FollowedReading>;
    /**
     * Milliseconds that a network of YOLOv8n's shape takes, one a run, on the backend of the reader, with its convolutions or
     * the reader's.
     */
    timeYolo?: (runs: number, withOwnConvolutions: boolean) => Promise<number[]>;
    /** Times the stages of reading a picture whole, and of the update where an area is painted over and comes back. */
    timeStages?: (
      base64: string,
      covered: Area,
      runs: number,
    ) => Promise<{ readonly whole: StageTimes; readonly update: StageTimes }>;
  }
}

const reader = await createCardReader();

async function decode(base64: string): ReturnType<typeof decodePicture> {
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  return decodePicture(new Blob([bytes]));
}

window.readFile = async (base64) => {
  const decoded = await decode(base64);
  if (!decoded.ok) return { failure: decoded.error };
  return { reading: await reader.read(await createImageBitmap(decoded.value)) };
};

async function decodeCovered(base64: string, covered?: Area): Promise<HTMLCanvasElement> {
  const decoded = await decode(base64);
  if (!decoded.ok) throw new Error(decoded.error);
  const context = decoded.value.getContext('2d');
  if (covered !== undefined && context !== null) {
    context.fillStyle = 'rgb(40 90 60)';
    context.fillRect(covered.left, covered.top, covered.width, covered.height);
  }
  return decoded.value;
}

window.followFile = async (base64, covered) =>
  reader.follow(await createImageBitmap(await decodeCovered(base64, covered)));

async function startWasm(): Promise<void> {
  setWasmPaths(new URL('assets/tfjs/', document.baseURI).href);
  await setBackend('wasm');
  await ready();
}

window.timeYolo = async (runs, withOwnConvolutions) => {
  await startWasm();
  if (withOwnConvolutions && !useOwnConvolutions()) throw new Error('no convolutions of our own');
  return timeYolo(runs);
};

window.timeStages = async (base64, covered, runs) => {
  const pixels = async (area?: Area) => {
    const canvas = await decodeCovered(base64, area);
    return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [plain, changed] = [await pixels(), await pixels(covered)];
  return {
    whole: await timeWholeStages(plain, runs),
    update: await timeUpdateStages([plain, changed], runs),
  };
};
