import type { Detection } from '../table/detection.ts';
import { conclude, look, type ReadingNets } from './look.ts';
import { Pyramid, type Pixels } from './pixels.ts';
import type { ReaderConfig } from './reader-config.ts';
import { snapOutline } from './snap-outline.ts';

/** The cards of a whole picture, places in its own pixels. */
export function readPicture(picture: Pixels, nets: ReadingNets, config: ReaderConfig): Detection[] {
  const pyramid = new Pyramid(picture);
  const seen = look(pyramid, nets, config, Math.max(picture.width, picture.height));
  return conclude(seen, nets.namer.classes, config).map((card) => ({
    ...card,
    outline: snapOutline(pyramid, card.outline),
  }));
}
