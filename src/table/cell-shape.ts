import type { Quad } from './detection.ts';
import type { Homography } from './homography.ts';
import { projectQuad } from './homography.ts';
import { heightVector, widthVector } from './quads.ts';
import type { PictureSize } from './sighting.ts';
import { median } from './statistics.ts';

/** Of a phone's main camera, in longer sides of its picture: 24 to 28 mm on film of 36, a little cropped in a video. */
const FOCAL = 0.75;

/** The cards of a lattice, in its cells. */
export interface CardShape {
  /** Whether their long sides run along the columns. */
  readonly isUpright: boolean;
  /** How far a card reaches along the rows and along the columns, in cells. */
  readonly across: number;
  readonly along: number;
}

/**
 * How the cards lie in the cells of a lattice. Of a face-down card seen at a slant the outline does not tell which sides
 * are the long ones; how long they are on the table does.
 *
 * @param toPicture from cells, (column, row), to pixels
 * @param outlines of the cards, in pixels
 * @param size of the picture; where it is not known, the sides count as they are named
 */
export function cardShape(
  toPicture: Homography,
  toCells: Homography,
  outlines: readonly Quad[],
  size: PictureSize | undefined,
): CardShape {
  const aspect = size === undefined ? undefined : cellAspect(toPicture, size);
  const reaches = outlines.map((outline) => {
    const quad = projectQuad(toCells, outline);
    const [width, height] = [widthVector(quad), heightVector(quad)];
    const isCrosswise = liesAlongColumns(width);
    const [x, y] = isCrosswise ? [height, width] : [width, height];
    const [across, along] = [Math.hypot(...x), Math.hypot(...y)];
    const elongation =
      aspect === undefined ? (isCrosswise ? -1 : 1) : Math.log(along / (across * aspect));
    return { across, along, elongation };
  });
  return {
    isUpright: median(reaches.map(({ elongation }) => elongation)) > 0,
    across: median(reaches.map(({ across }) => across)),
    along: median(reaches.map(({ along }) => along)),
  };
}

function liesAlongColumns([x, y]: readonly [number, number]): boolean {
  return Math.abs(y) > Math.abs(x);
}

/**
 * How wide a cell is for its height, on the table: a camera makes K (r1 r2 t) of a plane, and r1 and r2 are equally long
 * where the plane's units are (Zhang, A Flexible New Technique for Camera Calibration, 2000). K is that of a phone.
 */
function cellAspect([a, b, , d, e, , g, h]: Homography, { width, height }: PictureSize): number {
  const focal = FOCAL * Math.max(width, height);
  const lengthOf = (x: number, y: number, z: number) =>
    Math.hypot((x - (width / 2) * z) / focal, (y - (height / 2) * z) / focal, z);
  return lengthOf(a, d, g) / lengthOf(b, e, h);
}

/** The same card with its sides named so that the long ones lie as they do in the lattice. */
export function withSidesNamed(quad: Quad, isUpright: boolean): Quad {
  const [a, b, c, d] = quad;
  return liesAlongColumns(widthVector(quad)) === isUpright ? [d, a, b, c] : quad;
}
