import { isInBox } from '../../table/boxes.ts';
import type { Detection, Point } from '../../table/detection.ts';
import type { Box } from '../../table/sighting.ts';
import { joinOverlapping, widen } from '../pixels/changed-parts.ts';
import type { IndexFrame } from '../indices/index-frame.ts';
import { look, type ReadingNets, type SeenIndex } from '../look.ts';
import { placeOutlines, surestDice, type Outlines } from '../outlines/outliner.ts';
import { cutOut, Pyramid, type Pixels } from '../pixels/pixels.ts';
import type { ReaderConfig } from '../reader-config.ts';
import { seeOutlines } from '../outlines/see-outlines.ts';

/** Outlines are looked at closely within this margin of what changed, in card widths. */
const BESIDE = 1;
/** They are shown to the outliner with so much around, in card widths: a whole card beside these. */
const SURROUNDINGS = 2.5;

/** The indices in a part of a picture, in pixels of the whole. */
export function indicesIn(
  picture: Pixels,
  part: Box,
  nets: ReadingNets,
  config: ReaderConfig,
): readonly SeenIndex[] {
  const cut = new Pyramid(cutOut(picture, part));
  const longest = Math.max(picture.width, picture.height);
  const start: Point = [part.left, part.top];
  return look(cut, nets, config, longest).map(({ frame, name }) => ({
    frame: moved(frame, start),
    name,
  }));
}

/** The outlines in a whole picture. named: the cards that its indices make. */
export function outlinesOf(
  picture: Pyramid,
  named: readonly Detection[],
  nets: ReadingNets,
  config: ReaderConfig,
): Outlines {
  const { width, height } = picture.at(0);
  const { cards, dice } = seeOutlines(picture, nets, config, Math.max(width, height), named);
  return { cards, dice: surestDice(dice) };
}

/**
 * The outlines in or beside some parts of a picture: the surest of two that overlap is to be found there. Whether a card lies
 * face down is told from its surroundings, so that these are shown, too. cardWidth: in pixels.
 */
export function outlinesBeside(
  picture: Pixels,
  parts: readonly Box[],
  cardWidth: number,
  named: readonly Detection[],
  nets: ReadingNets,
  config: ReaderConfig,
): Outlines {
  const { width, height } = picture;
  const within = (margin: number) => (part: Box) => widen(part, margin * cardWidth, width, height);
  const beside = parts.map(within(BESIDE));
  const seen = joinOverlapping(parts.map(within(SURROUNDINGS))).map((shown) => {
    const { left, top } = shown;
    const isAsked = ([x, y]: Point): boolean =>
      beside.some((part) => isInBox(part, [x + left, y + top]));
    const cut = new Pyramid(cutOut(picture, shown));
    const found = seeOutlines(cut, nets, config, Math.max(width, height), named, isAsked);
    return placeOutlines(found, 1, [left, top]);
  });
  return {
    cards: seen.flatMap(({ cards }) => cards),
    dice: surestDice(seen.flatMap(({ dice }) => dice)),
  };
}

function moved(frame: IndexFrame, [dx, dy]: Point): IndexFrame {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  return { ...frame, middle: move(frame.middle), centre: move(frame.centre) };
}
