import type { Point, Quad } from '../../../src/table/detection.ts';
import type { Homography } from '../../../src/table/homography.ts';
import { projectQuad } from '../../../src/table/homography.ts';
import { CARD_ASPECT } from '../../../src/table/quads.ts';

/** Where a card lies: its middle in card widths, x to the right and y towards the near side of the table. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turned?: number;
}

/** How a camera looks at the table. */
export interface Pose {
  /** Degrees between the line of sight and the table: 90 is straight from above. */
  readonly elevation: number;
  /** Degrees by which the camera went round the table, anticlockwise seen from above. */
  readonly yaw: number;
  /** From what it looks at, in card widths. */
  readonly distance: number;
  /** What it looks at, in card widths. */
  readonly at?: Point;
  /** Degrees by which it is turned about its line of sight. */
  readonly roll?: number;
}

export const PICTURE = { width: 1280, height: 720 } as const;
const FOCAL = 1000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From the table (card widths) to a picture of 1280 by 720: a pinhole camera. */
export function cameraAt({ elevation, yaw, distance, at = [0, 0], roll = 0 }: Pose): Homography {
  const [sinE, cosE] = [Math.sin(radians(elevation)), Math.cos(radians(elevation))];
  const [sinY, cosY] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sinR, cosR] = [Math.sin(radians(roll)), Math.cos(radians(roll))];
  // Across, towards the camera and depth of a place on the table, each linear in (x, y, 1).
  const across = [cosY, -sinY, -cosY * at[0] + sinY * at[1]];
  const near = [sinY, cosY, -sinY * at[0] - cosY * at[1]];
  const right = across.map((entry) => FOCAL * entry);
  const down = near.map((entry) => FOCAL * sinE * entry);
  const depth = near.map((entry, index) => (index === 2 ? distance : 0) - cosE * entry);
  const rolled = [
    right.map((entry, index) => cosR * entry - sinR * down[index]!),
    right.map((entry, index) => sinR * entry + cosR * down[index]!),
  ];
  return [
    ...rolled[0]!.map((entry, index) => entry + (PICTURE.width / 2) * depth[index]!),
    ...rolled[1]!.map((entry, index) => entry + (PICTURE.height / 2) * depth[index]!),
    ...depth,
  ] as unknown as Homography;
}

/** A poker card on the table, in card widths. */
function cardQuad({ x, y, turned = 0 }: Laid): Quad {
  const [cos, sin] = [Math.cos(radians(turned)), Math.sin(radians(turned))];
  const corner = (dx: number, dy: number): Point => [
    x + dx * cos - dy * sin,
    y + dx * sin + dy * cos,
  ];
  const half = CARD_ASPECT / 2;
  return [corner(-0.5, -half), corner(0.5, -half), corner(0.5, half), corner(-0.5, half)];
}

export function seenQuad(camera: Homography, laid: Laid): Quad {
  return projectQuad(camera, cardQuad(laid));
}

/** Cards in rows and columns around (0, 0), row by row from the far left, `pitch` card widths apart. */
export function laidLattice(
  rows: number,
  columns: number,
  [across, along]: Point = [1.3, 1.75],
): readonly Laid[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * across,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * along,
  }));
}
