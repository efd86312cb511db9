import { doMeet } from '../../table/boxes.ts';
import type { Box } from '../../table/sighting.ts';
import type { Pixels } from './pixels.ts';

/** Side of a cell, in pixels of the picture: what is smaller than this changes unnoticed. */
export const CELL = 16;
/** Every so many pixels of a cell are looked at, along both sides. */
const STEP = 2;
/**
 * Levels (0 to 255) by which the mean of red, green or blue in a cell must change, beyond what it did in the whole picture: a green
 * die on brown wood is hardly darker. Noise moves it by one.
 */
const CHANGED = 8;
/** A lone changed cell is an insect or a speck. */
const LEAST_CELLS = 2;

const CHANNELS = 3;

/** A picture as the mean colours of its cells. */
export interface ColourCells {
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue of each cell, row by row. */
  readonly values: Float32Array;
}

export function colourCells({ data, width, height }: Pixels): ColourCells {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const values = new Float32Array(columns * rows * CHANNELS);
  for (let y = 0; y < height; y += STEP) {
    const row = Math.floor(y / CELL) * columns;
    for (let column = 0; column < columns; column += 1) {
      const end = (y * width + Math.min(width, (column + 1) * CELL)) * 4;
      let [red, green, blue] = [0, 0, 0];
      for (let at = (y * width + column * CELL) * 4; at < end; at += 4 * STEP) {
        red += data[at]!;
        green += data[at + 1]!;
        blue += data[at + 2]!;
      }
      const cell = (row + column) * CHANNELS;
      values[cell]! += red;
      values[cell + 1]! += green;
      values[cell + 2]! += blue;
    }
  }
  const samples = (cell: number, size: number): number =>
    Math.ceil(Math.min(CELL, size - cell * CELL) / STEP);
  for (let i = 0; i < values.length; i += 1) {
    const cell = Math.floor(i / CHANNELS);
    values[i]! /= samples(cell % columns, width) * samples(Math.floor(cell / columns), height);
  }
  return { columns, rows, values };
}

/** Which cells changed, apart from light that changed everywhere alike. Both of one size. */
export function changedCells(before: ColourCells, now: ColourCells): Uint8Array {
  const changed = new Uint8Array(now.values.length / CHANNELS);
  const differences = new Float32Array(changed.length);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    for (let i = 0; i < changed.length; i += 1) {
      const at = i * CHANNELS + channel;
      differences[i] = now.values[at]! - before.values[at]!;
    }
    const everywhere = differences.toSorted()[differences.length >> 1] ?? 0;
    differences.forEach((difference, i) => {
      if (Math.abs(difference - everywhere) > CHANGED) changed[i] = 1;
    });
  }
  return changed;
}

/** Boxes around the connected groups of changed cells, in pixels; they may overlap. */
export function partsOf(changed: Uint8Array, columns: number): Box[] {
  const waiting = changed.slice();
  const parts: Box[] = [];
  for (let start = 0; start < waiting.length; start += 1) {
    if (waiting[start] === 0) continue;
    const cells = flood(waiting, columns, start);
    if (cells.length < LEAST_CELLS) continue;
    const xs = cells.map((cell) => cell % columns);
    const ys = cells.map((cell) => Math.floor(cell / columns));
    parts.push({
      left: Math.min(...xs) * CELL,
      top: Math.min(...ys) * CELL,
      right: (Math.max(...xs) + 1) * CELL,
      bottom: (Math.max(...ys) + 1) * CELL,
    });
  }
  return parts;
}

/** The changed cells that hang together with one, at most one cell apart; clears them in `waiting`. */
function flood(waiting: Uint8Array, columns: number, start: number): number[] {
  const rows = waiting.length / columns;
  const found = [start];
  waiting[start] = 0;
  for (let i = 0; i < found.length; i += 1) {
    const [x, y] = [found[i]! % columns, Math.floor(found[i]! / columns)];
    for (let ny = Math.max(0, y - 2); ny <= Math.min(rows - 1, y + 2); ny += 1) {
      for (let nx = Math.max(0, x - 2); nx <= Math.min(columns - 1, x + 2); nx += 1) {
        const next = ny * columns + nx;
        if (waiting[next] === 0) continue;
        waiting[next] = 0;
        found.push(next);
      }
    }
  }
  return found;
}

/** Takes over the cells that lie in a part, so that what was looked at counts as known. */
export function takeOver(known: ColourCells, now: ColourCells, part: Box): void {
  for (let row = Math.floor(part.top / CELL); row * CELL < part.bottom; row += 1) {
    const [from, to] = [Math.floor(part.left / CELL), Math.ceil(part.right / CELL)];
    const [start, end] = [from, to].map((column) => (row * known.columns + column) * CHANNELS);
    known.values.set(now.values.subarray(start, end), start);
  }
}

/** A part with `margin` pixels more on every side, within a picture of `width` by `height`. */
export function widen(part: Box, margin: number, width: number, height: number): Box {
  return {
    left: Math.max(0, Math.floor(part.left - margin)),
    top: Math.max(0, Math.floor(part.top - margin)),
    right: Math.min(width, Math.ceil(part.right + margin)),
    bottom: Math.min(height, Math.ceil(part.bottom + margin)),
  };
}

/** The same area in parts that do not overlap: those that do become one. */
export function joinOverlapping(parts: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (let part of parts) {
    for (let i = joined.length - 1; i >= 0; i -= 1) {
      if (!doMeet(joined[i]!, part)) continue;
      part = around(joined[i]!, part);
      joined.splice(i, 1);
      i = joined.length; // the larger part may meet those that were passed
    }
    joined.push(part);
  }
  return joined;
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
