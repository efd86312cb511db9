import { median } from '../../table/statistics.ts';
import { centreOf } from '../../table/quads.ts';
import type { Point, Quad } from '../../table/detection.ts';
import { ACROSS, DOWN, type Look, type LookAt } from './look-within.ts';

/** So many times as large, the rim of an outline's look is what lies around the card, and not yet its neighbours. */
const SURROUNDINGS = 1.6;

/**
 * What lies somewhere stands out from the table by at least this part of what it did before, or others like it do: empty felt can look
 * like a green back.
 */
export const LEAST_OUT = 0.4;

/**
 * How much what is within an outline differs from what lies around it: the median difference (0 to 255, mean of red, green and
 * blue) of the surroundings from the mean within. Of a place where nothing lies it is next to nothing.
 */
export function standsOut(lookAt: LookAt, outline: Quad): number {
  const within = meanOf(lookAt(outline));
  const around = lookAt(enlarged(outline));
  const apart: number[] = [];
  for (let row = 0; row < DOWN; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      const isRim = row === 0 || row === DOWN - 1 || column === 0 || column === ACROSS - 1;
      if (!isRim) continue;
      const cell = 3 * (row * ACROSS + column);
      const sum = within.reduce(
        (total, value, c) => total + Math.abs(value - around[cell + c]!),
        0,
      );
      apart.push(sum / within.length);
    }
  }
  return median(apart);
}

function meanOf(look: Look): readonly number[] {
  const sums = [0, 0, 0];
  look.forEach((value, i) => (sums[i % 3]! += value));
  return sums.map((sum) => (3 * sum) / look.length);
}

function enlarged(outline: Quad): Quad {
  const [x, y] = centreOf(outline);
  return outline.map((corner): Point => [
    x + SURROUNDINGS * (corner[0] - x),
    y + SURROUNDINGS * (corner[1] - y),
  ]) as unknown as Quad;
}
