import { svg, type SVGTemplateResult } from 'lit';
import type { Piece, PieceColour, PieceKind } from '../../cards/piece.ts';
import { place, type Spot } from '../card-face/card-art.ts';
import { SEAT_SHAPES } from '../seat-mark/seat-looks.ts';

/** What a stone or a token looks like under its mark, in a box of 100 by 100: a bead that stands high, a flat coin. */
const BODIES: Readonly<Record<PieceKind, SVGTemplateResult>> = {
  stone: svg`<ellipse cx="50" cy="86" rx="36" ry="11" class="piece-shade"></ellipse>
    <circle cx="50" cy="50" r="42" class="piece-body"></circle>
    <path d="M12 58A39 39 0 0 0 88 58A44 44 0 0 1 12 58Z" class="piece-glow"></path>
    <ellipse cx="34" cy="24" rx="15" ry="8" transform="rotate(-34 34 24)" class="piece-light"></ellipse>`,
  token: svg`<circle cx="50" cy="55" r="43" class="piece-edge"></circle>
    <circle cx="50" cy="48" r="43" class="piece-body"></circle>
    <circle cx="50" cy="48" r="34" class="piece-rim"></circle>`,
};

/** Where the mark is on each. */
const MARK_SPOTS: Readonly<Record<PieceKind, Spot>> = {
  stone: { x: 31, y: 35, width: 38 },
  token: { x: 28, y: 26, width: 44 },
};

/**
 * The shape of the seat that plays with this colour, so that nobody has to tell green from blue. In the current text
 * colour.
 */
function drawColourMark(colour: PieceColour, spot: Spot): SVGTemplateResult {
  return svg`<path transform=${place(spot, 100)} d=${SEAT_SHAPES[colour]} fill="currentColor"></path>`;
}

/** A peek stone or a save token. The element that draws with it adopts `pieceColours`. */
export function drawPiece({ kind, colour }: Piece, spot: Spot): SVGTemplateResult {
  return svg`<g transform=${place(spot, 100)} class="piece-${colour}">
    ${BODIES[kind]} ${drawColourMark(colour, MARK_SPOTS[kind])}
  </g>`;
}
