import type { Point, Quad } from './detection.ts';
import { withSidesNamed } from './cell-shape.ts';
import type { Bearings, Place } from './bearings.ts';
import { outlinesOf } from './bearings.ts';
import { affine, compose, invert, projectQuad } from './homography.ts';
import type { LatticeFit } from './lattice.ts';
import { latticeFits } from './lattice.ts';
import { areaOf, CARD_ASPECT, centreOf } from './quads.ts';
import { findLoose } from './loose.ts';
import { distance, dot } from './points.ts';
import { findRings } from './rings.ts';
import type { PictureSize } from './sighting.ts';
import type { LayoutShape } from './table-layout.ts';
import type { PlaceId } from './table-view.ts';

type Lattice = Extract<LayoutShape, { kind: 'lattice' }>;
type Wanted = ReadonlySet<PlaceId>;

/** A lattice is found when this part of the cards that should lie there are seen. */
const LEAST_SEEN = 0.6;
/** One way to lie is clearly better than another that agrees with this much of a card less. */
const CLEARLY = 0.25;
/** Of the cards that should lie in an outermost row or column, this part has to be seen. */
const EDGE_SEEN = 0.5;
/** A way to lie is worth a second look when this part of the cards speaks for it that speaks for the best. */
const SUSPICIOUS = 0.7;
/** Places nearer to each other than this, in card widths, are of one card. */
const NEAR = 0.5;
/** Columns whose directions have at least this cosine run the same way: lattices that differ by no turn. */
const SAME_TURN = 0.7;

/**
 * Looks for the lay-out in one picture; undefined while it is not clear where it is.
 *
 * @param size of the picture; where it is left out, a card's sides count as they are named
 */
export function findPlaces(
  shape: LayoutShape,
  outlines: readonly Quad[],
  occupied: readonly PlaceId[],
  size?: PictureSize,
): Bearings | undefined {
  switch (shape.kind) {
    case 'lattice':
      return findLattice(shape, outlines, occupied, size);
    case 'rings':
      return findRings(shape.rings, outlines);
    case 'loose':
      return findLoose(occupied, outlines);
  }
}

/** The one lattice that the cards make; undefined where two places of it would do as well. */
function findLattice(
  shape: Lattice,
  outlines: readonly Quad[],
  occupied: readonly PlaceId[],
  size: PictureSize | undefined,
): Bearings | undefined {
  const wanted = new Set(occupied);
  const scored = scoreFits(shape, outlines, wanted, size);
  const most = Math.max(0, ...scored.map(({ agreeing }) => agreeing));
  if (most < LEAST_SEEN * wanted.size) return undefined;
  const best = scored.filter(({ agreeing }) => agreeing > most - CLEARLY).map(({ fit }) => fit);
  const [chosen] = best.toSorted(byUprightness);
  const isSingle =
    chosen !== undefined &&
    best.filter(({ down }) => dot(down, chosen.down) > SAME_TURN).length === 1;
  return isSingle && hasEdges(shape, chosen, wanted)
    ? toBearings(shape, chosen, outlines)
    : undefined;
}

/**
 * Whether enough cards are seen in the lay-out's outermost lines. Where a whole line is overlooked, what lies beside the
 * lay-out on the other side, such as the stock, passes for one.
 */
function hasEdges({ rows, columns, places }: Lattice, fit: LatticeFit, wanted: Wanted): boolean {
  const edges = [
    (row: number) => row === 0,
    (row: number) => row === rows - 1,
    (_: number, column: number) => column === 0,
    (_: number, column: number) => column === columns - 1,
  ];
  return edges.every((isOn) => {
    const due = places.flatMap((id, cell) =>
      wanted.has(id) && isOn(Math.floor(cell / columns), cell % columns) ? [fit.cells[cell]] : [],
    );
    return due.filter((card) => card !== undefined).length >= EDGE_SEEN * due.length;
  });
}

/** All ways to lie, with how many cards of each are where some should be; what lies where none should counts against it. */
function scoreFits(
  { rows, columns, places }: Lattice,
  outlines: readonly Quad[],
  wanted: Wanted,
  size: PictureSize | undefined,
) {
  return latticeFits(outlines, rows, columns, size).map((fit) => {
    const agreeing = fit.cells.reduce<number>((sum, card, cell) => {
      if (card === undefined) return sum;
      return sum + (wanted.has(places[cell] ?? '') ? (1 + (fit.aligned[cell] ?? 0)) / 2 : -1);
    }, 0);
    return { fit, agreeing };
  });
}

/**
 * Where cards of a lattice may lie that were not seen: the places still free in every way to lie that many cards speak
 * for. A second look there finds them, or tells the ways apart.
 *
 * @returns outlines in pixels, none of them twice
 */
export function suspectPlaces(
  shape: LayoutShape,
  outlines: readonly Quad[],
  occupied: readonly PlaceId[],
  size: PictureSize,
): readonly Quad[] {
  if (shape.kind !== 'lattice') return [];
  const wanted = new Set(occupied);
  const scored = scoreFits(shape, outlines, wanted, size);
  const least = SUSPICIOUS * Math.max(wanted.size / 2, ...scored.map(({ agreeing }) => agreeing));
  const suspected: Quad[] = [];
  for (const { fit, agreeing } of scored) {
    if (agreeing < least) continue;
    const free = outlinesOf(toBearings(shape, fit, outlines));
    shape.places.forEach((id, cell) => {
      const place = free.get(id);
      if (place === undefined || fit.cells[cell] !== undefined || !wanted.has(id)) return;
      const near = NEAR * Math.sqrt(areaOf(place) / CARD_ASPECT);
      const isTaken = [...outlines, ...suspected].some(
        (other) => distance(centreOf(other), centreOf(place)) < near,
      );
      if (!isTaken) suspected.push(place);
    });
  }
  return suspected;
}

/** Columns along the long sides of the cards first, then those that run down the picture: the near row is the last. */
function byUprightness(one: LatticeFit, other: LatticeFit): number {
  return Number(other.shape.isUpright) - Number(one.shape.isUpright) || other.down[1] - one.down[1];
}

/** The places of a lattice, measured in the widths of its cards. */
export function toBearings(
  { columns, places }: Lattice,
  { toPicture, cells, shape }: LatticeFit,
  outlines: readonly Quad[],
): Bearings {
  const toCells = invert(toPicture);
  const { isUpright } = shape;
  // In lattices whose cards lie crosswise, the width of a card runs along the columns.
  const across = (isUpright ? 1 : CARD_ASPECT) / shape.across;
  const along = (isUpright ? CARD_ASPECT : 1) / shape.along;
  const toUnits = affine([0, 0], [across, 0], [0, along]);
  return {
    toPicture: compose(invert(toUnits), toPicture),
    places: places.map((id, cell): Place => {
      const card = cells[cell];
      const outline = card === undefined ? undefined : outlines[card];
      const middle: Point = [(cell % columns) * across, Math.floor(cell / columns) * along];
      return {
        id,
        home: middle,
        outline:
          outline === undefined
            ? cardAt(middle, isUpright)
            : withSidesNamed(projectQuad(compose(toCells, toUnits), outline), isUpright),
      };
    }),
  };
}

function cardAt([x, y]: Point, isUpright: boolean): Quad {
  const half = CARD_ASPECT / 2;
  const corners: Quad = [
    [x - 0.5, y - half],
    [x + 0.5, y - half],
    [x + 0.5, y + half],
    [x - 0.5, y + half],
  ];
  if (isUpright) return corners;
  return corners.map(([cx, cy]): Point => [x - (cy - y), y + (cx - x)]) as unknown as Quad;
}
