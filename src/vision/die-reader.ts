import type { GraphModel } from '@tensorflow/tfjs-converter';
import { DIE_FACES, type Colour, type DieDetection } from '../table/die-detection.ts';
import { median } from '../table/statistics.ts';
import { runOnCrops } from './crop-net.ts';
import type { FoundDie } from './outliner.ts';
import type { Pyramid } from './pixels.ts';
import { sampleColour } from './sample.ts';
import { softmax } from './softmax.ts';

/** The die reader's input, and its side in sizes of the die (`models/die/train/net.py`). */
const CROP = 48;
const REACH = 1.6;
/** No die, then the faces. */
const CLASSES = 1 + DIE_FACES.length;
/** Picture pixels per crop pixel above which a coarser level of the pyramid is taken. */
const FINEST = 1.6;
/** Part of the crop, around its middle, that shows nothing but the die: where its colour is looked for. */
const BODY = 0.4;

/** Reads the top faces of dice that were found. */
export class DieReader {
  private readonly model: GraphModel;

  constructor(model: GraphModel) {
    this.model = model;
  }

  /** The dice whose face is read with at least `least` probability; others are likely none. */
  read(pyramid: Pyramid, seen: readonly FoundDie[], least: number): DieDetection[] {
    if (seen.length === 0) return [];
    const length = CROP * CROP * 3;
    const crops = new Float32Array(seen.length * length);
    seen.forEach((die, i) => cutDie(pyramid, die, crops.subarray(i * length, (i + 1) * length)));
    const colours = seen.map((_, i) => bodyColour(crops.subarray(i * length, (i + 1) * length)));
    const logits = runOnCrops(this.model, crops, { height: CROP, width: CROP });
    return seen.flatMap(({ centre, size }, i) => {
      const probabilities = softmax(logits.subarray(i * CLASSES, (i + 1) * CLASSES));
      const face = DIE_FACES.reduce((a, b) => (probabilities[b]! > probabilities[a]! ? b : a));
      const confidence = probabilities[face]!;
      if (confidence < least) return [];
      return [{ face, centre, size, colour: colours[i]!, confidence }];
    });
  }

  dispose(): void {
    this.model.dispose();
  }
}

/** Writes the crop around a die, CROP x CROP x 3, 0 to 255. */
function cutDie(pyramid: Pyramid, { centre, size }: FoundDie, into: Float32Array): void {
  let perPixel = (size * REACH) / CROP;
  let level = 0;
  for (; perPixel > FINEST; level += 1) perPixel /= 2;
  const picture = pyramid.at(level);
  const [x, y] = centre.map((place) => place / 2 ** level - 0.5) as [number, number];
  for (let row = 0, at = 0; row < CROP; row += 1) {
    for (let column = 0; column < CROP; column += 1, at += 3) {
      const dx = (column + 0.5 - CROP / 2) * perPixel;
      const dy = (row + 0.5 - CROP / 2) * perPixel;
      sampleColour(picture, x + dx, y + dy, into, at);
    }
  }
}

/** The median of each of red, green and blue: pips cover less than half of a face. */
function bodyColour(crop: Float32Array): Colour {
  const from = Math.round((CROP * (1 - BODY)) / 2);
  const seen: [number[], number[], number[]] = [[], [], []];
  for (let row = from; row < CROP - from; row += 1) {
    for (let column = from; column < CROP - from; column += 1) {
      seen.forEach((values, c) => values.push(crop[(row * CROP + column) * 3 + c]!));
    }
  }
  return seen.map((values) => Math.round(median(values))) as unknown as Colour;
}
