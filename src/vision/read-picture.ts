import type { Detection } from '../table/detection.ts';
import { findAtAllSizes } from './find-indices.ts';
import type { IndexFinder } from './finder.ts';
import { readIndices } from './index-reading.ts';
import { mergeIndices } from './merge-indices.ts';
import type { IndexNamer } from './namer.ts';
import { Pyramid, type Pixels } from './pixels.ts';
import { snapOutline } from './snap-outline.ts';
import type { ReaderConfig } from './reader-config.ts';

/** The nets a reading needs. */
export interface ReadingNets {
  readonly finder: IndexFinder;
  readonly namer: IndexNamer;
}

/** The cards of a whole picture, places in its own pixels. */
export function readPicture(
  picture: Pixels,
  { finder, namer }: ReadingNets,
  config: ReaderConfig,
): Detection[] {
  const frames = findAtAllSizes(picture, finder, config);
  const pyramid = new Pyramid(picture);
  const names = namer.name(pyramid, frames);
  const cards = mergeIndices(readIndices(frames, names, namer.classes, config.reject), config);
  return cards.map((card) => ({ ...card, outline: snapOutline(pyramid, card.outline) }));
}
