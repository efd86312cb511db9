import type { IndexFrame } from './index-frame.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { sampleColour } from '../pixels/sample.ts';

/** The namer's input (`models/common/index_crop.py` cuts the same for training). */
export const CROP_WIDTH = 40;
export const CROP_HEIGHT = 64;
/** How far the crop reaches, in half sizes of the frame. */
const MARGIN = 1.45;
/** Picture pixels per crop pixel above which a coarser level is taken. */
const FINEST = 1.6;
const COARSEST_LEVEL = 4;

/** Writes the upright crop of an index into `out` at `offset`, CROP_HEIGHT x CROP_WIDTH x 3, 0 to 255. */
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
  const picture = pyramid.at(level);
  const acrossX = (2 * MARGIN * right[0]) / k / (CROP_WIDTH - 1);
  const acrossY = (2 * MARGIN * right[1]) / k / (CROP_WIDTH - 1);
  const downX = (-2 * MARGIN * up[0]) / k / (CROP_HEIGHT - 1);
  const downY = (-2 * MARGIN * up[1]) / k / (CROP_HEIGHT - 1);
  const startX = (middle[0] - right[0] * MARGIN + up[0] * MARGIN + 0.5) / k - 0.5;
  const startY = (middle[1] - right[1] * MARGIN + up[1] * MARGIN + 0.5) / k - 0.5;
  let to = offset;
  for (let row = 0; row < CROP_HEIGHT; row += 1) {
    for (let column = 0; column < CROP_WIDTH; column += 1, to += 3) {
      const x = startX + column * acrossX + row * downX;
      const y = startY + column * acrossY + row * downY;
      sampleColour(picture, x, y, out, to);
    }
  }
}
