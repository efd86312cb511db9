import type { PictureReading } from '../../src/vision/card-reader.ts';
import { common, share } from './counting.ts';
import type { PictureLabel } from './labels.ts';

/** Figures over a folder; shares from 0 to 1, undefined where nothing was counted. */
export interface Figures {
  readonly pictures: number;
  readonly faces: number;
  readonly recall: number | undefined;
  readonly precision: number | undefined;
  readonly whollyRight: number | undefined;
  readonly unsure: number;
  readonly withoutFaces: number;
  readonly withoutFacesNamed: number;
}

const BACK = 'back';
const UNSURE = 'unsure';

/** Compares what was named with what is there, as multisets a picture. */
export function score(
  labels: readonly PictureLabel[],
  readings: ReadonlyMap<string, PictureReading>,
): Figures {
  let [faces, right, wrong, whole, withFaces, unsure, withoutFaces, withoutFacesNamed] =
    Array<number>(8).fill(0) as [number, number, number, number, number, number, number, number];
  for (const label of labels) {
    if (label.nonstandard) continue;
    const truth = label.cards.map(({ card }) => card).filter((card) => card !== BACK);
    const said = (readings.get(label.file)?.cards ?? []).map(({ card }) => card);
    const named = said.filter((card) => card !== BACK && card !== UNSURE);
    const hits = common(truth, named);
    faces += truth.length;
    right += hits;
    wrong += named.length - hits;
    unsure += said.filter((card) => card === UNSURE).length;
    if (truth.length > 0) {
      withFaces += 1;
      if (hits === truth.length && named.length === hits) whole += 1;
    } else {
      withoutFaces += 1;
      if (named.length > 0) withoutFacesNamed += 1;
    }
  }
  return {
    pictures: labels.length,
    faces,
    recall: share(right, faces),
    precision: share(right, right + wrong),
    whollyRight: share(whole, withFaces),
    unsure,
    withoutFaces,
    withoutFacesNamed,
  };
}
