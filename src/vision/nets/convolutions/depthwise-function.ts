import {
  add,
  constant,
  countDown,
  get,
  increase,
  join,
  load4,
  repeat,
  set,
  store4,
  subtract,
  times4,
  type Code,
  type TimesPlus,
  type WasmFunction,
} from '../../pixels/wasm-code.ts';

/** Outputs of a depthwise 3x3 convolution for a row of pixels, two pixels and four channels at once. */

/** Channels at once. */
export const DEPTHWISE_CHANNELS = 4;
/** Pixels at once: a pair shares inputs. */
export const DEPTHWISE_PIXELS = 2;
/** Rows and columns of the kernel. */
export const DEPTHWISE_SIDE = 3;
const SIDE = DEPTHWISE_SIDE;
const VECTOR = 16;

export type DepthwiseStride = 1 | 2;

export interface DepthwiseFunction {
  /**
   * Pointers and distances are in bytes.
   *
   * @param input of the first pixel: its topmost row, leftmost column
   * @param pitch from one row of the input to the next
   * @param pixel from one pixel of the input or output to the next, and from one weight of a channel to the next
   * @param weights row by row, channels innermost
   * @param output of the first pixel
   * @param pairs of pixels
   * @param blocks of four channels
   */
  (
    input: number,
    pitch: number,
    pixel: number,
    weights: number,
    output: number,
    pairs: number,
    blocks: number,
  ): void;
}

export function depthwiseName(stride: DepthwiseStride): string {
  return `depthwise${stride}`;
}

export function depthwiseFunction(stride: DepthwiseStride, timesPlus: TimesPlus): WasmFunction {
  const [input, pitch, pixel, weights, output, pairs, blocks] = [0, 1, 2, 3, 4, 5, 6];
  const [weight, to, left] = [7, 8, 9];
  const pointer = (row: number): number => 10 + row;
  const vectors = 13;
  const tap = (row: number, column: number): number => vectors + row * SIDE + column;
  const sum = (which: number): number => vectors + SIDE * SIDE + which;
  const value = vectors + SIDE * SIDE + DEPTHWISE_PIXELS;
  const columns = SIDE + stride;
  /** Adds a value of the input to the sums of the pixels whose kernels reach it. */
  const use = (row: number, column: number): Code =>
    repeat(DEPTHWISE_PIXELS, (which) => {
      const at = column - which * stride;
      if (at < 0 || at >= SIDE) return [];
      const isFirst = row === 0 && at === 0;
      const product = isFirst
        ? times4(get(value), get(tap(row, at)))
        : timesPlus(get(value), get(tap(row, at)), get(sum(which)));
      return set(sum(which), product);
    });
  const pair = join(
    repeat(columns, (column) =>
      repeat(SIDE, (row) =>
        join(
          set(value, load4(get(pointer(row)))),
          use(row, column),
          increase(pointer(row), get(pixel)),
        ),
      ),
    ),
    store4(get(to), get(sum(0))),
    increase(to, get(pixel)),
    store4(get(to), get(sum(1))),
    increase(to, get(pixel)),
    // Back to where the next pair begins.
    repeat(SIDE, (row) =>
      repeat(columns - DEPTHWISE_PIXELS * stride, () =>
        set(pointer(row), subtract(get(pointer(row)), get(pixel))),
      ),
    ),
  );
  const block = join(
    set(weight, get(weights)),
    repeat(SIDE * SIDE, (n) =>
      join(
        set(tap(Math.floor(n / SIDE), n % SIDE), load4(get(weight))),
        increase(weight, get(pixel)),
      ),
    ),
    repeat(SIDE, (row) =>
      set(pointer(row), row === 0 ? get(input) : add(get(pointer(row - 1)), get(pitch))),
    ),
    set(to, get(output)),
    set(left, get(pairs)),
    countDown(left, 1, pair),
    increase(input, constant(VECTOR)),
    increase(weights, constant(VECTOR)),
    increase(output, constant(VECTOR)),
  );
  return {
    name: depthwiseName(stride),
    numbers: 7,
    floats: 0,
    own: { numbers: 6, vectors: SIDE * SIDE + DEPTHWISE_PIXELS + 1 },
    body: countDown(blocks, 1, block),
  };
}
