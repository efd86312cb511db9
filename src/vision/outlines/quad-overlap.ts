import type { Point, Quad } from '../../table/detection.ts';
import { boxAround, doMeet } from '../../table/boxes.ts';
import { cross, distance, minus } from '../../table/points.ts';
import { areaOf } from '../../table/quads.ts';

/** The part of `polygon` to the right of the line from `from` to `to` (y down: inside a clockwise outline). */
function clip(polygon: readonly Point[], from: Point, to: Point): Point[] {
  const side = (point: Point): number => cross(minus(to, from), minus(point, from));
  const kept: Point[] = [];
  polygon.forEach((point, i) => {
    const last = polygon[(i + polygon.length - 1) % polygon.length]!;
    const [before, here] = [side(last), side(point)];
    if (before >= 0 !== here >= 0) {
      const t = before / (before - here);
      kept.push([last[0] + (point[0] - last[0]) * t, last[1] + (point[1] - last[1]) * t]);
    }
    if (here >= 0) kept.push(point);
  });
  return kept;
}

function clockwise(quad: Quad): Quad {
  const turns = cross(minus(quad[1], quad[0]), minus(quad[2], quad[1]));
  return turns >= 0 ? quad : [quad[3], quad[2], quad[1], quad[0]];
}

function areaWithin(polygon: readonly Point[]): number {
  let twice = 0;
  for (let i = 1; i + 1 < polygon.length; i += 1) {
    twice += cross(minus(polygon[i]!, polygon[0]!), minus(polygon[i + 1]!, polygon[0]!));
  }
  return Math.abs(twice) / 2;
}

/** The area that two outlines without dents have in common (Sutherland and Hodgman 1974). */
function sharedArea(one: Quad, other: Quad): number {
  if (!doMeet(boxAround(one), boxAround(other))) return 0;
  let common: readonly Point[] = clockwise(one);
  const rim = clockwise(other);
  rim.forEach((from, i) => {
    common = clip(common, from, rim[(i + 1) % 4]!);
  });
  return areaWithin(common);
}

/** How much of two outlines is common to both, 0 to 1: the area of the intersection over that of the union. */
export function overlap(one: Quad, other: Quad): number {
  const shared = sharedArea(one, other);
  const union = areaOf(one) + areaOf(other) - shared;
  return union > 0 ? shared / union : 0;
}

/** How much of an outline lies within another, 0 to 1. */
export function shareWithin(one: Quad, other: Quad): number {
  const area = areaOf(one);
  return area > 0 ? sharedArea(one, other) / area : 0;
}

/** Whether outlines have their corners in the same places, up to `pixels`. */
export function areNear(one: Quad, other: Quad, pixels: number): boolean {
  return one.every((corner, i) => distance(corner, other[i]!) < pixels);
}

/** A card of which more than this lies under or over another may be hidden in part. */
const OVERLAPPED = 0.15;

/** Whether a card may be hidden in part by another, or hide it. */
export function areAcross(one: Quad, other: Quad): boolean {
  return shareWithin(one, other) > OVERLAPPED;
}
