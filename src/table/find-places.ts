import type { Point, Quad } from './detection.ts';
import type { Bearings, Place } from './bearings.ts';
import { affine, compose, invert, projectQuad } from './homography.ts';
import type { LatticeFit } from './lattice.ts';
import { latticeFits } from './lattice.ts';
import { CARD_ASPECT, heightVector, widthVector } from './quads.ts';
import { findLoose } from './loose.ts';
import { dot } from './points.ts';
import { findRings } from './rings.ts';
import { median } from './statistics.ts';
import type { LayoutShape } from './table-layout.ts';
import type { PlaceId } from './table-view.ts';

type Lattice = Extract<LayoutShape, { kind: 'lattice' }>;

/** A lattice is found when this part of the cards that should lie there are seen. */
const LEAST_SEEN = 0.6;
/** One way to lie is clearly better than another that agrees with this much of a card less. */
const CLEARLY = 0.25;
/** Columns whose directions have at least this cosine run the same way: lattices that differ by no turn. */
const SAME_TURN = 0.7;

/** Looks for the lay-out in one picture; undefined while it is not clear where it is. */
export function findPlaces(
  shape: LayoutShape,
  outlines: readonly Quad[],
  occupied: readonly PlaceId[],
): Bearings | undefined {
  switch (shape.kind) {
    case 'lattice':
      return findLattice(shape, outlines, occupied);
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
): Bearings | undefined {
  const { rows, columns, places } = shape;
  const wanted = new Set(occupied);
  const scored = latticeFits(outlines, rows, columns).map((fit) => {
    const agreeing = fit.cells.reduce<number>((sum, card, cell) => {
      if (card === undefined) return sum;
      return sum + (wanted.has(places[cell] ?? '') ? (1 + (fit.aligned[cell] ?? 0)) / 2 : -1);
    }, 0);
    return { fit, agreeing };
  });
  const most = Math.max(0, ...scored.map(({ agreeing }) => agreeing));
  if (most < LEAST_SEEN * wanted.size) return undefined;
  const best = scored.filter(({ agreeing }) => agreeing > most - CLEARLY).map(({ fit }) => fit);
  const [chosen] = best.toSorted(byUprightness);
  const isSingle =
    chosen !== undefined &&
    best.filter(({ down }) => dot(down, chosen.down) > SAME_TURN).length === 1;
  return isSingle ? toBearings(shape, chosen, outlines) : undefined;
}

/** Columns along the long sides of the cards first, then those that run down the picture: the near row is the last. */
function byUprightness(one: LatticeFit, other: LatticeFit): number {
  return Number(other.upright > 0.5) - Number(one.upright > 0.5) || other.down[1] - one.down[1];
}

/** The places of a lattice, measured in the widths of its cards. */
export function toBearings(
  { columns, places }: Lattice,
  { toPicture, cells, upright }: LatticeFit,
  outlines: readonly Quad[],
): Bearings {
  const toCells = invert(toPicture);
  const flat = cells.flatMap((card) => {
    const outline = card === undefined ? undefined : outlines[card];
    return outline === undefined ? [] : [projectQuad(toCells, outline)];
  });
  const width = median(flat.map((quad) => Math.hypot(...widthVector(quad))));
  const height = median(flat.map((quad) => Math.hypot(...heightVector(quad)))) / CARD_ASPECT;
  // In lattices whose cards lie crosswise, the width of a card runs along the columns.
  const isUpright = upright > 0.5;
  const [across, along] = isUpright ? [1 / width, 1 / height] : [1 / height, 1 / width];
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
            : projectQuad(compose(toCells, toUnits), outline),
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
