import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { Point, Quad } from '../table/detection.ts';
import { fitHomography, project, type Homography } from '../table/homography.ts';
import { heightVector, widthVector } from '../table/quads.ts';
import { runOnCrops } from './crop-net.ts';
import type { Pyramid } from './pixels.ts';
import { sampleColour } from './sample.ts';
import { softmax } from './softmax.ts';

/** The sider's input, and how far it reaches beyond the outline, in its sides (`models/sider/train/net.py`). */
const CROP = { width: 32, height: 40 };
const MARGIN = 0.16;
/** Picture pixels per crop pixel above which a coarser level of the pyramid is taken. */
const FINEST = 1.6;
const CLASSES = 3;

/** Corners of the outline, from 0 to 1 along its width and height. */
const UNIT: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** How likely an outline is that of a card that lies so; the rest is that it is no card's. */
export interface SideChances {
  readonly back: number;
  readonly face: number;
}

/** Tells which side of a card is up. */
export class SideReader {
  private readonly model: GraphModel;

  constructor(model: GraphModel) {
    this.model = model;
  }

  /** One answer per outline, in their order. */
  read(pyramid: Pyramid, outlines: readonly Quad[]): SideChances[] {
    if (outlines.length === 0) return [];
    const length = CROP.width * CROP.height * 3;
    const crops = new Float32Array(outlines.length * length);
    outlines.forEach((outline, i) =>
      cutOutline(pyramid, outline, crops.subarray(i * length, (i + 1) * length)),
    );
    const logits = runOnCrops(this.model, crops, CROP);
    return outlines.map((_, i) => {
      const [, back, face] = softmax(logits.subarray(i * CLASSES, (i + 1) * CLASSES));
      return { back: back!, face: face! };
    });
  }

  dispose(): void {
    this.model.dispose();
  }
}

/** Writes what lies within and a little around an outline, CROP.height x CROP.width x 3, 0 to 255. */
function cutOutline(pyramid: Pyramid, outline: Quad, into: Float32Array): void {
  const map = fitHomography(UNIT.map((from, i) => ({ from, to: outline[i]! })));
  if (map === undefined) return;
  const wide = Math.max(
    Math.hypot(...widthVector(outline)) / CROP.width,
    Math.hypot(...heightVector(outline)) / CROP.height,
  );
  let level = 0;
  for (let perPixel = wide * (1 + 2 * MARGIN); perPixel > FINEST; perPixel /= 2) level += 1;
  const picture = pyramid.at(level);
  for (let row = 0, at = 0; row < CROP.height; row += 1) {
    for (let column = 0; column < CROP.width; column += 1, at += 3) {
      const [x, y] = placeOf(map, column, row);
      sampleColour(picture, x / 2 ** level - 0.5, y / 2 ** level - 0.5, into, at);
    }
  }
}

function placeOf(map: Homography, column: number, row: number): Point {
  const along = (pixel: number, pixels: number): number =>
    ((pixel + 0.5) / pixels) * (1 + 2 * MARGIN) - MARGIN;
  return project(map, [along(column, CROP.width), along(row, CROP.height)]);
}
