import type { Point, Quad } from '../../table/detection.ts';
import { shortSide } from '../../table/quads.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { sampleColour } from '../pixels/sample.ts';

/** How something looks from afar: red, green and blue (0 to 255) of cells across and down it, row by row. */
export type Look = Float32Array;

/** The look of what is within an outline of one picture. */
export type LookAt = (outline: Quad) => Look;

export const ACROSS = 6;
export const DOWN = 8;
/** The rim is left out: an outline may be a little off. */
const RIM = 0.08;
/** Pixels of the picture that a cell is sampled from are a cell wide: the whole is this wide then. */
const SAMPLED_WIDTH = 8;
/** Looks apart by less than this in the mean, of 255, are the same: noise and a lamp's flicker are less, other things more. */
const SAME = 13;
/** The light may have changed by this between two looks, or from one place to another. */
const MOST_GAIN = 1.35;

/** The look of what is within an outline, from a halving of the picture in which the card is a few pixels wide. */
export function lookWithin(pyramid: Pyramid, outline: Quad): Look {
  const level = Math.max(0, Math.floor(Math.log2(shortSide(outline) / SAMPLED_WIDTH)));
  const picture = pyramid.at(level);
  const scale = 2 ** level;
  const look = new Float32Array(ACROSS * DOWN * 3);
  for (let row = 0; row < DOWN; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      const [x, y] = placeWithin(outline, inset(column, ACROSS), inset(row, DOWN));
      // Outlines count pixel centres at halves, samples at whole numbers.
      sampleColour(picture, x / scale - 0.5, y / scale - 0.5, look, 3 * (row * ACROSS + column));
    }
  }
  return look;
}

function inset(index: number, count: number): number {
  return RIM + ((index + 0.5) / count) * (1 - 2 * RIM);
}

function placeWithin([a, b, c, d]: Quad, u: number, v: number): Point {
  const between = (axis: 0 | 1) =>
    (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v;
  return [between(0), between(1)];
}

/** What is within outlines of a picture. */
export function lookIn(pyramid: Pyramid): LookAt {
  return (outline) => lookWithin(pyramid, outline);
}

/** Whether two looks, taken within the same outline, are of the same thing in perhaps another light. */
export function areAlike(one: Look, other: Look): boolean {
  return difference(one, other) < SAME;
}

/** How far apart two looks are in the mean, of 255, but for their light; infinitely where no light explains how bright they are. */
export function difference(one: Look, other: Look): number {
  const gain = total(one) / Math.max(total(other), 1);
  if (gain > MOST_GAIN || gain < 1 / MOST_GAIN) return Number.POSITIVE_INFINITY;
  let apart = 0;
  for (let i = 0; i < one.length; i += 1) apart += Math.abs(one[i]! - gain * other[i]!);
  return apart / one.length;
}

/** How far the cells of a look are from their mean, of 255. */
export function contrastOf(look: Look): number {
  const mean = total(look) / look.length;
  return look.reduce((sum, value) => sum + Math.abs(value - mean), 0) / look.length;
}

/** The look of the same thing out of focus: outlines that are a little off show fine print elsewhere. */
export function softened(look: Look): Look {
  return softenedAlong(softenedAlong(look, 3, ACROSS), 3 * ACROSS, DOWN);
}

/** Each value with half of its neighbours in lines of `count` values that are `step` apart. */
function softenedAlong(look: Look, step: number, count: number): Look {
  return look.map((value, i) => {
    const at = Math.floor(i / step) % count;
    const before = at === 0 ? value : look[i - step]!;
    const after = at === count - 1 ? value : look[i + step]!;
    return (before + 2 * value + after) / 4;
  });
}

/** The look of the same thing turned round. */
export function turned(look: Look): Look {
  return look.map((_, i) => look[look.length - 3 - (i - (i % 3)) + (i % 3)]!);
}

function total(look: Look): number {
  return look.reduce((sum, value) => sum + value, 0);
}
