import type { Point, Quad } from '../../table/detection.ts';

/**
 * A card's outline in the eleven numbers that the outliner gives, and back (`models/outliner/train/quad_form.py` says why
 * so): the middle (x, y); the symmetric root of A Aᵀ (xx, xy, yy), where A's columns are half the card's height and half
 * its width; cosine and sine of four times the angle between that root and A; how fast the table recedes along A's
 * columns before that turn (x, y); cosine and sine of twice the angle of the height. Pixels.
 */
export const FORM_LENGTH = 11;

/** How often the depth of a corner may be that of the middle, and how seldom: what lies beyond is a misfit. */
const NEAREST = 0.3;
const FARTHEST = 3;

/** Top left, top right, bottom right, bottom left, each as (part of the height up, part of the width right). */
const CORNERS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** A quarter turn more or less names the other sides the long ones: that which agrees with the angle told is taken. */
function turnOf(form: ArrayLike<number>): number {
  const turn = Math.atan2(form[6]!, form[5]!) / 4;
  const heightAgrees = (angle: number): number => {
    const [x, y] = timesRoot(form, [Math.cos(angle), Math.sin(angle)]);
    const long = 2 * Math.atan2(y, x);
    return form[9]! * Math.cos(long) + form[10]! * Math.sin(long);
  };
  const quarter = turn + Math.PI / 2;
  return heightAgrees(turn) >= heightAgrees(quarter) ? turn : quarter;
}

function timesRoot(form: ArrayLike<number>, [x, y]: Point): Point {
  return [form[2]! * x + form[3]! * y, form[3]! * x + form[4]! * y];
}

/** The outline; which of its short sides comes first says nothing. */
export function quadOfForm(form: ArrayLike<number>): Quad {
  const turn = turnOf(form);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return CORNERS.map(([up, right]): Point => {
    const flat: Point = [cos * up - sin * right, sin * up + cos * right];
    const depth = 1 + form[7]! * flat[0] + form[8]! * flat[1];
    const [x, y] = timesRoot(form, flat);
    const k = 1 / Math.min(Math.max(depth, NEAREST), FARTHEST);
    return [form[0]! + x * k, form[1]! + y * k];
  }) as unknown as Quad;
}
