import type { Detection } from '../table/detection.ts';
import type { DieDetection } from '../table/die-detection.ts';
import { conclude, look, type ReadingNets } from './look.ts';
import { Pyramid, type Pixels } from './pixels.ts';
import type { ReaderConfig } from './reader-config.ts';
import { reconcile } from './reconcile.ts';
import { seeOutlines } from './see-outlines.ts';
import { snapOutline } from './snap-outline.ts';

/** What is told of a picture, places in its own pixels. */
export interface Told {
  readonly cards: readonly Detection[];
  readonly dice: readonly DieDetection[];
}

/** The cards and dice of a whole picture. */
export function readPicture(picture: Pixels, nets: ReadingNets, config: ReaderConfig): Told {
  const pyramid = new Pyramid(picture);
  const longest = Math.max(picture.width, picture.height);
  const indices = look(pyramid, nets, config, longest);
  const outlines = seeOutlines(pyramid, nets, config, longest);
  const named = conclude(indices, nets.namer.classes, config);
  return {
    cards: reconcile(named, outlines.cards, config).map((card) => ({
      ...card,
      outline: snapOutline(pyramid, card.outline),
    })),
    dice: nets.dieReader.read(pyramid, outlines.dice, config.dieRead),
  };
}
