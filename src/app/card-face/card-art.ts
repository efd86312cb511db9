import { svg, type SVGTemplateResult } from 'lit';
import type { Rank, Suit } from '../../cards/standard.ts';
import { signOf, type Lettering } from '../../cards/letterings.ts';
import { printedLettering } from './lettering.ts';
import { RANK_STROKES, SIGN_STROKES } from './rank-shapes.ts';
import { SUIT_SHAPES } from './suit-shapes.ts';

const JOKER_STAR = 'M50 4L61 36L95 36L68 56L78 90L50 70L22 90L32 56L5 36L39 36Z';

/** Where a shape is put: its top left corner and its width, in the units of the drawing around it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The transform that puts a drawing of that width there. */
export function place(spot: Spot, boxWidth: number): string {
  return `translate(${spot.x} ${spot.y}) scale(${spot.width / boxWidth})`;
}

/** A suit in the current text colour, `width` wide and as high. */
export function drawSuit(suit: Suit, spot: Spot): SVGTemplateResult {
  return svg`<path transform=${place(spot, 100)} d=${SUIT_SHAPES[suit]} fill="currentColor"></path>`;
}

/** A rank in the current text colour, `width` wide and a third higher. */
export function drawRank(
  rank: Rank,
  spot: Spot,
  lettering: Lettering = printedLettering(),
): SVGTemplateResult {
  const sign = signOf(rank, lettering);
  const strokes = (sign === rank ? undefined : SIGN_STROKES[sign]) ?? RANK_STROKES[rank];
  return svg`<path transform=${place(spot, 60)} d=${strokes} fill="none"
    stroke="currentColor" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"></path>`;
}

/** A joker's star, or the question mark of a card that has no name yet. */
export function drawStar(spot: Spot): SVGTemplateResult {
  return svg`<path transform=${place(spot, 100)} d=${JOKER_STAR} fill="currentColor"></path>`;
}

export function drawQuestion(spot: Spot): SVGTemplateResult {
  return svg`<path transform=${place(spot, 60)} d="M12 22C13 12 20 6 30 6C41 6 49 13 49 24C49 38 30 38 30 54M30 73V74"
    fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"></path>`;
}
