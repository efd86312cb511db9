import type { Point } from '../../table/detection.ts';
import { median } from '../../table/statistics.ts';
import { mapOf, type Metric } from '../../table/quads.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { sampleColour } from '../pixels/sample.ts';

/** Cells along a side of the square that is looked at, and its side in card widths: two crossed cards have room in it. */
export const CELLS = 60;
const REACH = 3.2;
export const CELLS_PER_WIDTH = CELLS / REACH;
/** Rows of cells at the square's rim that show the table. */
const RIM = 2;
const MIDDLE = Math.floor(CELLS / 2) * (CELLS + 1);
/** Sums of differences over red, green and blue, 0 to 765, between which a cell may begin to differ from the table. */
const LEAST_CONTRAST = 15;
const MOST_CONTRAST = 120;
/** How many times as much as the table differs from itself, in the order in which they are tried. */
const OVER_GRAIN = [4, 2.5];
/** Part of the contrast of the thing itself from which on a cell is more of it than of the table. */
const HALF = 0.5;

/** What stands out from the table around a place, as the table is seen from above. */
export interface Silhouette {
  /** CELLS x CELLS, row by row: 1 where it is. */
  readonly cells: Uint8Array;
  /** The place in the picture of a place in cells. */
  readonly toPicture: (cell: Point) => Point;
}

/**
 * The thing at `middle`, a place in the picture, by its outline against the table, each time with another contrast from
 * which on it stands out. metric: of the table there. None where nothing stands out, or where it reaches beyond the square.
 */
export function silhouettesAt(
  pyramid: Pyramid,
  middle: Point,
  metric: Metric,
): readonly Silhouette[] {
  const toPicture = placeIn(middle, metric);
  const different = differenceFromTable(coloursAt(pyramid, toPicture));
  const rim = rimCells(1);
  const grain = median(rimCells(RIM).map((cell) => different[cell]!));
  const from = (contrast: number): Uint8Array | undefined => {
    const table = Uint8Array.from(different, (value) => (value < contrast ? 1 : 0));
    const outside = flood(rim, table);
    if (outside[MIDDLE] === 1) return undefined;
    const inside = outside.map((cell) => 1 - cell);
    return flood([MIDDLE], inside);
  };
  const rough = OVER_GRAIN.map((times) =>
    from(Math.min(Math.max(times * grain, LEAST_CONTRAST), MOST_CONTRAST)),
  );
  const first = rough[0];
  const sharp = first && from(HALF * median([...different].filter((_, cell) => first[cell] === 1)));
  return [sharp, ...rough].flatMap((cells) =>
    cells === undefined || rim.some((cell) => cells[cell] === 1) ? [] : [{ cells, toPicture }],
  );
}

/** CELLS x CELLS x 3, red, green and blue. */
function coloursAt(pyramid: Pyramid, toPicture: Silhouette['toPicture']): Float32Array {
  const [left, right] = [toPicture([0, 0]), toPicture([CELLS, CELLS])];
  const perCell = Math.hypot(right[0] - left[0], right[1] - left[1]) / (Math.SQRT2 * CELLS);
  let level = 0;
  for (let pixels = perCell; pixels > 1.5; pixels /= 2) level += 1;
  const picture = pyramid.at(level);
  const colours = new Float32Array(CELLS * CELLS * 3);
  for (let i = 0; i < CELLS * CELLS; i += 1) {
    const [x, y] = toPicture([(i % CELLS) + 0.5, Math.floor(i / CELLS) + 0.5]);
    sampleColour(picture, x / 2 ** level - 0.5, y / 2 ** level - 0.5, colours, i * 3);
  }
  return colours;
}

function placeIn([x, y]: Point, metric: Metric): Silhouette['toPicture'] {
  const map = mapOf(metric);
  const [a] = map([1, 0]);
  const [b, c] = map([0, 1]);
  return ([column, row]) => {
    const down = (row - CELLS / 2) / CELLS_PER_WIDTH / c;
    return [x + ((column - CELLS / 2) / CELLS_PER_WIDTH - b * down) / a, y + down];
  };
}

function rimCells(rows: number): number[] {
  return Array.from({ length: CELLS * CELLS }, (_, i) => i).filter((i) => {
    const [x, y] = [i % CELLS, Math.floor(i / CELLS)];
    return Math.min(x, y, CELLS - 1 - x, CELLS - 1 - y) < rows;
  });
}

/** How much each cell differs from what most of the rim looks like. */
function differenceFromTable(colours: Float32Array): Float32Array {
  const rim = rimCells(RIM);
  const table = [0, 1, 2].map((c) => median(rim.map((i) => colours[i * 3 + c]!)));
  return Float32Array.from({ length: CELLS * CELLS }, (_, i) =>
    table.reduce((sum, value, c) => sum + Math.abs(colours[i * 3 + c]! - value), 0),
  );
}

/** The cells that are reached from some over those that are open, side by side. */
function flood(from: readonly number[], open: Uint8Array): Uint8Array {
  const reached = new Uint8Array(CELLS * CELLS);
  const waiting = from.filter((cell) => open[cell] === 1);
  for (const cell of waiting) reached[cell] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const x = cell % CELLS;
    const near = [cell - CELLS, cell + CELLS, x > 0 ? cell - 1 : -1, x + 1 < CELLS ? cell + 1 : -1];
    for (const next of near) {
      if (open[next] !== 1 || reached[next] === 1) continue;
      reached[next] = 1;
      waiting.push(next);
    }
  }
  return reached;
}
