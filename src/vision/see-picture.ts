import { boxAround, isInBox } from '../table/boxes.ts';
import type { Point, Quad } from '../table/detection.ts';
import { shortSide } from '../table/quads.ts';
import type { Box } from '../table/sighting.ts';
import { median } from '../table/statistics.ts';
import { moveFrame } from './indices/index-frame.ts';
import { conclude, look, type ReadingNets, type SeenIndex } from './look.ts';
import { placeOutlines, renewOutlines, type Outlines } from './outlines/outliner.ts';
import { seeOutlines } from './outlines/see-outlines.ts';
import { areaOf, widen } from './pixels/changed-parts.ts';
import { cutOut, Pyramid } from './pixels/pixels.ts';
import type { ReaderConfig } from './reader-config.ts';

/** What the nets see in a picture, before anything is concluded from it. */
export interface Seen {
  readonly indices: readonly SeenIndex[];
  readonly outlines: Outlines;
  /** How many times the picture was enlarged where cards lie: 1 where they are large enough. */
  readonly zoom: number;
}

/** Outlines that the nets are this sure of tell how large cards are, if there are so many. */
const SURE = 0.4;
const LEAST_CARDS = 4;
/** Beside the outermost cards so much is shown, in card widths: another card and dice. */
const BESIDE = 1.5;

/** A whole picture, and once more the part of it in which cards lie, enlarged, if they are small. */
export function seePicture(picture: Pyramid, nets: ReadingNets, config: ReaderConfig): Seen {
  const { width, height } = picture.at(0);
  const longest = Math.max(width, height);
  const whole = seeAt(picture, nets, config, longest);
  const cards = cardsIn(whole, nets, config);
  const size = median(cards.map(shortSide));
  if (cards.length < LEAST_CARDS) return { ...whole, zoom: 1 };
  const part = widen(around(cards), BESIDE * size, width, height);
  const { enlarge } = config;
  const affordable = Math.sqrt((enlarge.area * width * height) / areaOf(part));
  const zoom = Math.min(enlarge.most, affordable, (enlarge.width * longest) / size);
  if (zoom < enlarge.least) return { ...whole, zoom: 1 };
  const cut = new Pyramid(cutOut(picture.at(0), part));
  const closer = seeAt(cut, nets, config, longest / zoom);
  const start: Point = [part.left, part.top];
  const isIn = (place: Point): boolean => isInBox(part, place);
  return {
    indices: [
      ...whole.indices.filter(({ frame }) => !isIn(frame.middle)),
      ...closer.indices.map(({ frame, name }) => ({ frame: moveFrame(frame, start), name })),
    ],
    outlines: renewOutlines(whole.outlines, placeOutlines(closer.outlines, 1, start), isIn),
    zoom,
  };
}

/** A picture shown as large as one whose longest side is `longest`. */
function seeAt(
  picture: Pyramid,
  nets: ReadingNets,
  config: ReaderConfig,
  longest: number,
): Omit<Seen, 'zoom'> {
  const indices = look(picture, nets, config, longest);
  const named = conclude(indices, nets.namer.classes, config);
  return { indices, outlines: seeOutlines(picture, nets, config, longest, named) };
}

/** The outlines of what surely are cards. */
function cardsIn(
  { indices, outlines }: Omit<Seen, 'zoom'>,
  nets: ReadingNets,
  config: ReaderConfig,
): readonly Quad[] {
  const seen = outlines.cards.filter(({ score }) => score >= SURE);
  const named = conclude(indices, nets.namer.classes, config);
  return [...seen, ...named].map(({ outline }) => outline);
}

function around(outlines: readonly Quad[]): Box {
  return boxAround(outlines.flat());
}
