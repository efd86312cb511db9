/** A picture in memory: RGBA bytes, row by row from the top left. An `ImageData` is one. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Which source pixels make up each target pixel along one side, and by how much. */
interface Taps {
  readonly first: Int32Array;
  readonly weights: readonly Float32Array[];
}

/** Area averaging where the picture shrinks, linear interpolation where it grows. */
function makeTaps(from: number, to: number): Taps {
  const first = new Int32Array(to);
  const weights: Float32Array[] = [];
  const step = from / to;
  for (let i = 0; i < to; i += 1) {
    if (step <= 1) {
      const at = Math.min(Math.max((i + 0.5) * step - 0.5, 0), from - 1);
      const low = Math.min(Math.floor(at), Math.max(from - 2, 0));
      first[i] = low;
      weights.push(from === 1 ? Float32Array.of(1) : Float32Array.of(1 - (at - low), at - low));
      continue;
    }
    const start = i * step;
    const end = Math.min(start + step, from);
    const low = Math.floor(start);
    const high = Math.min(Math.ceil(end), from);
    const row = new Float32Array(high - low);
    for (let j = low; j < high; j += 1) {
      row[j - low] = (Math.min(end, j + 1) - Math.max(start, j)) / (end - start);
    }
    first[i] = low;
    weights.push(row);
  }
  return { first, weights };
}

/** The picture at another size; alpha becomes opaque. */
export function resize(picture: Pixels, width: number, height: number): Pixels {
  if (width === picture.width && height === picture.height) return picture;
  if (2 * width === picture.width && 2 * height === picture.height) return halve(picture);
  const columns = makeTaps(picture.width, width);
  const rows = makeTaps(picture.height, height);
  const narrow = resizeRows(picture, width, columns);
  const data = new Uint8ClampedArray(width * height * 4);
  const sums = new Float32Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    const weights = rows.weights[y]!;
    sums.fill(0);
    for (let k = 0; k < weights.length; k += 1) {
      const from = (rows.first[y]! + k) * width * 3;
      const weight = weights[k]!;
      for (let i = 0; i < sums.length; i += 1) sums[i]! += narrow[from + i]! * weight;
    }
    for (let x = 0, to = y * width * 4, i = 0; x < width; x += 1, to += 4, i += 3) {
      data[to] = sums[i]!;
      data[to + 1] = sums[i + 1]!;
      data[to + 2] = sums[i + 2]!;
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Every row brought to `width`, as RGB floats. */
function resizeRows(
  { data, width: from, height }: Pixels,
  width: number,
  taps: Taps,
): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let x = 0; x < width; x += 1) {
    const weights = taps.weights[x]!;
    const start = taps.first[x]!;
    for (let y = 0; y < height; y += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = 0, at = (y * from + start) * 4; k < weights.length; k += 1, at += 4) {
        const weight = weights[k]!;
        red += data[at]! * weight;
        green += data[at + 1]! * weight;
        blue += data[at + 2]! * weight;
      }
      const to = (y * width + x) * 3;
      out[to] = red;
      out[to + 1] = green;
      out[to + 2] = blue;
    }
  }
  return out;
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

/** The picture at half its size, each pixel the mean of four; an odd last row or column is left out. */
export function halve({ data, width: from, height: rows }: Pixels): Pixels {
  const width = Math.max(1, from >> 1);
  const height = Math.max(1, rows >> 1);
  const out = new Uint8ClampedArray(width * height * 4);
  const right = from > 1 ? 4 : 0;
  const below = rows > 1 ? from * 4 : 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (2 * y * from + 2 * x) * 4;
      const to = (y * width + x) * 4;
      for (let c = 0; c < 3; c += 1) {
        const i = at + c;
        out[to + c] =
          (data[i]! + data[i + right]! + data[i + below]! + data[i + below + right]!) / 4;
      }
      out[to + 3] = 255;
    }
  }
  return { width, height, data: out };
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
}
