import { placeOutlines, type Outliner, type Outlines } from './outliner.ts';
import { resize, type Pixels } from './pixels.ts';
import type { ReaderConfig } from './reader-config.ts';

/**
 * Cards and dice as the outliner sees them. longest: the longest side of the whole picture, of which `picture` may be a
 * part: it is shown at the scale of the whole.
 */
export function seeOutlines(
  picture: Pixels,
  outliner: Outliner,
  config: ReaderConfig,
  longest: number,
): Outlines {
  const scale = Math.min(config.outlinerSide / longest, config.mostEnlarged);
  const shown = resize(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const outlines = outliner.look(shown, { card: config.cardHeat, die: config.dieHeat });
  return placeOutlines(outlines, picture.width / shown.width);
}
