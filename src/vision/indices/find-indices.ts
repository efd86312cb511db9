import type { IndexFinder } from './finder.ts';
import { scaleFrame, suppressRepeats, type IndexFrame } from './index-frame.ts';
import { resize, type Pixels } from '../pixels/pixels.ts';
import type { ReaderConfig } from '../reader-config.ts';

/**
 * Indices of all sizes: the finder looks at the picture large, for small cards, and smaller, for large ones. longest: the
 * longest side of the whole picture, of which `picture` may be a part: it is shown at the scales of the whole.
 */
export function findAtAllSizes(
  picture: Pixels,
  finder: IndexFinder,
  config: ReaderConfig,
  longest: number,
): readonly IndexFrame[] {
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
