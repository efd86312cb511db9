import type { CardShape } from './cell-shape.ts';
import { cardShape } from './cell-shape.ts';
import type { Point, Quad } from './detection.ts';
import { flatten } from './flatten.ts';
import type { Cell } from './grid-growth.ts';
import { commonAngle, growGrid, neighbourAngle } from './grid-growth.ts';
import type { Homography, Match } from './homography.ts';
import { affine, compose, fitHomography, invert, project, projectQuad } from './homography.ts';
import { leastSquares } from './linear.ts';
import { distance, minus, times } from './points.ts';
import { centreOf, heightVector } from './quads.ts';
import type { PictureSize } from './sighting.ts';

/** One way in which cards may be the cells of a lattice. */
export interface LatticeFit {
  /** From cells to the picture: (column, row), from 0, is the middle of that cell. */
  readonly toPicture: Homography;
  /** Row by row, the index of the outline that lies in the cell. */
  readonly cells: readonly (number | undefined)[];
  /** Row by row, how much the card in the cell lies along rows or columns: 1 straight, 0 halfway between. */
  readonly aligned: readonly number[];
  /** How many cells hold a card. */
  readonly filled: number;
  /** Mean distance of the cards from the middles of their cells, in cells. */
  readonly error: number;
  readonly shape: CardShape;
  /** Where the columns run in the picture, from the first row to the last: of length 1. */
  readonly down: Point;
}

/** A card belongs to a cell when its middle is within this part of a cell of the cell's. */
const CELL_REACH = 0.38;
const ROUNDS = 3;
/** The furthest, in cells, that a round reaches beyond those of the last. */
const GROWTH = 2;

/** Fewer cards than these, or in fewer rows or columns, tell a slant less well than their outlines do. */
const SLANT_CARDS = 9;
const SLANT_LINES = 3;

/** Fits that fill less than this part of the cells of the fullest are not worth a look. */
const WORTH = 0.6;

/**
 * All ways in which the cards of a picture may be a lattice of `rows` and `columns`, the fullest first. There is more
 * than one as long as cards are missing or lie beside it, and each can be turned by a half (a square one by a quarter).
 *
 * @param outlines of all cards seen, in pixels; some may lie elsewhere
 * @param size of the picture; undefined where it is not known
 */
export function latticeFits(
  outlines: readonly Quad[],
  rows: number,
  columns: number,
  size: PictureSize | undefined,
): readonly LatticeFit[] {
  const toTable = flatten(outlines);
  if (toTable === undefined || outlines.length < 2) return [];
  const flat = outlines.map((outline) => projectQuad(toTable, outline));
  const long = flat.map(heightVector);
  const centres = flat.map(centreOf);
  const angles = [commonAngle(long.map(([x, y]) => Math.atan2(y, x))), neighbourAngle(centres)];
  const fits = angles.flatMap((angle) => {
    const turn: Homography = turning(-angle);
    const grid = growGrid(centres.map((centre) => project(turn, centre)));
    const fitted = fitGrid(outlines, grid, compose(toTable, turn));
    return fitted === undefined ? [] : windowsOf(fitted, outlines, [rows, columns], size);
  });
  const most = Math.max(0, ...fits.map(({ filled }) => filled));
  const seen = new Set<string>();
  return fits
    .filter(({ filled, cells }) => {
      const isNew = filled >= WORTH * most && !seen.has(String(cells));
      seen.add(String(cells));
      return isNew;
    })
    .sort((one, other) => other.filled - one.filled || one.error - other.error);
}

function turning(angle: number): Homography {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
}

interface FittedGrid {
  readonly toPicture: Homography;
  readonly cells: readonly (Cell | undefined)[];
}

/** The map from cells to the picture, and with it all cards that lie in a cell. */
function fitGrid(
  outlines: readonly Quad[],
  grown: readonly (Cell | undefined)[],
  toTable: Homography,
): FittedGrid | undefined {
  const centres = outlines.map(centreOf);
  const toFlat = (point: Point) => project(toTable, point);
  let cells = grown;
  let toPicture: Homography | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const matches = centres.flatMap((to, index): Match[] => {
      const from = cells[index];
      return from === undefined ? [] : [{ from, to }];
    });
    const bySlant = tellsSlant(matches) ? fitHomography(matches) : undefined;
    toPicture = bySlant ?? fitFlat(matches, toFlat, toTable) ?? toPicture;
    if (toPicture === undefined) return undefined;
    cells = cellsUnder(toPicture, centres, matches);
  }
  return toPicture && { toPicture, cells };
}

function tellsSlant(matches: readonly Match[]): boolean {
  const lines = (axis: 0 | 1) => new Set(matches.map(({ from }) => from[axis])).size;
  return matches.length >= SLANT_CARDS && lines(0) >= SLANT_LINES && lines(1) >= SLANT_LINES;
}

/** The affine fit on the flattened table. A single row or column is taken to be a grid of squares. */
function fitFlat(
  matches: readonly Match[],
  toFlat: (point: Point) => Point,
  toTable: Homography,
): Homography | undefined {
  const rows = matches.map(({ from: [x, y] }) => [1, x, y]);
  const flat = matches.map(({ to }) => toFlat(to));
  const xs = leastSquares(
    rows,
    flat.map(([x]) => x),
  );
  const ys = leastSquares(
    rows,
    flat.map(([, y]) => y),
  );
  if (xs === undefined || ys === undefined) return undefined;
  const [x = 0, acrossX = 0, alongX = 0] = xs;
  const [y = 0, acrossY = 0, alongY = 0] = ys;
  return compose(affine([x, y], [acrossX, acrossY], [alongX, alongY]), invert(toTable));
}

/** The cell of each card not far from those matched; of two in one cell, the one nearer to its middle has it. */
function cellsUnder(
  toPicture: Homography,
  centres: readonly Point[],
  matches: readonly Match[],
): readonly (Cell | undefined)[] {
  const toCells = invert(toPicture);
  const [columns, rows] = [matches.map(({ from }) => from[0]), matches.map(({ from }) => from[1])];
  const isNear = (value: number, values: readonly number[]) =>
    value >= Math.min(...values) - GROWTH && value <= Math.max(...values) + GROWTH;
  const nearest = new Map<string, { readonly index: number; readonly away: number }>();
  const cells = centres.map((centre, index): Cell | undefined => {
    const place = project(toCells, centre);
    const cell: Cell = [Math.round(place[0]), Math.round(place[1])];
    const away = distance(place, cell);
    const rival = nearest.get(String(cell));
    if (!isNear(cell[0], columns) || !isNear(cell[1], rows)) return undefined;
    if (!(away < CELL_REACH) || (rival !== undefined && rival.away <= away)) return undefined;
    nearest.set(String(cell), { index, away });
    return cell;
  });
  return cells.map((cell, index) =>
    cell !== undefined && nearest.get(String(cell))?.index === index ? cell : undefined,
  );
}

/** Quarter turns: which way the columns and the rows of the lattice run in the grid. */
const TURNS: readonly { readonly across: Cell; readonly along: Cell }[] = [
  { across: [1, 0], along: [0, 1] },
  { across: [0, 1], along: [-1, 0] },
  { across: [-1, 0], along: [0, -1] },
  { across: [0, -1], along: [1, 0] },
];

/** Every place and turn of a lattice of this size on the grid that holds most of its cards. */
function windowsOf(
  { toPicture, cells }: FittedGrid,
  outlines: readonly Quad[],
  [rows, columns]: readonly [number, number],
  size: PictureSize | undefined,
): readonly LatticeFit[] {
  const windows = TURNS.flatMap(({ across, along }) => {
    const turned = cells.flatMap((cell, index) =>
      cell === undefined ? [] : [{ index, column: dotOf(cell, across), row: dotOf(cell, along) }],
    );
    const columnsSeen = turned.map(({ column }) => column);
    const rowsSeen = turned.map(({ row }) => row);
    return startsOf(rowsSeen, rows).flatMap((top) =>
      startsOf(columnsSeen, columns).map((left) => {
        const inside = Array.from({ length: rows * columns }, (): number | undefined => undefined);
        for (const { index, column, row } of turned) {
          const [c, r] = [column - left, row - top];
          if (c >= 0 && c < columns && r >= 0 && r < rows) inside[r * columns + c] = index;
        }
        const corner: Point = [
          left * across[0] + top * along[0],
          left * across[1] + top * along[1],
        ];
        return { map: affine(corner, across, along), inside };
      }),
    );
  });
  const filledOf = (inside: readonly (number | undefined)[]) =>
    inside.filter((index) => index !== undefined).length;
  const least = WORTH * Math.max(0, ...windows.map(({ inside }) => filledOf(inside)));
  return windows
    .filter(({ inside }) => filledOf(inside) >= least)
    .map(({ map, inside }) =>
      describe(compose(map, toPicture), inside, { outlines, columns, size }),
    );
}

/** Where a stretch of `size` can start that holds all that was seen, or else is all within it. */
function startsOf(seen: readonly number[], size: number): readonly number[] {
  if (seen.length === 0) return [];
  const [first, last] = [Math.min(...seen), Math.max(...seen) - size + 1];
  const from = Math.min(first, last);
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, step) => from + step);
}

function describe(
  toPicture: Homography,
  cells: readonly (number | undefined)[],
  {
    outlines,
    columns,
    size,
  }: {
    readonly outlines: readonly Quad[];
    readonly columns: number;
    readonly size: PictureSize | undefined;
  },
): LatticeFit {
  const toCells = invert(toPicture);
  const inside: Quad[] = [];
  let error = 0;
  const aligned = cells.map(() => 0);
  cells.forEach((index, cell) => {
    const seen = index === undefined ? undefined : outlines[index];
    if (seen === undefined) return;
    const outline = projectQuad(toCells, seen);
    const [x, y] = heightVector(outline);
    inside.push(seen);
    aligned[cell] = Math.abs(Math.cos(2 * Math.atan2(y, x)));
    error += distance(centreOf(outline), [cell % columns, Math.floor(cell / columns)]);
  });
  const rows = cells.length / columns;
  const middle: Point = [(columns - 1) / 2, (rows - 1) / 2];
  const [dx, dy] = minus(
    project(toPicture, [middle[0], middle[1] + 0.5]),
    project(toPicture, [middle[0], middle[1] - 0.5]),
  );
  return {
    toPicture,
    cells,
    aligned,
    filled: inside.length,
    error: error / Math.max(1, inside.length),
    shape: cardShape(toPicture, toCells, inside, size),
    down: times([dx, dy], 1 / Math.hypot(dx, dy)),
  };
}

function dotOf(one: Cell, other: Cell): number {
  return one[0] * other[0] + one[1] * other[1];
}
