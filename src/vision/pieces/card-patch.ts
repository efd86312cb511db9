import type { Point, Quad } from '../../table/detection.ts';
import type { Colour } from '../../table/die-detection.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { sampleColour } from '../pixels/sample.ts';

/** A card brought to one size: its pixels across and down, 36 a card width. */
export const PATCH_WIDTH = 36;
export const PATCH_HEIGHT = 50;
const PATCH_SIZE = PATCH_WIDTH * PATCH_HEIGHT;

/** Part of a patch, the brightest, that is taken to be paper. */
const PAPER_PART = 0.1;

/** A card seen upright: red, green and blue of each pixel as a screen shows them (0 to 255), row by row. */
export interface CardPatch {
  readonly outline: Quad;
  readonly colours: Float32Array;
  /** Mean of its brightest tenth: what is paper on most cards. */
  readonly brightest: Colour;
}

export function takePatch(picture: Pixels, outline: Quad): CardPatch {
  const colours = new Float32Array(3 * PATCH_SIZE);
  for (let y = 0; y < PATCH_HEIGHT; y += 1) {
    const [startX, startY] = placeOn(outline, [0.5, y + 0.5]);
    const [endX, endY] = placeOn(outline, [PATCH_WIDTH - 0.5, y + 0.5]);
    for (let x = 0; x < PATCH_WIDTH; x += 1) {
      const part = x / (PATCH_WIDTH - 1);
      // Outlines count pixel centres at halves, samples at whole numbers.
      const px = startX + part * (endX - startX) - 0.5;
      const py = startY + part * (endY - startY) - 0.5;
      sampleColour(picture, px, py, colours, 3 * (y * PATCH_WIDTH + x));
    }
  }
  return { outline, colours, brightest: brightestPart(colours) };
}

/** From a place on the patch to the picture: one card is too small for its perspective to matter. */
export function placeOn([a, b, c, d]: Quad, [patchX, patchY]: Point): Point {
  const x = patchX / PATCH_WIDTH;
  const y = patchY / PATCH_HEIGHT;
  const between = (axis: 0 | 1) =>
    (a[axis] * (1 - x) + b[axis] * x) * (1 - y) + (d[axis] * (1 - x) + c[axis] * x) * y;
  return [between(0), between(1)];
}

/**
 * How white paper shows in the light of a picture: the brightest tenth of each card, and of these the median of the
 * brighter half, so that neither backs without a white border nor one card with glare decide.
 */
export function paperWhite(patches: readonly CardPatch[]): Colour | undefined {
  const papers = patches
    .map(({ brightest }) => brightest)
    .sort((one, other) => sumOf(other) - sumOf(one));
  return papers[Math.floor(papers.length / 4)];
}

function brightestPart(colours: Float32Array): Colour {
  const sums = new Uint16Array(PATCH_SIZE);
  const counts = new Uint16Array(3 * 255 + 1);
  for (let i = 0; i < PATCH_SIZE; i += 1) {
    sums[i] = colours[3 * i]! + colours[3 * i + 1]! + colours[3 * i + 2]!;
    counts[sums[i]!]! += 1;
  }
  let least = counts.length - 1;
  for (let bright = counts[least]!; bright < PAPER_PART * PATCH_SIZE; bright += counts[least]!) {
    least -= 1;
  }
  const total: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < PATCH_SIZE; i += 1) {
    if (sums[i]! < least) continue;
    for (let c = 0; c < 3; c += 1) total[c]! += colours[3 * i + c]!;
    count += 1;
  }
  return [total[0] / count, total[1] / count, total[2] / count];
}

function sumOf([red, green, blue]: Colour): number {
  return red + green + blue;
}
