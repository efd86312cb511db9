import { compileResize, type ResizeFunctions } from './resize-functions.ts';
import type { Taps } from './taps.ts';

const PAGE = 65_536;
/** Floats of a pixel's colours, in bytes. */
const VECTOR = 16;
const FLOAT = 4;

/** Compiled at the first picture; null where that can't be. */
let functions: ResizeFunctions | null | undefined;

interface Picture {
  readonly width: number;
  /** RGBA, row by row. */
  readonly data: Uint8ClampedArray;
}

/** The pixels of a picture that is made of another's by these columns and rows; undefined where WebAssembly can't do it. */
export function resizeInWasm(
  { data, width }: Picture,
  columns: Taps,
  rows: Taps,
): Uint8ClampedArray | undefined {
  functions ??= compileResize() ?? null;
  if (functions === null) return undefined;
  const { memory, sumRows, addRows, mixColumns } = functions;
  const [across, down] = [columns.first.length, rows.first.length];
  const sums = aligned(data.length);
  const first = sums + width * VECTOR;
  const weights = first + across * FLOAT;
  const to = weights + columns.weights.length * FLOAT;
  const end = to + across * down * 4;
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  new Uint8Array(memory.buffer).set(data);
  new Int32Array(memory.buffer, first, across).set(columns.first.map((pixel) => pixel * VECTOR));
  new Float32Array(memory.buffer, weights).set(columns.weights);
  for (let y = 0; y < down; y += 1) {
    const row = (k: number): number => (rows.first[y]! + Math.min(k, rows.span - 1)) * width * 4;
    const weight = (k: number): number => (k < rows.span ? rows.weights[y * rows.span + k]! : 0);
    for (let k = 0; k < rows.span; k += 2) {
      const sum = k === 0 ? sumRows : addRows;
      sum(row(k), row(k + 1), sums, width, weight(k), weight(k + 1));
    }
    mixColumns(sums, first, weights, columns.span, to + y * across * 4, across);
  }
  return new Uint8ClampedArray(memory.buffer, to, across * down * 4).slice();
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / VECTOR) * VECTOR;
}
