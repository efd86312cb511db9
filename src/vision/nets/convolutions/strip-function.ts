import {
  add,
  constant,
  countDown,
  get,
  increase,
  join,
  load4,
  loadSplat,
  most4,
  repeat,
  set,
  splat,
  store4,
  type Code,
  type TimesPlus,
  type WasmFunction,
} from '../../pixels/wasm-code.ts';

/**
 * Outputs of a convolution for a strip of pixels and eight channels at once: each weight that is loaded serves for several
 * pixels, each input for eight channels, and all sums stay in registers.
 */

/** Channels at once. */
export const STRIP_CHANNELS = 8;
/** Pixels at once, at most: with two vectors of sums each, more do not fit into sixteen registers. */
export const MOST_PIXELS = 6;
/** Rounds of the innermost loop that are written out. */
const UNROLLED = 4;
const FLOAT = 4;
const VECTOR = 16;

export interface StripFunction {
  /**
   * Pointers and distances are in bytes.
   *
   * @param input of the first pixel: its topmost row, leftmost column
   * @param step from a pixel's input to the next one's
   * @param rows of the kernel
   * @param pitch from one row of the input to the next
   * @param length floats of the input that a row of the kernel spans
   * @param weights eight biases, then eight weights for every float of the input that the kernel spans
   * @param output of the first pixel
   * @param outStep from a pixel's output to the next one's
   * @param tiles of as many pixels as the function takes at once
   * @param least what is smaller becomes this: 0 for ReLU
   */
  (
    input: number,
    step: number,
    rows: number,
    pitch: number,
    length: number,
    weights: number,
    output: number,
    outStep: number,
    tiles: number,
    least: number,
  ): void;
}

export function stripName(pixels: number): string {
  return `strip${pixels}`;
}

/** The function that takes `pixels` at once. */
export function stripFunction(pixels: number, timesPlus: TimesPlus): WasmFunction {
  const [input, step, rows, pitch, length, weights, output, outStep, tiles] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ];
  const least = 9;
  const [weight, row, start, left] = [10, 11, 12, 13];
  const pointer = (pixel: number): number => 14 + pixel;
  const vectors = 14 + pixels;
  const sum = (pixel: number, half: number): number => vectors + 2 * pixel + half;
  const [lower, upper, value] = [0, 1, 2].map((n) => vectors + 2 * pixels + n) as [
    number,
    number,
    number,
  ];
  const pointFrom = (from: number): Code =>
    repeat(pixels, (i) =>
      set(pointer(i), i === 0 ? get(from) : add(get(pointer(i - 1)), get(step))),
    );
  const round = (n: number): Code =>
    join(
      set(lower, load4(get(weight), 2 * VECTOR * n)),
      set(upper, load4(get(weight), 2 * VECTOR * n + VECTOR)),
      repeat(pixels, (i) =>
        join(
          set(value, loadSplat(get(pointer(i)), FLOAT * n)),
          set(sum(i, 0), timesPlus(get(value), get(lower), get(sum(i, 0)))),
          set(sum(i, 1), timesPlus(get(value), get(upper), get(sum(i, 1)))),
        ),
      ),
    );
  const rounds = (count: number): Code =>
    countDown(
      left,
      count,
      join(
        repeat(count, round),
        increase(weight, constant(2 * VECTOR * count)),
        repeat(pixels, (i) => increase(pointer(i), constant(FLOAT * count))),
      ),
    );
  const finish = (i: number): Code => {
    const bounded = (half: number): Code => most4(get(sum(i, half)), splat(get(least)));
    return join(
      store4(get(output), bounded(0)),
      store4(get(output), bounded(1), VECTOR),
      increase(output, get(outStep)),
    );
  };
  const tile = join(
    repeat(2 * pixels, (n) => set(sum(n >> 1, n & 1), load4(get(weights), VECTOR * (n & 1)))),
    set(weight, add(get(weights), constant(2 * VECTOR))),
    set(start, get(input)),
    set(row, get(rows)),
    countDown(
      row,
      1,
      join(
        pointFrom(start),
        set(left, get(length)),
        rounds(UNROLLED),
        rounds(1),
        increase(start, get(pitch)),
      ),
    ),
    repeat(pixels, finish),
    repeat(pixels, () => increase(input, get(step))),
  );
  return {
    name: stripName(pixels),
    numbers: 9,
    floats: 1,
    own: { numbers: 4 + pixels, vectors: 2 * pixels + 3 },
    body: countDown(tiles, 1, tile),
  };
}

/** Floats of the weights for a strip's eight channels, biases in, for so many floats of the input. */
export function stripFloats(inputs: number): number {
  return STRIP_CHANNELS * (inputs + 1);
}
