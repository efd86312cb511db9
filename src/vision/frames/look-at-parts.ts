import { isInBox } from '../../table/boxes.ts';
import type { Detection, Point } from '../../table/detection.ts';
import type { Box } from '../../table/sighting.ts';
import { joinOverlapping, widen } from '../pixels/changed-parts.ts';
import { moveFrame } from '../indices/index-frame.ts';
import { look, type ReadingNets, type SeenIndex } from '../look.ts';
import { placeOutlines, surestDice, type Outlines } from '../outlines/outliner.ts';
import { cutOut, Pyramid, type Pixels } from '../pixels/pixels.ts';
import type { ReaderConfig } from '../reader-config.ts';
import { seeOutlines } from '../outlines/see-outlines.ts';

/** Outlines are looked at closely within this margin of what changed, in card widths. */
const BESIDE = 1;
/** They are shown to the outliner with so much around, in card widths: a whole card beside these. */
const SURROUNDINGS = 2.5;

/** The indices in a part of a picture, in pixels of the whole. zoom: how many times it is enlarged for the nets. */
export function indicesIn(
  picture: Pixels,
  part: Box,
  nets: ReadingNets,
  config: ReaderConfig,
  zoom: number,
): readonly SeenIndex[] {
  const cut = new Pyramid(cutOut(picture, part));
  const longest = Math.max(picture.width, picture.height) / zoom;
  const start: Point = [part.left, part.top];
  return look(cut, nets, config, longest).map(({ frame, name }) => ({
    frame: moveFrame(frame, start),
    name,
  }));
}

/**
 * The outlines in or beside some parts of a picture: the surest of two that overlap is to be found there. Whether a card lies
 * face down is told from its surroundings, so that these are shown, too. cardWidth: in pixels.
 * zoom: how many times they are enlarged for the nets.
 */
export function outlinesBeside(
  picture: Pixels,
  parts: readonly Box[],
  cardWidth: number,
  named: readonly Detection[],
  nets: ReadingNets,
  config: ReaderConfig,
  zoom: number,
): Outlines {
  const { width, height } = picture;
  const longest = Math.max(width, height) / zoom;
  const within = (margin: number) => (part: Box) => widen(part, margin * cardWidth, width, height);
  const beside = parts.map(within(BESIDE));
  const seen = joinOverlapping(parts.map(within(SURROUNDINGS))).map((shown) => {
    const { left, top } = shown;
    const isAsked = ([x, y]: Point): boolean =>
      beside.some((part) => isInBox(part, [x + left, y + top]));
    const cut = new Pyramid(cutOut(picture, shown));
    const found = seeOutlines(cut, nets, config, longest, named, isAsked);
    return placeOutlines(found, 1, [left, top]);
  });
  return {
    cards: seen.flatMap(({ cards }) => cards),
    dice: surestDice(seen.flatMap(({ dice }) => dice)),
  };
}
