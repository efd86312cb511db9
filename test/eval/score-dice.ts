import type { PictureReading } from '../../src/vision/card-reader.ts';
import { common, share } from './counting.ts';
import type { PictureLabel } from './labels.ts';

export interface DieFigures {
  /** Dice in the pictures of dice, and how their faces were read. */
  readonly dice: number;
  readonly diceRecall: number | undefined;
  readonly dicePrecision: number | undefined;
  /** Dice seen in pictures that have none. */
  readonly diceOfOthers: number;
}

/** Compares top faces as multisets a picture. Pictures without labelled dice are taken to have none. */
export function scoreDice(
  labels: readonly PictureLabel[],
  readings: ReadonlyMap<string, PictureReading>,
): DieFigures {
  let [dice, right, said, diceOfOthers] = [0, 0, 0, 0];
  for (const label of labels) {
    const there = (label.dice ?? []).map(({ value }) => value);
    const seen = (readings.get(label.file)?.dice ?? []).map(({ face }): number => face);
    if (there.length === 0) {
      diceOfOthers += seen.length;
      continue;
    }
    dice += there.length;
    said += seen.length;
    right += common(there, seen);
  }
  return { dice, diceRecall: share(right, dice), dicePrecision: share(right, said), diceOfOthers };
}
