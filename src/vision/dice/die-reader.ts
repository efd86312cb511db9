import type { GraphModel } from '@tensorflow/tfjs-converter';
import { DIE_FACES, type Colour, type DieDetection } from '../../table/die-detection.ts';
import { distance } from '../../table/points.ts';
import { median } from '../../table/statistics.ts';
import { runOnCrops } from '../nets/crop-net.ts';
import { surestDice, type FoundDie } from '../outlines/outliner.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { sampleColour } from '../pixels/sample.ts';
import { softmax } from '../nets/softmax.ts';

/** The die reader's input, and its side in sizes of the die (`models/die/train/net.py`). */
const CROP = 48;
const REACH = 1.6;
/** No die, then the faces. */
const CLASSES = 1 + DIE_FACES.length;
/** Picture pixels per crop pixel above which a coarser level of the pyramid is taken. */
const FINEST = 1.6;
/** Two looks at one die that agree may each be less sure by so much: specks pass for a die in one size of the picture alone. */
const AGREED = 0.9;
/** How far apart two looks at one die may be, in its size, and the larger by the smaller. */
const SAME_PLACE = 0.3;
const SAME_SIZE = 1.7;
/** How many times as large as the surest die another may show. */
const ONE_SIZE = 2.5;
/** Part of the crop, around its middle, that shows nothing but the die: where its colour is looked for. */
const BODY = 0.4;

/** A die as it was proposed and read. */
interface ReadDie extends FoundDie {
  readonly die: DieDetection;
}

/** Reads the top faces of dice that were found. */
export class DieReader {
  private readonly model: GraphModel;

  constructor(model: GraphModel) {
    this.model = model;
  }

  /**
   * The dice whose face is read with at least `least` probability, or nearly so where two proposals of one agree; others are likely
   * none. Those come first that most tell of, and most surely. sizes: times the
   * size that was proposed at which a die is looked at, each one where those before do not tell; the surest look counts.
   */
  read(
    pyramid: Pyramid,
    seen: readonly FoundDie[],
    least: number,
    [first, ...others]: readonly [number, ...number[]] = [1],
  ): DieDetection[] {
    if (seen.length === 0) return [];
    const once = this.#look(pyramid, resized(seen, first));
    const doubtful = seen.filter((_, i) => once[i]!.confidence < least);
    const again = others.map((size) => this.#look(pyramid, resized(doubtful, size)));
    const looked = seen.map((die, i): ReadDie => {
      const at = doubtful.indexOf(die);
      const looks = at < 0 ? [once[i]!] : [once[i]!, ...again.map((look) => look[at]!)];
      const best = looks.reduce((one, look) => (look.confidence > one.confidence ? look : one));
      const { centre, size, confidence } = best;
      return { centre, size, score: confidence * Math.sqrt(die.score), die: best };
    });
    const likely = looked.filter(({ die }) => die.confidence >= AGREED * least);
    const read = likely.flatMap((one) => {
      const alike = likely.filter((other) => other === one || areOneDie(one, other));
      if (one.die.confidence < least && alike.length === 1) return [];
      return [{ ...one, score: alike.reduce((sum, { score }) => sum + score, 0) }];
    });
    return ofOneSize(surestDice(read)).map(({ die }) => die);
  }

  /** One answer per die, in their order: its likeliest face, however unlikely. */
  #look(pyramid: Pyramid, dice: readonly FoundDie[]): DieDetection[] {
    if (dice.length === 0) return [];
    const length = CROP * CROP * 3;
    const crops = new Float32Array(dice.length * length);
    dice.forEach((die, i) => cutDie(pyramid, die, crops.subarray(i * length, (i + 1) * length)));
    const colours = dice.map((_, i) => bodyColour(crops.subarray(i * length, (i + 1) * length)));
    const logits = runOnCrops(this.model, crops, { height: CROP, width: CROP });
    return dice.map(({ centre, size }, i) => {
      const probabilities = softmax(logits.subarray(i * CLASSES, (i + 1) * CLASSES));
      const face = DIE_FACES.reduce((a, b) => (probabilities[b]! > probabilities[a]! ? b : a));
      return { face, centre, size, colour: colours[i]!, confidence: probabilities[face]! };
    });
  }

  dispose(): void {
    this.model.dispose();
  }
}

/** Whether what was found twice, in two sizes of the picture, is one die with one face up. */
function areOneDie(one: ReadDie, other: ReadDie): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return (
    one.die.face === other.die.face &&
    large.size < SAME_SIZE * small.size &&
    distance(one.centre, other.centre) < SAME_PLACE * large.size
  );
}

/** Those that are about as large as the surest: the dice of a table are alike, and it is not much longer than far. */
function ofOneSize<T extends FoundDie>(surestFirst: readonly T[]): readonly T[] {
  const [surest] = surestFirst;
  return surestFirst.filter(
    ({ size }) => size < surest!.size * ONE_SIZE && size > surest!.size / ONE_SIZE,
  );
}

function resized(dice: readonly FoundDie[], times: number): readonly FoundDie[] {
  return dice.map((die) => ({ ...die, size: die.size * times }));
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
