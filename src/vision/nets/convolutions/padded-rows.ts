import type { backend_util } from '@tensorflow/tfjs-core';
import { FLOAT_BYTES, type BackendMemory } from './backend-memory.ts';

export type ConvolutionShape = backend_util.Conv2DInfo;

/** So many bytes of padded rows stay in the nearer caches of a processor. */
const SLAB = 192 * 1024;

/** Rows of the output whose inputs lie ready, padded, one row after the other. */
export interface PaddedRows {
  readonly image: number;
  /** First row of the output, and how many. */
  readonly first: number;
  readonly count: number;
  /** Where the input of the first row begins, and bytes from one row of the input to the next. */
  readonly pointer: number;
  readonly pitch: number;
}

/**
 * Copies the input of a convolution, some rows at a time, with empty pixels around each picture, so that what reads it need
 * not ask where a picture ends.
 */
export function* paddedRows(
  memory: BackendMemory,
  input: number,
  shape: ConvolutionShape,
): Generator<PaddedRows> {
  const { batchSize, inHeight, inWidth, inChannels, outHeight, filterHeight, strideHeight } = shape;
  const { left, right, top } = shape.padInfo;
  const pixel = inChannels * FLOAT_BYTES;
  const pitch = (left + inWidth + right) * pixel;
  const fitting = Math.floor((SLAB / pitch - filterHeight) / strideHeight) + 1;
  const atOnce = Math.min(outHeight, Math.max(1, fitting));
  const pointer = memory.scratchOf(inputRows(atOnce, shape) * pitch);
  const length = inWidth * pixel;
  for (let image = 0; image < batchSize; image += 1) {
    const picture = input + image * inHeight * length;
    for (let first = 0; first < outHeight; first += atOnce) {
      const count = Math.min(atOnce, outHeight - first);
      const { bytes } = memory;
      for (let i = 0; i < inputRows(count, shape); i += 1) {
        const row = first * strideHeight - top + i;
        const to = pointer + i * pitch;
        const isWithin = row >= 0 && row < inHeight;
        const begin = to + left * pixel;
        const end = isWithin ? begin + length : begin;
        if (begin > to) bytes.fill(0, to, begin);
        if (isWithin) bytes.copyWithin(begin, picture + row * length, picture + (row + 1) * length);
        if (to + pitch > end) bytes.fill(0, end, to + pitch);
      }
      yield { image, first, count, pointer, pitch };
    }
  }
}

/** Rows of the input that so many rows of the output are made from. */
function inputRows(outputs: number, { filterHeight, strideHeight }: ConvolutionShape): number {
  return (outputs - 1) * strideHeight + filterHeight;
}
