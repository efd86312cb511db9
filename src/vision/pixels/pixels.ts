import { resizeInWasm } from './resize-in-wasm.ts';
import { makeTaps, type Taps } from './taps.ts';

/** A picture in memory: RGBA bytes, row by row from the top left. An `ImageData` is one. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The picture at another size; alpha becomes opaque. */
export function resize(picture: Pixels, width: number, height: number): Pixels {
  if (width === picture.width && height === picture.height) return picture;
  if (2 * width === picture.width && 2 * height === picture.height) return halve(picture);
  const columns = makeTaps(picture.width, width);
  const rows = makeTaps(picture.height, height);
  const data = resizeInWasm(picture, columns, rows) ?? resizeInScript(picture, columns, rows);
  return { width, height, data };
}

/** What `resizeInWasm` does, where a browser can't run that. */
export function resizeInScript(picture: Pixels, columns: Taps, rows: Taps): Uint8ClampedArray {
  const { span, first, weights } = columns;
  const [width, height] = [first.length, rows.first.length];
  const data = new Uint8ClampedArray(width * height * 4);
  const sums = new Float32Array(picture.width * 4);
  for (let y = 0; y < height; y += 1) {
    sumRows(picture, rows, y, sums);
    for (let x = 0, to = y * width * 4; x < width; x += 1, to += 4) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = 0, at = first[x]! * 4; k < span; k += 1, at += 4) {
        const weight = weights[x * span + k]!;
        red += sums[at]! * weight;
        green += sums[at + 1]! * weight;
        blue += sums[at + 2]! * weight;
      }
      data[to] = red;
      data[to + 1] = green;
      data[to + 2] = blue;
      data[to + 3] = 255;
    }
  }
  return data;
}

/** Weighted sum of the rows that make up row `y`, into `sums`: rows before columns, as they lie in memory. */
function sumRows(
  { data, width }: Pixels,
  { span, first, weights }: Taps,
  y: number,
  sums: Float32Array,
): void {
  const length = width * 4;
  const from = first[y]! * length;
  const at = y * span;
  // Two rows at once: most of the time goes into reading and writing the sums.
  for (let k = 0; k < span; k += 2) {
    const [upper, lower] = [from + k * length, from + Math.min(k + 1, span - 1) * length];
    const [ofUpper, ofLower] = [weights[at + k]!, k + 1 < span ? weights[at + k + 1]! : 0];
    if (k === 0) {
      for (let i = 0; i < length; i += 1) {
        sums[i] = data[upper + i]! * ofUpper + data[lower + i]! * ofLower;
      }
    } else {
      for (let i = 0; i < length; i += 1) {
        sums[i]! += data[upper + i]! * ofUpper + data[lower + i]! * ofLower;
      }
    }
  }
}

/** A part of the picture, from `left`, `top` to just before `right`, `bottom`, whole pixels within it. */
export function cutOut(
  { data, width }: Pixels,
  {
    left,
    top,
    right,
    bottom,
  }: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
): Pixels {
  const row = (right - left) * 4;
  const out = new Uint8ClampedArray(row * (bottom - top));
  for (let y = top; y < bottom; y += 1) {
    const from = (y * width + left) * 4;
    out.set(data.subarray(from, from + row), (y - top) * row);
  }
  return { width: right - left, height: bottom - top, data: out };
}

/** Red and blue of a pixel taken as one number: two sums of four fit into it side by side, and green into another. */
const RED_AND_BLUE = 0x00ff00ff;
const ONES = 0x00010001;
const OPAQUE = 0xff000000;

/** The picture at half its size, each pixel the mean of four; an odd last row or column is left out. */
export function halve({ data, width: from, height: rows }: Pixels): Pixels {
  const width = Math.max(1, from >> 1);
  const height = Math.max(1, rows >> 1);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, from * rows);
  const halved = new Uint32Array(width * height);
  const right = from > 1 ? 1 : 0;
  const below = rows > 1 ? from : 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = 2 * y * from, to = y * width; x < width; x += 1, at += 2, to += 1) {
      const a = pixels[at]!;
      const b = pixels[at + right]!;
      const c = pixels[at + below]!;
      const d = pixels[at + below + right]!;
      const redAndBlue =
        (a & RED_AND_BLUE) + (b & RED_AND_BLUE) + (c & RED_AND_BLUE) + (d & RED_AND_BLUE);
      const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
      halved[to] = (quarter(redAndBlue) & RED_AND_BLUE) | ((quarter(green) & 255) << 8) | OPAQUE;
    }
  }
  return { width, height, data: new Uint8ClampedArray(halved.buffer) };
}

/** A quarter of each of two sums, halves to the even number, as the bytes of a picture are rounded. */
function quarter(sums: number): number {
  return (sums + ONES + ((sums >>> 2) & ONES)) >>> 2;
}

/** A picture and its halvings, each made when first asked for. */
export class Pyramid {
  private readonly levels: Pixels[];

  constructor(picture: Pixels) {
    this.levels = [picture];
  }

  /** The picture halved `level` times. */
  at(level: number): Pixels {
    let last = this.levels.at(-1)!;
    while (this.levels.length <= level) {
      last = halve(last);
      this.levels.push(last);
    }
    return this.levels[level]!;
  }

  /** The picture at another size, made from the level next above it: of a large picture most of the work is done. */
  sized(width: number, height: number): Pixels {
    const [whole] = this.levels as [Pixels];
    const times = Math.min(whole.width / width, whole.height / height);
    return resize(this.at(Math.max(0, Math.floor(Math.log2(times)))), width, height);
  }
}
