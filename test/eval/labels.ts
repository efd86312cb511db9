import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Corners in order round the card, in shares of the picture's width and height. */
export type LabelledQuad = readonly (readonly [x: number, y: number])[];

/** What a folder's `labels.json` says of one picture, as far as it is used here. */
export interface PictureLabel {
  readonly file: string;
  readonly scene?: string;
  readonly cards: readonly { readonly card: string; readonly quad?: LabelledQuad | null }[];
  readonly dice?: readonly { readonly value: number }[];
  /** Whether the face-down cards were counted; where not, there are about as many as are labelled. */
  readonly backs_exact?: boolean;
  /** Every card has its corners, and there is nothing else: each place is compared. */
  readonly spots?: boolean;
  /** Its cards are not playing cards: nothing is counted. */
  readonly nonstandard?: boolean;
}

export function readLabels(folder: string): readonly PictureLabel[] {
  return JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as PictureLabel[];
}
