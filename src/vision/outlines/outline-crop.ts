import type { Quad } from '../../table/detection.ts';
import { fitHomography, project } from '../../table/homography.ts';
import { heightVector, widthVector } from '../../table/quads.ts';
import type { CropSize } from '../nets/crop-net.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { sampleColour } from '../pixels/sample.ts';

/** Picture pixels per crop pixel above which a coarser level of the pyramid is taken. */
const FINEST = 1.6;

/** Corners of the outline, from 0 to 1 along its width and height. */
const UNIT: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** A crop within an outline: its size, and how far it reaches beyond the outline, in the outline's sides. */
export interface OutlineCrop extends CropSize {
  readonly margin: number;
}

/** Upright crops of what lies within outlines and a little around them, RGB from 0 to 255, one after the other. */
export function cutOutlines(
  pyramid: Pyramid,
  outlines: readonly Quad[],
  crop: OutlineCrop,
): Float32Array {
  const length = crop.width * crop.height * 3;
  const crops = new Float32Array(outlines.length * length);
  outlines.forEach((outline, i) =>
    cutOutline(pyramid, outline, crop, crops.subarray(i * length, (i + 1) * length)),
  );
  return crops;
}

function cutOutline(
  pyramid: Pyramid,
  outline: Quad,
  { width, height, margin }: OutlineCrop,
  into: Float32Array,
): void {
  const map = fitHomography(UNIT.map((from, i) => ({ from, to: outline[i]! })));
  if (map === undefined) return;
  const wide = Math.max(
    Math.hypot(...widthVector(outline)) / width,
    Math.hypot(...heightVector(outline)) / height,
  );
  let level = 0;
  for (let perPixel = wide * (1 + 2 * margin); perPixel > FINEST; perPixel /= 2) level += 1;
  const picture = pyramid.at(level);
  const along = (pixel: number, pixels: number): number =>
    ((pixel + 0.5) / pixels) * (1 + 2 * margin) - margin;
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 3) {
      const [x, y] = project(map, [along(column, width), along(row, height)]);
      sampleColour(picture, x / 2 ** level - 0.5, y / 2 ** level - 0.5, into, at);
    }
  }
}
