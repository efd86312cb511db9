import type { TensorInfo } from '@tensorflow/tfjs-core';
import { FLOAT_BYTES, type BackendMemory } from './backend-memory.ts';
import type { Compiled } from './compile.ts';
import { paddedRows, type ConvolutionShape } from './padded-rows.ts';
import { MOST_PIXELS, STRIP_CHANNELS, stripFloats } from './strip-function.ts';

/** So many bytes of input are gone through for all channels before the next: they stay in the nearest cache. */
const CHUNK = 16 * 1024;

/** What a convolution is made of, beside its shape. */
export interface ConvolutionInputs {
  readonly x: TensorInfo;
  readonly filter: TensorInfo;
  readonly bias?: TensorInfo | undefined;
}

/** A convolution without dilation, NHWC; outputs below `least` become that. */
export function convolve(
  memory: BackendMemory,
  compiled: Compiled,
  { x, filter, bias }: ConvolutionInputs,
  shape: ConvolutionShape,
  least: number,
): TensorInfo {
  const { inChannels, outChannels, outHeight, outWidth, filterHeight, filterWidth } = shape;
  const length = filterWidth * inChannels;
  const weights = packWeights(memory, filter, bias, shape);
  const outputs = memory.makeOutput(shape.outShape);
  const [from, to] = [memory.pointerOf(x), memory.pointerOf(outputs)];
  const [inPixel, outPixel] = [inChannels * FLOAT_BYTES, outChannels * FLOAT_BYTES];
  const blockBytes = stripFloats(filterHeight * length) * FLOAT_BYTES;
  const step = shape.strideWidth * inPixel;
  // Pixels are taken in tiles as equal in size as they come.
  const strip = (begin: number, pitch: number, pixels: number, line: number, block: number) => {
    const tiles = Math.ceil(pixels / MOST_PIXELS);
    const size = Math.floor(pixels / tiles);
    const larger = pixels % tiles;
    const own = weights + block * blockBytes;
    const end = line + block * STRIP_CHANNELS * FLOAT_BYTES;
    const take = (done: number, each: number, count: number) => {
      if (count === 0) return;
      const run = compiled.strips[each - 1]!;
      const [input, output] = [begin + done * step, end + done * outPixel];
      run(input, step, filterHeight, pitch, length, own, output, outPixel, count, least);
    };
    take(0, size + 1, larger);
    take(larger * (size + 1), size, tiles - larger);
  };
  // The last block first: where channels don't fill it, it writes into the next pixel, whose own come later.
  const lastBlock = Math.ceil(outChannels / STRIP_CHANNELS) - 1;
  if (isPointwise(shape)) {
    const pixels = shape.batchSize * outHeight * outWidth;
    const chunk = MOST_PIXELS * Math.ceil(CHUNK / inPixel / MOST_PIXELS);
    for (let start = 0; start < pixels; start += chunk) {
      const count = Math.min(chunk, pixels - start);
      for (let block = lastBlock; block >= 0; block -= 1) {
        strip(from + start * inPixel, 0, count, to + start * outPixel, block);
      }
    }
    return outputs;
  }
  for (const { image, first, count, pointer, pitch } of paddedRows(memory, from, shape)) {
    for (let block = lastBlock; block >= 0; block -= 1) {
      for (let row = 0; row < count; row += 1) {
        const line = (image * outHeight + first + row) * outWidth;
        const begin = pointer + row * shape.strideHeight * pitch;
        strip(begin, pitch, outWidth, to + line * outPixel, block);
      }
    }
  }
  return outputs;
}

function isPointwise(shape: ConvolutionShape): boolean {
  const { filterHeight, filterWidth, strideHeight, strideWidth } = shape;
  return [filterHeight, filterWidth, strideHeight, strideWidth].every((side) => side === 1);
}

/** The weights as strips take them: for every eight channels the biases, then the weights of each input. */
function packWeights(
  memory: BackendMemory,
  filter: TensorInfo,
  bias: TensorInfo | undefined,
  { filterHeight, filterWidth, inChannels, outChannels }: ConvolutionShape,
): number {
  const inputs = filterHeight * filterWidth * inChannels;
  const blockFloats = stripFloats(inputs);
  const blocks = Math.ceil(outChannels / STRIP_CHANNELS);
  return memory.keep(filter, bias, blocks * blockFloats, (packed) => {
    const weights = memory.floatsOf(filter);
    const biases = bias && memory.floatsOf(bias);
    packed.fill(0);
    for (let channel = 0; channel < outChannels; channel += 1) {
      const at = Math.floor(channel / STRIP_CHANNELS) * blockFloats + (channel % STRIP_CHANNELS);
      packed[at] = biases?.[channel] ?? 0;
      for (let input = 0; input < inputs; input += 1) {
        packed[at + (input + 1) * STRIP_CHANNELS] = weights[input * outChannels + channel]!;
      }
    }
  });
}
