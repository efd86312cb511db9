import { DIE_FACES, type DieFace } from '../../table/die-detection.ts';

/** Turns of a die in degrees, in the order and sense of CSS `rotateX(x) rotateY(y)`. */
export interface Turn {
  readonly x: number;
  readonly y: number;
}

type Vector = readonly [x: number, y: number, z: number];

/**
 * How each face is turned from the front of the cube to its place; opposite faces add up to seven. Turned the other way
 * round, the whole die shows that face.
 */
export const FACE_TURNS: Readonly<Record<DieFace, Turn>> = {
  1: { x: 0, y: 0 },
  2: { x: -90, y: 0 },
  3: { x: 0, y: 90 },
  4: { x: 0, y: -90 },
  5: { x: 90, y: 0 },
  6: { x: 0, y: 180 },
};

/** Whole turns of a throw about either axis, before the die comes to rest. */
export interface Tumble {
  readonly x: number;
  readonly y: number;
}

/** The turn in which the die rests with this face to the viewer, after any number of whole turns. */
export function restTurn(face: DieFace, tumble: Tumble = { x: 0, y: 0 }): Turn {
  const { x, y } = FACE_TURNS[face];
  return { x: 360 * tumble.x - x, y: 360 * tumble.y - y };
}

/** The face that a turned die shows: the one that looks at the viewer most directly. */
export function faceShown(turn: Turn): DieFace {
  const towards = (face: DieFace): number => turned(turned([0, 0, 1], FACE_TURNS[face]), turn)[2];
  return DIE_FACES.reduce((best, face) => (towards(face) > towards(best) ? face : best));
}

/** CSS applies the last rotation first. Its y axis points down the screen, its z axis to the viewer. */
function turned([vx, vy, vz]: Vector, { x, y }: Turn): Vector {
  const [sinY, cosY] = sinCos(y);
  const [ax, az] = [cosY * vx + sinY * vz, -sinY * vx + cosY * vz];
  const [sinX, cosX] = sinCos(x);
  return [ax, cosX * vy - sinX * az, sinX * vy + cosX * az];
}

function sinCos(degrees: number): readonly [sin: number, cos: number] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

export function cssOf({ x, y }: Turn): string {
  return `rotateX(${x}deg) rotateY(${y}deg)`;
}
