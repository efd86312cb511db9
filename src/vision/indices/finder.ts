import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { IndexFrame } from './index-frame.ts';
import { forEachPeak, logistic, logit, runOnPicture, type NetMap } from '../nets/picture-net.ts';
import type { Pixels } from '../pixels/pixels.ts';

/** Cells of the finder's map per pixel, and the units of its vectors (`models/finder/train/targets.py`). */
const STRIDE = 4;
const FRAME_UNIT = 2 * STRIDE;
const CENTRE_UNIT = 8 * STRIDE;
const CHANNELS = 9;
/** Sides must be whole multiples of the coarsest stride. */
const COARSEST = 32;
/** Of the levels that are enlarged to. */
const STRIDES = [16, 8, STRIDE];

/** Runs the index finder on one picture size; several sizes are its caller's to combine. */
export class IndexFinder {
  private readonly model: GraphModel;

  constructor(model: GraphModel) {
    this.model = model;
  }

  /** The indices in a picture, in its own pixels, where the heat is at least `threshold`. */
  find(picture: Pixels, threshold: number): IndexFrame[] {
    return decodeHeat(runOnPicture(this.model, picture, COARSEST, STRIDES), threshold);
  }

  dispose(): void {
    this.model.dispose();
  }
}

/** Peaks of the heat map, decoded to frames: 9 channels, the heat as a logit. */
export function decodeHeat(map: NetMap, threshold: number): IndexFrame[] {
  const frames: IndexFrame[] = [];
  forEachPeak(map, CHANNELS, 0, logit(threshold), (x, y, v) => {
    const middleX = (x + 0.5 + v[1]!) * STRIDE - 0.5;
    const middleY = (y + 0.5 + v[2]!) * STRIDE - 0.5;
    frames.push({
      middle: [middleX, middleY],
      right: [v[3]! * FRAME_UNIT, v[4]! * FRAME_UNIT],
      up: [v[5]! * FRAME_UNIT, v[6]! * FRAME_UNIT],
      centre: [middleX + v[7]! * CENTRE_UNIT, middleY + v[8]! * CENTRE_UNIT],
      score: logistic(v[0]!),
    });
  });
  return frames;
}
