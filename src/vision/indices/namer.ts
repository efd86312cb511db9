import type { GraphModel } from '@tensorflow/tfjs-converter';
import { runOnCrops } from '../nets/crop-net.ts';
import { CROP_HEIGHT, CROP_WIDTH, cutIndex } from './index-crop.ts';
import type { IndexFrame } from './index-frame.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { softmax } from '../nets/softmax.ts';

/** The namer's outputs in their order (`models/namer/weights/classes.json`); the last glyph is `reject`. */
export interface NamerClasses {
  readonly glyphs: readonly string[];
  readonly suits: readonly string[];
  /** Glyphs that the pack at hand is known to print, whether a picture shows them or not. */
  readonly printed?: readonly string[];
}

/** What the namer makes of one crop: a probability for each glyph (the last: no index at all) and each suit. */
export interface IndexName {
  readonly glyphs: Float32Array;
  readonly suits: Float32Array;
}

/** Crops that go through the net at once: more need more memory and gain nothing. */
const BATCH = 32;

/** Names upright crops of indices. */
export class IndexNamer {
  readonly classes: NamerClasses;
  private readonly model: GraphModel;

  constructor(model: GraphModel, classes: NamerClasses) {
    this.model = model;
    this.classes = classes;
  }

  /** One name per frame, in their order. */
  name(pyramid: Pyramid, frames: readonly IndexFrame[]): IndexName[] {
    const names: IndexName[] = [];
    for (let start = 0; start < frames.length; start += BATCH) {
      names.push(...this.nameBatch(pyramid, frames.slice(start, start + BATCH)));
    }
    return names;
  }

  dispose(): void {
    this.model.dispose();
  }

  private nameBatch(pyramid: Pyramid, frames: readonly IndexFrame[]): IndexName[] {
    const length = CROP_HEIGHT * CROP_WIDTH * 3;
    const crops = new Float32Array(frames.length * length);
    frames.forEach((frame, i) => cutIndex(pyramid, frame, crops, i * length));
    const logits = runOnCrops(this.model, crops, { height: CROP_HEIGHT, width: CROP_WIDTH });
    const glyphs = this.classes.glyphs.length;
    const width = glyphs + this.classes.suits.length;
    return frames.map((_, i) => ({
      glyphs: softmax(logits.subarray(i * width, i * width + glyphs)),
      suits: softmax(logits.subarray(i * width + glyphs, (i + 1) * width)),
    }));
  }
}
