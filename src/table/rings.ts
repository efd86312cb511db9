import type { Bearings, Place } from './bearings.ts';
import type { Point, Quad } from './detection.ts';
import { flatten } from './flatten.ts';
import { invert, projectQuad } from './homography.ts';
import { distance, minus } from './points.ts';
import { centreOf } from './quads.ts';
import { mean } from './statistics.ts';
import type { PlaceId } from './table-view.ts';

/** Tiles of a ring are as far from its middle as their mean to within this part of it. */
const ROUND = 0.25;
/** The angle between neighbours is a full turn by their number to within this part of it. */
const EVEN = 0.5;
const ROUNDS = 8;

interface Tile {
  readonly flat: Quad;
  readonly centre: Point;
  readonly seen: Point;
}

/**
 * Circles of places, each clockwise from the tile furthest up the picture, from left to right; one within the other,
 * the inner first. Just their tiles may be seen: what lies beside them would be taken for one.
 *
 * @returns undefined while the tiles do not make such circles
 */
export function findRings(
  rings: readonly (readonly PlaceId[])[],
  outlines: readonly Quad[],
): Bearings | undefined {
  const toTable = flatten(outlines);
  const size = rings[0]?.length ?? 0;
  const isEven =
    rings.every((ring) => ring.length === size) && outlines.length === size * rings.length;
  if (toTable === undefined || size < 3 || !isEven || rings.length > 2) return undefined;
  const tiles = outlines.map((outline): Tile => {
    const flat = projectQuad(toTable, outline);
    return { flat, centre: centreOf(flat), seen: centreOf(outline) };
  });
  const splits = rings.length === 1 ? [[tiles]] : [sideBySide(tiles, size), nested(tiles, size)];
  const circles = splits.find((split) => split.every(isRing));
  if (circles === undefined) return undefined;
  return {
    toPicture: invert(toTable),
    places: circles.flatMap((circle, ring) =>
      clockwise(circle).flatMap(({ flat, centre }, index): Place[] => {
        const id = rings[ring]?.[index];
        return id === undefined ? [] : [{ id, home: centre, outline: flat }];
      }),
    ),
  };
}

/** Two groups of `size`, each tile with the nearer middle (Lloyd's algorithm), the left one first. */
function sideBySide(tiles: readonly Tile[], size: number): readonly (readonly Tile[])[] {
  const byX = tiles.toSorted((one, other) => one.seen[0] - other.seen[0]);
  const byY = tiles.toSorted((one, other) => one.seen[1] - other.seen[1]);
  const grouped = [byX, byY].map((sorted) => {
    let groups = [sorted.slice(0, size), sorted.slice(size)];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = groups.map(middleOf);
      if (one === undefined || other === undefined) return groups;
      const lean = ({ centre }: Tile) => distance(centre, one) - distance(centre, other);
      const order = tiles.toSorted((a, b) => lean(a) - lean(b));
      groups = [order.slice(0, size), order.slice(size)];
    }
    return groups;
  });
  return grouped.find((groups) => groups.every(isRing)) ?? [];
}

/** The tiles nearest to the middle of all, and the rest. */
function nested(tiles: readonly Tile[], size: number): readonly (readonly Tile[])[] {
  const middle = middleOf(tiles);
  const order = tiles.toSorted((a, b) => distance(a.centre, middle) - distance(b.centre, middle));
  return [order.slice(0, size), order.slice(size)];
}

function middleOf(tiles: readonly Tile[]): Point {
  return [mean(tiles.map(({ centre }) => centre[0])), mean(tiles.map(({ centre }) => centre[1]))];
}

function isRing(tiles: readonly Tile[]): boolean {
  if (tiles.length < 3) return false;
  const middle = middleOf(tiles);
  const radii = tiles.map(({ centre }) => distance(centre, middle));
  const radius = mean(radii);
  const isRound = radii.every((one) => Math.abs(one - radius) < ROUND * radius);
  const angles = tiles.map(({ centre }) => angleOf(minus(centre, middle))).sort((a, b) => a - b);
  const step = (2 * Math.PI) / tiles.length;
  const isEven = angles.every((angle, index) => {
    const next = angles[index + 1] ?? (angles[0] ?? 0) + 2 * Math.PI;
    return Math.abs(next - angle - step) < EVEN * step;
  });
  return isRound && isEven;
}

function clockwise(tiles: readonly Tile[]): readonly Tile[] {
  const middle = middleOf(tiles);
  const top = tiles.reduce((best, tile) => (tile.seen[1] < best.seen[1] ? tile : best));
  const start = angleOf(minus(top.centre, middle));
  const turnTo = ({ centre }: Tile) =>
    (angleOf(minus(centre, middle)) - start + 4 * Math.PI + 1e-9) % (2 * Math.PI);
  return tiles.toSorted((one, other) => turnTo(one) - turnTo(other));
}

/** Clockwise as a picture shows it, from the right: radians. */
function angleOf([x, y]: Point): number {
  return Math.atan2(y, x);
}
