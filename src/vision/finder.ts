import { tensor1d, tensor4d, type Tensor } from '@tensorflow/tfjs-core';
import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { IndexFrame } from './index-frame.ts';
import type { Pixels } from './pixels.ts';

/** Cells of the finder's map per pixel, and the units of its vectors (`models/finder/train/targets.py`). */
const STRIDE = 4;
const FRAME_UNIT = 2 * STRIDE;
const CENTRE_UNIT = 8 * STRIDE;
const CHANNELS = 9;
/** Sides must be whole multiples of the coarsest stride. */
const COARSEST = 32;

/** RGB as the nets take it: (value - 127.5) / 64. */
const MEAN = 127.5;
const SPREAD = 64;

export function normalise(value: number): number {
  return (value - MEAN) / SPREAD;
}

/** Runs the index finder on one picture size; several sizes are its caller's to combine. */
export class IndexFinder {
  private readonly model: GraphModel;

  constructor(model: GraphModel) {
    this.model = model;
  }

  /** The indices in a picture, in its own pixels, where the heat is at least `threshold`. */
  find(picture: Pixels, threshold: number): IndexFrame[] {
    const width = Math.ceil(picture.width / COARSEST) * COARSEST;
    const height = Math.ceil(picture.height / COARSEST) * COARSEST;
    const inputs: Record<string, Tensor> = {
      x: tensor4d(toInput(picture, width, height), [1, height, width, 3]),
    };
    [16, 8, 4].forEach((stride, i) => {
      inputs[`size_${i}`] = tensor1d([height / stride, width / stride], 'int32');
    });
    const out = this.model.execute(inputs, 'result') as Tensor;
    const values = out.dataSync() as Float32Array;
    out.dispose();
    for (const input of Object.values(inputs)) input.dispose();
    return decodeHeat(values, width / STRIDE, height / STRIDE, threshold);
  }

  dispose(): void {
    this.model.dispose();
  }
}

/** The picture in the top left corner, mean grey around it. */
function toInput({ data, width, height }: Pixels, toWidth: number, toHeight: number): Float32Array {
  const input = new Float32Array(toWidth * toHeight * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * width * 4, to = y * toWidth * 3; x < width; x += 1, at += 4, to += 3) {
      input[to] = normalise(data[at]!);
      input[to + 1] = normalise(data[at + 1]!);
      input[to + 2] = normalise(data[at + 2]!);
    }
  }
  return input;
}

/** Peaks of the heat map, decoded to frames. values: height x width x 9, the heat as a logit. */
export function decodeHeat(
  values: Float32Array,
  width: number,
  height: number,
  threshold: number,
): IndexFrame[] {
  const least = Math.log(threshold / (1 - threshold));
  const frames: IndexFrame[] = [];
  const heat = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? -Infinity : values[(y * width + x) * CHANNELS]!;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const logit = heat(x, y);
      if (logit < least || !isPeak(heat, x, y, logit)) continue;
      const v = values.subarray((y * width + x) * CHANNELS, (y * width + x + 1) * CHANNELS);
      const middleX = (x + 0.5 + v[1]!) * STRIDE - 0.5;
      const middleY = (y + 0.5 + v[2]!) * STRIDE - 0.5;
      frames.push({
        middle: [middleX, middleY],
        right: [v[3]! * FRAME_UNIT, v[4]! * FRAME_UNIT],
        up: [v[5]! * FRAME_UNIT, v[6]! * FRAME_UNIT],
        centre: [middleX + v[7]! * CENTRE_UNIT, middleY + v[8]! * CENTRE_UNIT],
        score: 1 / (1 + Math.exp(-logit)),
      });
    }
  }
  return frames;
}

function isPeak(
  heat: (x: number, y: number) => number,
  x: number,
  y: number,
  value: number,
): boolean {
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (heat(x + dx, y + dy) > value) return false;
    }
  }
  return true;
}
