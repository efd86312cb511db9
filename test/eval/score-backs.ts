import { areaOf, centreOf, distanceTo } from '../../src/table/quads.ts';
import type { Quad } from '../../src/table/detection.ts';
import type { PictureReading } from '../../src/vision/card-reader.ts';
import { share } from './counting.ts';
import type { LabelledQuad, PictureLabel } from './labels.ts';

const BACK = 'back';

export interface BackFigures {
  /** Face-down cards in the pictures where they were counted, and how they were found. */
  readonly backs: number;
  readonly backRecall: number | undefined;
  readonly backPrecision: number | undefined;
  /** Pictures labelled place by place, and those in which every place and nothing else was seen as it is. */
  readonly spotPictures: number;
  readonly spotsRight: number;
  /** Places in all of them, and those seen otherwise than they are, or seen where nothing is. */
  readonly spots: number;
  readonly spotsWrong: number;
}

/** Compares the number of backs a picture, and, where places are labelled, what lies at each. */
export function scoreBacks(
  labels: readonly PictureLabel[],
  readings: ReadonlyMap<string, PictureReading>,
): BackFigures {
  let [backs, right, wrong, spotPictures, spotsRight, spots, spotsWrong] = [0, 0, 0, 0, 0, 0, 0];
  for (const label of labels) {
    const reading = readings.get(label.file);
    if (label.backs_exact !== false) {
      const there = label.cards.filter(({ card }) => card === BACK).length;
      const said = reading?.cards.filter(({ card }) => card === BACK).length ?? 0;
      backs += there;
      right += Math.min(there, said);
      wrong += Math.max(0, said - there);
    }
    if (label.spots === true) {
      const mistakes = reading === undefined ? label.cards.length : countMistakes(label, reading);
      spotPictures += 1;
      spots += label.cards.length;
      spotsWrong += mistakes;
      if (mistakes === 0) spotsRight += 1;
    }
  }
  return {
    backs,
    backRecall: share(right, backs),
    backPrecision: share(right, right + wrong),
    spotPictures,
    spotsRight,
    spots,
    spotsWrong,
  };
}

/** Places that are not covered by exactly one card of the right name, and cards that lie at no place. */
function countMistakes({ cards }: PictureLabel, { cards: said, width, height }: PictureReading) {
  const free = new Set(said);
  let mistakes = 0;
  for (const { card, quad } of cards) {
    const place = toPixels(quad ?? [], width, height);
    const here = [...free].filter(({ outline }) => distanceTo(place, centreOf(outline)) === 0);
    for (const each of here) free.delete(each);
    const [only] = here;
    const fits = only !== undefined && here.length === 1 && only.card === card;
    if (!fits || Math.abs(Math.log(areaOf(only.outline) / areaOf(place))) > Math.LN2) mistakes += 1;
  }
  return mistakes + free.size;
}

function toPixels(quad: LabelledQuad, width: number, height: number): Quad {
  return quad.map(([x, y]) => [x * width, y * height]) as unknown as Quad;
}
