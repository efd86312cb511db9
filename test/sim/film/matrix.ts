/** Four columns of four, as WebGL takes them. */
export type Matrix = readonly number[];
type Vector = readonly [number, number, number];

/** Does `second` first, then `first`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  return Array.from({ length: 16 }, (_, index) => {
    const [column, row] = [Math.floor(index / 4), index % 4];
    return [0, 1, 2, 3].reduce(
      (sum, k) => sum + (first[4 * k + row] ?? 0) * (second[4 * column + k] ?? 0),
      0,
    );
  });
}

export function move([x, y, z]: Vector): Matrix {
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
}

export function stretch([x, y, z]: Vector): Matrix {
  return [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1];
}

/** About the axis that looks out of the table, degrees. */
export function turn(degrees: number): Matrix {
  const [c, s] = cosSin(degrees);
  return [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
}

/** About the long side of a card, degrees. */
export function roll(degrees: number): Matrix {
  const [c, s] = cosSin(degrees);
  return [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1];
}

function cosSin(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

export interface Pose {
  /** Between the line of sight and the table: 90 looks straight down. */
  readonly elevation: number;
  /** About the table's middle, degrees; 0 sits where seat 0 sits. */
  readonly yaw: number;
  /** From the table's middle, in card widths. */
  readonly distance: number;
  /** What it looks at. */
  readonly aim: readonly [number, number];
  /** About the line of sight, degrees. */
  readonly tilt: number;
}

/** From table to clip space: x right, y towards seat 0, z up from the table. */
export function cameraOf(pose: Pose, aspect: number, fieldOfView = 50): Matrix {
  const focal = 1 / Math.tan((fieldOfView * Math.PI) / 360);
  const [near, far] = [0.5, 200];
  const projection: Matrix = [
    focal / aspect,
    0,
    0,
    0,
    0,
    focal,
    0,
    0,
    0,
    0,
    (far + near) / (near - far),
    -1,
    0,
    0,
    (2 * far * near) / (near - far),
    0,
  ];
  // The table's y grows towards the camera, a picture's y upwards: mirrored once, and looked at from above.
  const upright = stretch([1, -1, 1]);
  const leaning = lean(pose.elevation - 90);
  const back = move([0, 0, -pose.distance]);
  const aimed = move([-pose.aim[0], -pose.aim[1], 0]);
  return [turn(pose.tilt), back, leaning, upright, turn(pose.yaw), aimed].reduce(
    (all, next) => multiply(all, next),
    projection,
  );
}

/** About the picture's horizontal axis, degrees. */
function lean(degrees: number): Matrix {
  const [c, s] = cosSin(degrees);
  return [1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1];
}
