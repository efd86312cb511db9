import type { Point } from './detection.ts';
import { distance, minus, plus, times } from './points.ts';

/** A cell by its whole-numbered column and row, from wherever the grid was begun. */
export type Cell = readonly [column: number, row: number];

/** Cards nearer than this to each other, in card widths, are no neighbours of a grid. */
const LEAST_PITCH = 0.8;
/** Nor are those further apart. */
const MOST_PITCH = 4;
/** A neighbour lies within this rise over run of the grid's direction. */
const CONE = 0.45;
/** Steps that agree to within this part of their length are one pitch. */
const SAME_PITCH = 0.15;
/** Two cards are linked when the step between them is a whole one to within this part of a pitch. */
const LINK_ERROR = 0.3;
/** Pitch, in card widths, where no two cards lie one way: a poker card and a gap. */
const DEFAULT_PITCH = 1.6;

/** Bins for the angles within a quarter turn, and how many to either side are taken to be the same angle. */
const BINS = 45;
const SAME_BINS = 3;

/** The angle that most of `angles` have nearly in common, quarter turns left aside: radians. */
export function commonAngle(angles: readonly number[]): number {
  const quarter = Math.PI / 2;
  const binOf = (angle: number) => Math.floor((((angle / quarter) % 1) + 1) * BINS) % BINS;
  const counts = Array.from({ length: BINS }, () => 0);
  for (const angle of angles) counts[binOf(angle)] = (counts[binOf(angle)] ?? 0) + 1;
  const near = Array.from({ length: 2 * SAME_BINS + 1 }, (_, index) => index - SAME_BINS);
  const around = counts.map((_, bin) =>
    near.reduce((sum, step) => sum + (counts[(bin + step + BINS) % BINS] ?? 0), 0),
  );
  const fullest = around.indexOf(Math.max(...around));
  // The mean of the angles there, on the circle of quarter turns.
  let sine = 0;
  let cosine = 0;
  for (const angle of angles) {
    const apart = Math.abs(binOf(angle) - fullest);
    if (Math.min(apart, BINS - apart) > SAME_BINS) continue;
    sine += Math.sin(4 * angle);
    cosine += Math.cos(4 * angle);
  }
  return Math.atan2(sine, cosine) / 4;
}

/** The direction in which cards have their near neighbours: radians, quarter turns left aside. */
export function neighbourAngle(points: readonly Point[]): number {
  const steps = points.flatMap((point) =>
    points
      .filter((other) => other !== point)
      .sort((one, other) => distance(one, point) - distance(other, point))
      .slice(0, 4)
      .map((near) => minus(near, point)),
  );
  return commonAngle(steps.map(([x, y]) => Math.atan2(y, x)));
}

/**
 * Numbers the points that lie on one grid whose rows run along the x axis: neighbours are linked step by step, the
 * surest links first, so that no step has to be exact and holes do not matter. The largest piece is returned.
 *
 * @param points in card widths
 * @returns the cell of each point, undefined for those off the grid; columns grow with x, rows with y
 */
export function growGrid(points: readonly Point[]): readonly (Cell | undefined)[] {
  const across = pitchOf(points, 0);
  const along = pitchOf(points, 1);
  const links = linksOf(points, across, along);
  links.sort((one, other) => one.error - other.error);
  // Union with potentials: each piece knows its points and the cell of each in it.
  const pieces = points.map((_, index) => new Map<number, Cell>([[index, [0, 0]]]));
  for (const { from, to, step } of links) {
    const [one, other] = [pieces[from], pieces[to]];
    const [start, end] = [one?.get(from), other?.get(to)];
    if (one === undefined || other === undefined || one === other) continue;
    if (start === undefined || end === undefined) continue;
    const shift = minus(plus(start, step), end);
    const [kept, moved, by] =
      one.size < other.size ? [other, one, times(shift, -1)] : [one, other, shift];
    for (const [index, cell] of moved) {
      kept.set(index, plus(cell, by));
      pieces[index] = kept;
    }
  }
  const largest = pieces.reduce<ReadonlyMap<number, Cell>>(
    (best, piece) => (piece.size > best.size ? piece : best),
    new Map(),
  );
  return points.map((_, index) => largest.get(index));
}

interface Link {
  readonly from: number;
  readonly to: number;
  readonly step: Cell;
  readonly error: number;
}

function linksOf(points: readonly Point[], across: number, along: number): Link[] {
  return points.flatMap((start, from) =>
    points.slice(from + 1).flatMap((end, index): Link[] => {
      const [dx, dy] = minus(end, start);
      const [x, y] = [dx / across, dy / along];
      const step: Cell = [Math.round(x), Math.round(y)];
      const length = Math.abs(step[0]) + Math.abs(step[1]);
      const error = Math.hypot(x - step[0], y - step[1]);
      // Long steps bridge holes, but only where nothing nearer tells.
      if (length < 1 || length > 2 || error > LINK_ERROR) return [];
      return [{ from, to: from + 1 + index, step, error: error + LINK_ERROR * (length - 1) }];
    }),
  );
}

/** The commonest distance of a card from its next neighbour along one axis, in card widths; of equals the shorter. */
function pitchOf(points: readonly Point[], axis: 0 | 1): number {
  const steps = points.flatMap((point) => {
    const ahead = points.flatMap((other) => {
      const [x, y] = minus(other, point);
      const [run, rise] = axis === 0 ? [x, Math.abs(y)] : [y, Math.abs(x)];
      return run > LEAST_PITCH && run < MOST_PITCH && rise < CONE * run ? [run] : [];
    });
    return ahead.length > 0 ? [Math.min(...ahead)] : [];
  });
  let best = DEFAULT_PITCH;
  let most = 0;
  for (const step of [...steps].sort((one, other) => one - other)) {
    const same = steps.filter((other) => Math.abs(other - step) < SAME_PITCH * step);
    if (same.length <= most) continue;
    most = same.length;
    best = same.reduce((sum, other) => sum + other, 0) / same.length;
  }
  return best;
}
