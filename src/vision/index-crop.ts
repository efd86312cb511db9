import type { IndexFrame } from './index-frame.ts';
import { normalise } from './finder.ts';
import type { Pyramid } from './pixels.ts';

/** The namer's input (`models/common/index_crop.py` cuts the same for training). */
export const CROP_WIDTH = 40;
export const CROP_HEIGHT = 64;
/** How far the crop reaches, in half sizes of the frame. */
const MARGIN = 1.45;
/** Picture pixels per crop pixel above which a coarser level is taken. */
const FINEST = 1.6;
const COARSEST_LEVEL = 4;

/** Writes the upright crop of an index into `out` at `offset`, CROP_HEIGHT x CROP_WIDTH x 3, normalised. */
export function cutIndex(
  pyramid: Pyramid,
  { middle, right, up }: IndexFrame,
  out: Float32Array,
  offset: number,
): void {
  let perPixel = (2 * Math.hypot(...right) * MARGIN) / CROP_WIDTH;
  let level = 0;
  for (; perPixel > FINEST && level < COARSEST_LEVEL; level += 1) perPixel /= 2;
  const k = 2 ** level;
  const { data, width, height } = pyramid.at(level);
  const acrossX = (2 * MARGIN * right[0]) / k / (CROP_WIDTH - 1);
  const acrossY = (2 * MARGIN * right[1]) / k / (CROP_WIDTH - 1);
  const downX = (-2 * MARGIN * up[0]) / k / (CROP_HEIGHT - 1);
  const downY = (-2 * MARGIN * up[1]) / k / (CROP_HEIGHT - 1);
  const startX = (middle[0] - right[0] * MARGIN + up[0] * MARGIN + 0.5) / k - 0.5;
  const startY = (middle[1] - right[1] * MARGIN + up[1] * MARGIN + 0.5) / k - 0.5;
  let to = offset;
  for (let row = 0; row < CROP_HEIGHT; row += 1) {
    for (let column = 0; column < CROP_WIDTH; column += 1, to += 3) {
      const x = clamp(startX + column * acrossX + row * downX, width - 1);
      const y = clamp(startY + column * acrossY + row * downY, height - 1);
      const x0 = Math.min(Math.floor(x), Math.max(width - 2, 0));
      const y0 = Math.min(Math.floor(y), Math.max(height - 2, 0));
      const fx = x - x0;
      const fy = y - y0;
      const at = (y0 * width + x0) * 4;
      const nextX = width > 1 ? 4 : 0;
      const nextY = height > 1 ? width * 4 : 0;
      for (let c = 0; c < 3; c += 1) {
        const i = at + c;
        const top = data[i]! * (1 - fx) + data[i + nextX]! * fx;
        const bottom = data[i + nextY]! * (1 - fx) + data[i + nextX + nextY]! * fx;
        out[to + c] = normalise(top * (1 - fy) + bottom * fy);
      }
    }
  }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
