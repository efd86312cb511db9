import type { CardCode } from '../../../src/cards/standard.ts';
import type { Guess, Point } from '../../../src/table/detection.ts';
import type { IndexFrame } from '../../../src/vision/indices/index-frame.ts';
import type { IndexReading } from '../../../src/vision/indices/index-reading.ts';

export interface LaidCard {
  readonly card: CardCode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Radians, clockwise in the picture. */
  readonly angle?: number;
}

/** Half sizes of an index and its place on the card, in card widths from the card's middle. */
const HALF_WIDTH = 0.05;
const HALF_HEIGHT = 0.14;
const CORNER: Point = [-0.408, -0.5];

/** The frame of an index of a card: 0 top left, 1 bottom right, 2 top right, 3 bottom left (four-index packs). */
function indexOf({ x, y, width, angle = 0 }: LaidCard, corner: 0 | 1 | 2 | 3): IndexFrame {
  const turn = ([px, py]: Point): Point => [
    (px * Math.cos(angle) - py * Math.sin(angle)) * width,
    (px * Math.sin(angle) + py * Math.cos(angle)) * width,
  ];
  const flip = corner === 1 || corner === 3 ? -1 : 1;
  const mirror = corner >= 2 ? -1 : 1;
  const [dx, dy] = turn([CORNER[0] * flip * mirror, CORNER[1] * flip]);
  return {
    middle: [x + dx, y + dy],
    right: turn([HALF_WIDTH * flip, 0]),
    up: turn([0, -HALF_HEIGHT * flip]),
    centre: [x, y],
    score: 0.9,
  };
}

export function read(
  card: LaidCard,
  corner: 0 | 1 | 2 | 3,
  confidence = 0.95,
  others: readonly Guess[] = [],
): IndexReading {
  return {
    frame: indexOf(card, corner),
    guesses: [{ card: card.card, confidence }, ...others],
  };
}
