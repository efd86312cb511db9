import type { Detection } from '../table/detection.ts';
import type { DieDetection } from '../table/die-detection.ts';
import { plausibleDice } from './fits-among-cards.ts';
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
  const named = conclude(indices, nets.namer.classes, config);
  const outlines = seeOutlines(pyramid, nets, config, longest, named);
  const read = nets.dieReader.read(pyramid, outlines.dice, config.dieRead);
  const dice = plausibleDice(read, named);
  return {
    cards: reconcile(named, outlines.cards, config, dice).map((card) => ({
      ...card,
      outline: snapOutline(pyramid, card.outline),
    })),
    dice,
  };
}
