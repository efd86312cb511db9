import type { GraphModel } from '@tensorflow/tfjs-converter';
import type { Quad } from '../../table/detection.ts';
import { runOnCrops } from '../nets/crop-net.ts';
import { cutOutlines, type OutlineCrop } from './outline-crop.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { softmax } from '../nets/softmax.ts';

/** The sider's input (`models/sider/train/net.py`). */
const CROP: OutlineCrop = { width: 32, height: 40, margin: 0.16 };
const CLASSES = 3;

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
    const logits = runOnCrops(this.model, cutOutlines(pyramid, outlines, CROP), CROP);
    return outlines.map((_, i) => {
      const [, back, face] = softmax(logits.subarray(i * CLASSES, (i + 1) * CLASSES));
      return { back: back!, face: face! };
    });
  }

  dispose(): void {
    this.model.dispose();
  }
}
