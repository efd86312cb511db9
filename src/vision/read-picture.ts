import type { Detection, Quad } from '../table/detection.ts';
import type { DieDetection } from '../table/die-detection.ts';
import { isCardShaped, isLargerThanDice, plausibleDice } from './outlines/fits-among-cards.ts';
import { trustAlikeBacks, trustedBacks } from './backs/alike-backs.ts';
import { conclude, type ReadingNets } from './look.ts';
import { lookIn } from './backs/look-within.ts';
import { seekAlikeBacks } from './backs/seek-alike.ts';
import { tellOverlappedBacks } from './backs/overlapped-backs.ts';
import { brighten } from './pixels/brighten.ts';
import { Pyramid, type Pixels } from './pixels/pixels.ts';
import { areAcross } from './outlines/quad-overlap.ts';
import type { ReaderConfig } from './reader-config.ts';
import { reconcile } from './reconcile.ts';
import { seePicture } from './see-picture.ts';
import { snapOutline } from './outlines/snap-outline.ts';
import { doubtSecondCopies } from './faces/second-copies.ts';
import { weighFaces, withUnread } from './faces/weigh-faces.ts';

/** What is told of a picture, places in its own pixels. */
export interface Told {
  readonly cards: readonly Detection[];
  readonly dice: readonly DieDetection[];
}

/** The cards and dice of a whole picture. */
export function readPicture(picture: Pixels, nets: ReadingNets, config: ReaderConfig): Told {
  const pyramid = new Pyramid(brighten(picture));
  const { indices, outlines } = seePicture(pyramid, nets, config);
  const named = conclude(indices, nets.namer.classes, config);
  const { least, sizes } = config.dieReadStill;
  const lookAt = lookIn(pyramid);
  const snap = once((outline: Quad) => snapOutline(pyramid, outline));
  const alike = trustAlikeBacks(outlines.cards, named, lookAt, snap);
  const seen = seekAlikeBacks(alike, named, lookAt, snap);
  const read = nets.dieReader.read(pyramid, outlines.dice, least, sizes);
  const dice = plausibleDice(read, named, trustedBacks(seen));
  const told = reconcile(named, seen, config, dice);
  const rough = withUnread(told, seen, config);
  const placed = rough.map((card) => {
    const isFree = !rough.some((one) => one !== card && areAcross(card.outline, one.outline));
    return { ...card, outline: snapOutline(pyramid, card.outline, isFree) };
  });
  const weighed = weighFaces(pyramid, placed, nets.facer, config);
  const cards = doubtSecondCopies(weighed, config.secondCopy);
  const isGame = named.some(({ card }) => card !== 'unsure');
  const isPlausible = ({ outline, confidence, isOneOfMany }: Detection): boolean =>
    isOneOfMany === true ||
    ((isGame || confidence >= config.backAlone) &&
      isCardShaped(outline, picture.width, picture.height) &&
      isLargerThanDice(outline, dice));
  return {
    cards: tellOverlappedBacks(pyramid, cards, seen, nets.sider, isPlausible),
    dice,
  };
}

/** The same function, asked only once for each outline: looking for edges takes time. */
function once(ask: (outline: Quad) => Quad): (outline: Quad) => Quad {
  const told = new Map<Quad, Quad>();
  return (outline) => {
    const known = told.get(outline) ?? ask(outline);
    told.set(outline, known);
    return known;
  };
}
