import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder's `labels.json` says of one picture, as far as it is used here. */
export interface PictureLabel {
  readonly file: string;
  readonly scene?: string;
  readonly cards: readonly { readonly card: string }[];
  /** Its cards are not playing cards: nothing is counted. */
  readonly nonstandard?: boolean;
}

export function readLabels(folder: string): readonly PictureLabel[] {
  return JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as PictureLabel[];
}
