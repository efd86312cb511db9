import { tensor1d, tensor4d, type Tensor } from '@tensorflow/tfjs-core';
import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { Pixels } from '../pixels/pixels.ts';

/** RGB as the nets take it: (value - 127.5) / 64. */
const MEAN = 127.5;
const SPREAD = 64;

export function normalise(value: number): number {
  return (value - MEAN) / SPREAD;
}

/** The same of every byte. */
const NORMALISED = Float32Array.from({ length: 256 }, (_, value) => normalise(value));

/** What a net with a feature pyramid gives for a whole picture: `values` row by row, channels innermost. */
export interface NetMap {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Runs a net over a whole picture, filled up with grey to multiples of its coarsest stride. `strides` are those of its
 * levels below the coarsest, in the order of the enlargements; the last is that of its map.
 */
export function runOnPicture(
  model: GraphModel,
  picture: Pixels,
  coarsest: number,
  strides: readonly number[],
): NetMap {
  const width = Math.ceil(picture.width / coarsest) * coarsest;
  const height = Math.ceil(picture.height / coarsest) * coarsest;
  const inputs: Record<string, Tensor> = {
    x: tensor4d(toInput(picture, width, height), [1, height, width, 3]),
  };
  strides.forEach((stride, i) => {
    inputs[`size_${i}`] = tensor1d([height / stride, width / stride], 'int32');
  });
  const out = model.execute(inputs, 'result') as Tensor;
  const values = out.dataSync() as Float32Array;
  out.dispose();
  for (const input of Object.values(inputs)) input.dispose();
  const stride = strides.at(-1)!;
  return { values, width: width / stride, height: height / stride };
}

/** The picture in the top left corner, mean grey around it. */
function toInput({ data, width, height }: Pixels, toWidth: number, toHeight: number): Float32Array {
  const input = new Float32Array(toWidth * toHeight * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * width * 4, to = y * toWidth * 3; x < width; x += 1, at += 4, to += 3) {
      input[to] = NORMALISED[data[at]!]!;
      input[to + 1] = NORMALISED[data[at + 1]!]!;
      input[to + 2] = NORMALISED[data[at + 2]!]!;
    }
  }
  return input;
}

/** Calls `found` with every cell whose value in one channel is at least `least` and at no neighbour larger. */
export function forEachPeak(
  { values, width, height }: NetMap,
  channels: number,
  channel: number,
  least: number,
  found: (x: number, y: number, cell: Float32Array) => void,
): void {
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height
      ? -Infinity
      : values[(y * width + x) * channels + channel]!;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = at(x, y);
      if (value < least || !isPeak(at, x, y, value)) continue;
      found(x, y, values.subarray((y * width + x) * channels, (y * width + x + 1) * channels));
    }
  }
}

function isPeak(
  at: (x: number, y: number) => number,
  x: number,
  y: number,
  value: number,
): boolean {
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (at(x + dx, y + dy) > value) return false;
    }
  }
  return true;
}

/** The logit of a probability, and back. */
export function logit(probability: number): number {
  return Math.log(probability / (1 - probability));
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
