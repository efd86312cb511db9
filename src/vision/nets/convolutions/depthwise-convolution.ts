import type { TensorInfo } from '@tensorflow/tfjs-core';
import { FLOAT_BYTES, type BackendMemory } from './backend-memory.ts';
import type { Compiled } from './compile.ts';
import type { ConvolutionInputs } from './convolution.ts';
import {
  DEPTHWISE_CHANNELS,
  DEPTHWISE_PIXELS,
  DEPTHWISE_SIDE,
  type DepthwiseStride,
} from './depthwise-function.ts';
import { paddedRows, type ConvolutionShape } from './padded-rows.ts';

/** So many bytes of input are gone through for all channels before the next: they stay in the nearest cache. */
const CHUNK = 16 * 1024;

/** Whether `convolveDepthwise` can do it. */
export function isDepthwiseShape(shape: ConvolutionShape): boolean {
  const { filterHeight, filterWidth, strideHeight, strideWidth } = shape;
  return (
    filterHeight === DEPTHWISE_SIDE &&
    filterWidth === DEPTHWISE_SIDE &&
    strideHeight === strideWidth &&
    (strideWidth === 1 || strideWidth === 2) &&
    shape.inChannels % DEPTHWISE_CHANNELS === 0 &&
    shape.outChannels === shape.inChannels &&
    shape.outWidth >= DEPTHWISE_PIXELS
  );
}

/** A depthwise 3x3 convolution without dilation, NHWC. */
export function convolveDepthwise(
  memory: BackendMemory,
  compiled: Compiled,
  { x, filter }: ConvolutionInputs,
  shape: ConvolutionShape,
): TensorInfo {
  const { inChannels, outHeight, outWidth } = shape;
  const stride = shape.strideWidth as DepthwiseStride;
  const run = compiled.depthwise[stride];
  const output = memory.makeOutput(shape.outShape);
  const [from, to] = [memory.pointerOf(x), memory.pointerOf(output)];
  const weights = memory.pointerOf(filter);
  const pixel = inChannels * FLOAT_BYTES;
  const blocks = inChannels / DEPTHWISE_CHANNELS;
  const atOnce = Math.max(1, Math.floor(CHUNK / (DEPTHWISE_SIDE * stride * pixel) / 2)) * 2;
  for (const { image, first, count, pointer, pitch } of paddedRows(memory, from, shape)) {
    for (let row = 0; row < count; row += 1) {
      const input = pointer + row * stride * pitch;
      const end = to + (image * outHeight + first + row) * outWidth * pixel;
      const take = (start: number, pairs: number) => {
        const begin = input + start * stride * pixel;
        run(begin, pitch, pixel, weights, end + start * pixel, pairs, blocks);
      };
      for (let start = 0; start < outWidth; start += atOnce) {
        take(start, Math.min(atOnce, outWidth - start) >> 1);
      }
      // The last of an odd number is done together with the one before, which is done twice.
      if (outWidth % DEPTHWISE_PIXELS !== 0) take(outWidth - DEPTHWISE_PIXELS, 1);
    }
  }
  return output;
}
