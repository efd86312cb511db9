import { svg, type SVGTemplateResult } from 'lit';
import type { LizzyCard, LizzyColour, Part, Pattern } from '../../cards/lizzy.ts';

/** A third of a lizard seen from above, in a box of 100 by 140, and where the marks of its pattern go. */
interface PartShape {
  readonly outline: string;
  readonly limbs: string;
  readonly marks: readonly (readonly [x: number, y: number])[];
}

const PART_SHAPES: Readonly<Record<Part, PartShape>> = {
  head: {
    outline:
      'M50 22C70 22 82 38 79 58C77 74 68 80 66 96L64 134H36L34 96C32 80 23 74 21 58C18 38 30 22 50 22Z',
    limbs: '',
    marks: [
      [50, 36],
      [38, 68],
      [62, 68],
      [50, 86],
      [50, 112],
    ],
  },
  body: {
    outline: 'M36 6H64C78 40 78 100 64 134H36C22 100 22 40 36 6Z',
    limbs: 'M31 40L10 26M69 40L90 26M31 100L10 114M69 100L90 114',
    marks: [
      [50, 22],
      [40, 48],
      [60, 48],
      [50, 72],
      [40, 96],
      [60, 96],
      [50, 118],
    ],
  },
  tail: {
    outline:
      'M36 6H64C70 48 76 84 58 112C51 122 42 128 30 130C42 116 38 100 35 84C30 58 31 30 36 6Z',
    limbs: '',
    marks: [
      [50, 24],
      [45, 48],
      [56, 62],
      [48, 82],
      [50, 104],
    ],
  },
};

const MARKS: Readonly<Record<Pattern, (x: number, y: number) => SVGTemplateResult>> = {
  dots: (x, y) => svg`<circle cx=${x} cy=${y} r="7.5"></circle>`,
  stripes: (x, y) => svg`<rect x=${x - 12} y=${y - 3.5} width="24" height="7" rx="3.5"></rect>`,
  diamonds: (x, y) =>
    svg`<path d="M${x} ${y - 11}L${x + 9} ${y}L${x} ${y + 11}L${x - 9} ${y}Z"></path>`,
};

/** A sign for each colour, so that none has to be told by hue, in a box of 20 by 20. */
const COLOUR_SIGNS: Readonly<Record<LizzyColour, string>> = {
  red: 'M10 1L19 18H1Z',
  blue: 'M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1Z',
  purple: 'M2 2H18V18H2Z',
};

export function drawColourSign(colour: LizzyColour, x = 0, y = 0): SVGTemplateResult {
  return svg`<path transform="translate(${x} ${y})" d=${COLOUR_SIGNS[colour]}
    fill="var(--lizzy-${colour})"></path>`;
}

/** One mark of a pattern in the current text colour, in the middle of a box of 30 by 30. */
export function drawPatternSign(pattern: Pattern): SVGTemplateResult {
  return svg`<g fill="currentColor">${MARKS[pattern](15, 15)}</g>`;
}

/** The outline of a part in the current text colour, in a box of 100 by 140. */
export function drawPartSign(part: Part): SVGTemplateResult {
  const { outline, limbs } = PART_SHAPES[part];
  return svg`<path d=${limbs} stroke="currentColor" stroke-width="12" stroke-linecap="round"></path>
    <path d=${outline} fill="currentColor"></path>`;
}

export function drawLizzy({ part, colour, pattern, golden }: LizzyCard): SVGTemplateResult {
  const { outline, limbs, marks } = PART_SHAPES[part];
  const ink = `var(--lizzy-${colour})`;
  return svg`<rect class="ground" x="1" y="1" width="98" height="138" rx="11"></rect>
    ${golden ? GOLDEN_GROUND : ''}
    <path d=${limbs} stroke=${ink} stroke-width="12" stroke-linecap="round"></path>
    <path d=${outline} fill=${ink}></path>
    <g fill="var(--lizzy-mark)">${marks.map(([x, y]) => MARKS[pattern](x, y))}</g>
    ${part === 'head' ? EYES : ''}
    ${drawColourSign(colour, 6, 6)}`;
}

/** Gold glitters: rays besides the hue. */
const GOLDEN_GROUND = svg`<rect x="5" y="5" width="90" height="130" rx="8" fill="var(--lizzy-gold)"></rect>
  <path d="M88 12V28M80 20H96M12 112V128M4 120H20M88 112V124M82 118H94" stroke="var(--card)" stroke-width="3"
    stroke-linecap="round"></path>`;

const EYES = svg`<circle cx="34" cy="50" r="8" fill="var(--card)"></circle>
  <circle cx="66" cy="50" r="8" fill="var(--card)"></circle>
  <circle cx="34" cy="48" r="4" fill="var(--tile-ink)"></circle>
  <circle cx="66" cy="48" r="4" fill="var(--tile-ink)"></circle>`;
