import type { Point } from './detection.ts';

export function plus([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax + bx, ay + by];
}

export function minus([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax - bx, ay - by];
}

export function times([x, y]: Point, factor: number): Point {
  return [x * factor, y * factor];
}

export function dot([ax, ay]: Point, [bx, by]: Point): number {
  return ax * bx + ay * by;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Twice the area of the triangle of the two, positive where `other` is clockwise from `one` as a picture shows it. */
export function cross([ax, ay]: Point, [bx, by]: Point): number {
  return ax * by - ay * bx;
}
