import type { Detection } from '../table/detection.ts';
import type { IndexFinder } from './finder.ts';
import { scaleFrame, suppressRepeats, type IndexFrame } from './index-frame.ts';
import { readIndices } from './index-reading.ts';
import { mergeIndices } from './merge-indices.ts';
import type { IndexNamer } from './namer.ts';
import { Pyramid, resize, type Pixels } from './pixels.ts';
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

/** Indices of all sizes: the finder looks at the picture large, for small cards, and smaller, for large ones. */
function findAtAllSizes(
  picture: Pixels,
  finder: IndexFinder,
  config: ReaderConfig,
): readonly IndexFrame[] {
  const longest = Math.max(picture.width, picture.height);
  const most =
    config.finderSides[0] / Math.min(config.finderSides[0], longest * config.mostEnlarged);
  let shown = picture;
  return suppressRepeats(
    config.finderSides.flatMap((side) => {
      const scale = side / most / longest;
      shown = resize(
        shown,
        Math.max(1, Math.round(picture.width * scale)),
        Math.max(1, Math.round(picture.height * scale)),
      );
      const back = picture.width / shown.width;
      return finder.find(shown, config.heat).map((frame) => scaleFrame(frame, back));
    }),
  );
}
