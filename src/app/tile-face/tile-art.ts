import { svg, type SVGTemplateResult } from 'lit';
import type { Background, Core, Tile } from '../../cards/tiles.ts';

/**
 * Tiles in a box of 100 by 100, a corner of the hexagon on top. Each background has a figure besides its colour, so
 * that nobody has to tell orange from red by lamplight.
 */
const HEXAGON = 'M50 3L91 26.5V73.5L50 97L9 73.5V26.5Z';
const FIGURES: Readonly<Record<Background, string>> = {
  yellow: 'M50 12V22M83 31L74 36M83 69L74 64M50 88V78M17 69L26 64M17 31L26 36',
  orange:
    'M50 12A4 4 0 1 0 50 20A4 4 0 1 0 50 12M79 31A4 4 0 1 0 79 39A4 4 0 1 0 79 31M79 61A4 4 0 1 0 79 69A4 4 0 1 0 79 61M50 80A4 4 0 1 0 50 88A4 4 0 1 0 50 80M21 61A4 4 0 1 0 21 69A4 4 0 1 0 21 61M21 31A4 4 0 1 0 21 39A4 4 0 1 0 21 31',
  red: 'M38 20L50 13L62 20M80 40V60M62 80L50 87L38 80M20 60V40',
  blue: 'M18 35Q26 27 34 35M66 35Q74 27 82 35M18 69Q26 61 34 69M66 69Q74 61 82 69M42 17Q50 9 58 17M42 89Q50 81 58 89',
  green:
    'M50 10V22M44 12L50 18L56 12M50 90V78M44 88L50 82L56 88M18 42L24 50L18 58M82 42L76 50L82 58',
  violet: 'M50 13L82 31.5V68.5L50 87L18 68.5V31.5Z',
};

export function drawTile({ background, core }: Tile): SVGTemplateResult {
  return svg`${drawBackground(background)} ${drawCore(core)}`;
}

/** Black is filled and has a light heart, white a dark ring: also alike in a picture without colours. */
export function drawCore(core: Core): SVGTemplateResult {
  const [ground, heart] =
    core === 'black' ? ['var(--tile-ink)', 'var(--tile-white)'] : ['var(--tile-white)', 'none'];
  return svg`<circle cx="50" cy="50" r="23" class="core" fill=${ground}></circle>
    <circle cx="50" cy="50" r="7" fill=${heart}></circle>`;
}

export function drawBackground(background: Background): SVGTemplateResult {
  return svg`<path d=${HEXAGON} class="rim" fill="var(--tile-${background})"></path>
    <path d=${FIGURES[background]} class="figure"></path>`;
}

/** The back of every tile: the outline of the quantum circle they are laid in. */
export const TILE_BACK = svg`<path d=${HEXAGON} class="rim" fill="var(--back)"></path>
  <path d="M50 13L82 31.5V68.5L50 87L18 68.5V31.5Z" fill="none" stroke="var(--back-line)"
    stroke-width="2"></path>
  <path d="M29 50C38 37 62 37 71 50C62 63 38 63 29 50Z" fill="none" stroke="var(--back-line)"
    stroke-width="3"></path>
  <circle cx="50" cy="50" r="6.5" fill="var(--back-line)"></circle>`;
