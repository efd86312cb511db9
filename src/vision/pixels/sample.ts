import type { Pixels } from './pixels.ts';

/**
 * Writes the RGB of a place into `into` at `at`: interpolated between the four pixels around it, beyond the rim as at the
 * rim. x and y count pixel centres at whole numbers.
 */
export function sampleColour(
  { data, width, height }: Pixels,
  px: number,
  py: number,
  into: Float32Array,
  at: number,
): void {
  const x = Math.min(Math.max(px, 0), width - 1);
  const y = Math.min(Math.max(py, 0), height - 1);
  const x0 = Math.min(Math.floor(x), Math.max(width - 2, 0));
  const y0 = Math.min(Math.floor(y), Math.max(height - 2, 0));
  const fx = x - x0;
  const fy = y - y0;
  const right = width > 1 ? 4 : 0;
  const below = height > 1 ? width * 4 : 0;
  const first = (y0 * width + x0) * 4;
  for (let c = 0; c < 3; c += 1) {
    const i = first + c;
    const top = data[i]! * (1 - fx) + data[i + right]! * fx;
    const bottom = data[i + below]! * (1 - fx) + data[i + right + below]! * fx;
    into[at + c] = top * (1 - fy) + bottom * fy;
  }
}
