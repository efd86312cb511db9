import type { Quad, Point } from '../../table/detection.ts';
import { distance } from '../../table/points.ts';
import { findSide, paperColour, type Search, type SeenSide, type Side } from './card-side.ts';
import { isCardShaped } from './fits-among-cards.ts';
import type { Pixels, Pyramid } from '../pixels/pixels.ts';

/** Level of the pyramid: the card's shorter side is at most this many pixels there. */
const WIDEST = 150;
/** Sides are looked for near where they should be. */
const NEAR: Search = { reach: 0.17, turn: 0.34 };
/** Those that are not there, farther: an outline that one index tells, or a part of a card, is wrong by half a card. */
const FAR: Search = { reach: 0.6, turn: 0.2 };
/** So many sides have to be seen near before the others are looked for farther. */
const LEAST_NEAR = 2;
/** A side that is seen less clearly than this, by the clearest, may be a row of pips. */
const CLEAR = 0.5;

/**
 * Moves a rough outline onto the edges of the card in the picture, in the same pixels and order; a side that can't be seen
 * stays where it was. isFree: no other card lies over or under it, whose edges may be taken for its own.
 */
export function snapOutline(pyramid: Pyramid, outline: Quad, isFree = false): Quad {
  const width = shorterSide(outline);
  let level = 0;
  while (width / 2 ** level > WIDEST) level += 1;
  const k = 2 ** level;
  const picture = pyramid.at(level);
  const scaled = (quad: Quad, by: number) =>
    quad.map(([x, y]): Point => [x * by, y * by]) as unknown as Quad;
  const rough = scaled(outline, 1 / k);
  const snapped = isFree ? snapFreely(picture, rough) : snapNear(picture, rough).outline;
  return scaled(snapped, k);
}

interface Snapped {
  readonly outline: Quad;
  readonly sides: readonly Side[];
  /** Those of its sides that were seen. */
  readonly seen: readonly (SeenSide | undefined)[];
}

function snapNear(picture: Pixels, rough: Quad): Snapped {
  const width = shorterSide(rough);
  const sides = sidesOf(rough);
  const paper = paperColour(picture, sides, width);
  const seen = sides.map((side) => findSide(picture, side, paper, width, NEAR));
  const outline = outlineOf(seen.map((side, i) => side ?? sides[i]!));
  const isPlausible = outline?.every(
    (corner, i) => distance(corner, rough[i]!) < 2 * NEAR.reach * width,
  );
  return { outline: isPlausible === true ? outline! : rough, sides, seen };
}

/** The same, and sides that are not seen near are looked for farther, if then all four are seen and make a card. */
function snapFreely(picture: Pixels, rough: Quad): Quad {
  const { outline, sides, seen } = snapNear(picture, rough);
  const clearest = Math.max(...seen.map((side) => side?.score ?? 0));
  const isClear = (side: SeenSide | undefined) =>
    side !== undefined && side.score >= CLEAR * clearest;
  const near = seen.filter((side) => side !== undefined && isClear(side)) as SeenSide[];
  if (near.length < LEAST_NEAR || near.length === sides.length) return outline;
  const width = shorterSide(rough);
  const paper = paperColour(picture, near, width);
  const all = seen.map((side, i) =>
    isClear(side) ? side : findSide(picture, sides[i]!, paper, width, FAR),
  );
  const found = all.filter((side) => side !== undefined);
  const far = found.length === sides.length ? outlineOf(found) : undefined;
  if (far === undefined) return outline;
  const best = snapNear(picture, far);
  const isWhole = best.seen.every((side) => side !== undefined);
  return isWhole && isCardShaped(best.outline, picture.width, picture.height)
    ? best.outline
    : outline;
}

function shorterSide(quad: Quad): number {
  return Math.min(distance(quad[0], quad[1]), distance(quad[1], quad[2]));
}

/** The sides in order: the first from the first corner to the second. */
function sidesOf(quad: Quad): readonly Side[] {
  const turn = Math.sign(
    (quad[1][0] - quad[0][0]) * (quad[2][1] - quad[1][1]) -
      (quad[1][1] - quad[0][1]) * (quad[2][0] - quad[1][0]),
  );
  return quad.map((from, i) => {
    const to = quad[(i + 1) % 4]!;
    const length = Math.max(distance(from, to), 1e-6);
    const out: Point = [(turn * (to[1] - from[1])) / length, (-turn * (to[0] - from[0])) / length];
    return { from, to, out };
  });
}

/** Where the sides meet; undefined where two hardly cross. */
function outlineOf(sides: readonly Side[]): Quad | undefined {
  const corners = sides.map((side, i) => cross(sides[(i + 3) % 4]!, side));
  return corners.some((corner) => corner === undefined) ? undefined : (corners as unknown as Quad);
}

/** Where the lines of two sides cross; undefined where they hardly do. */
function cross(a: Side, b: Side): Point | undefined {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  const turn = ax * by - ay * bx;
  if (Math.abs(turn) < 0.1 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return undefined;
  const t = ((b.from[0] - a.from[0]) * by - (b.from[1] - a.from[1]) * bx) / turn;
  return [a.from[0] + ax * t, a.from[1] + ay * t];
}
