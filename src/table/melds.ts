import type { Point, Quad } from './detection.ts';
import type { Metric } from './quads.ts';
import { dot, minus } from './points.ts';
import {
  CARD_ASPECT,
  centreOf,
  distanceTo,
  heightVector,
  mapOf,
  meanMetric,
  metricAt,
} from './quads.ts';

/**
 * Cards further apart than this, in card widths, belong to different melds. People leave up to about a quarter of a
 * card within a meld and at least about half a card between melds: the middle errs as rarely to either side.
 */
const MELD_GAP = 0.375;

/**
 * The gap between two cards is the one within which they face each other over this length, in card widths. A corner
 * that comes near does so over a much shorter one, and neighbours of a meld face each other over more.
 */
const FACING_LENGTH = 0.6;

/** Cards that lie closer than this, in card widths from middle to middle, see the table at nearly the same slant. */
const NEIGHBOURHOOD = 2.5;

/** Cards whose middles are further apart than this can't touch. */
const CARD_DIAGONAL = Math.hypot(1, CARD_ASPECT);

/** Places looked at along a card's border, in card widths apart. */
const SAMPLE_SPACING = 0.1;

/**
 * Where the gaps of one picture show two clear humps, the limit moves between them, but no further than this: whatever
 * else lies there, half a card is apart, and a quarter is not.
 */
const MELD_GAP_LIMITS = { least: 0.3, most: 0.45 } as const;

/**
 * Two humps are clear when the empty stretch between them is this wide, in card widths, and the two gaps next to it on
 * either side are nearly the same: one loose gap within a meld is no hump.
 */
const CLEAR_STRETCH = 0.2;
const LEAST_HUMP = 2;
const HUMP_SPREAD = 0.1;

/** Melds belong to one row when their middles are less than this part of a card's height apart. */
const ROW_HEIGHT = 0.7;

/** A meld that runs steeper than this (rise over run) is read from top to bottom. */
const STEEP = 3;

/**
 * Cards lying on a table as melds: cards that touch, overlap or nearly touch are one meld.
 *
 * @param outlines of the face-up cards, in pixels of one picture
 * @returns the melds as indices into `outlines`, each card in exactly one. Within a meld from left to right (top to
 *   bottom if it runs so), the melds row by row.
 */
export function groupMelds(outlines: readonly Quad[]): readonly (readonly number[])[] {
  const links = shortestLinks(outlines);
  const limit = gapLimit(links.map((link) => link.gap));
  const melds = new Map<number, readonly number[]>(outlines.map((_, index) => [index, [index]]));
  for (const { from, to, gap } of links) {
    if (gap > limit) continue;
    const joined = [...(melds.get(from) ?? []), ...(melds.get(to) ?? [])];
    for (const index of joined) melds.set(index, joined);
  }
  const groups = [...new Set(melds.values())];
  return inRows(
    outlines,
    groups.map((group) => alongMeld(outlines, group)),
  );
}

interface Link {
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

/** The shortest links that join all cards (Prim's minimum spanning tree over the gaps). */
function shortestLinks(outlines: readonly Quad[]): readonly Link[] {
  const cards = smoothed(outlines.map((outline) => ({ outline, metric: metricAt(outline) })));
  const links: Link[] = [];
  const reach = new Map<number, Link>(
    cards.slice(1).map((_, index) => [index + 1, { from: 0, to: index + 1, gap: Infinity }]),
  );
  let newest = 0;
  while (reach.size > 0) {
    for (const [to, link] of reach) {
      const gap = gapBetween(cards[newest], cards[to]);
      if (gap < link.gap) reach.set(to, { from: newest, to, gap });
    }
    const nearest = [...reach.values()].reduce((best, link) => (link.gap < best.gap ? link : best));
    links.push(nearest);
    reach.delete(nearest.to);
    newest = nearest.to;
  }
  return links;
}

interface MeasuredCard {
  readonly outline: Quad;
  readonly metric: Metric | undefined;
}

/** The metric of each card as its near neighbours see it too: outlines are a little off, each in its own way. */
function smoothed(cards: readonly MeasuredCard[]): readonly MeasuredCard[] {
  return cards.map((card) => {
    if (card.metric === undefined) return card;
    const toTable = mapOf(card.metric);
    const [x, y] = toTable(centreOf(card.outline));
    const near = cards.flatMap(({ outline, metric }) => {
      const [otherX, otherY] = toTable(centreOf(outline));
      const isNear = Math.hypot(otherX - x, otherY - y) < NEIGHBOURHOOD;
      return isNear && metric !== undefined ? [metric] : [];
    });
    return { outline: card.outline, metric: meanMetric(near) };
  });
}

/** In card widths, measured on the table; a card without area is near nothing. */
function gapBetween(one: MeasuredCard | undefined, other: MeasuredCard | undefined): number {
  if (one?.metric === undefined || other?.metric === undefined) return Infinity;
  const toTable = mapOf(meanMetric([one.metric, other.metric]));
  const [dx, dy] = toTable(minus(centreOf(one.outline), centreOf(other.outline)));
  const leastGap = Math.hypot(dx, dy) - CARD_DIAGONAL;
  // Far cards are many, and how far exactly makes no difference.
  if (leastGap > 1) return leastGap;
  const a = one.outline.map(toTable) as unknown as Quad;
  const b = other.outline.map(toTable) as unknown as Quad;
  return (facingGap(a, b) + facingGap(b, a)) / 2;
}

/** The distance from `other` within which `FACING_LENGTH` of the border of `quad` lies. */
function facingGap(quad: Quad, other: Quad): number {
  const distances = borderPoints(quad).map((point) => distanceTo(other, point));
  distances.sort((one, next) => one - next);
  return distances[Math.round(FACING_LENGTH / SAMPLE_SPACING)] ?? Infinity;
}

function borderPoints(quad: Quad): readonly Point[] {
  return quad.flatMap((from, side) => {
    const to = quad[(side + 1) % 4] as Point;
    const steps = Math.max(
      1,
      Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / SAMPLE_SPACING),
    );
    return Array.from({ length: steps }, (_, step): Point => {
      const part = step / steps;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    });
  });
}

/** Where to cut: in the middle of the widest empty stretch if the gaps have two clear humps, else `MELD_GAP`. */
function gapLimit(gaps: readonly number[]): number {
  const sorted = [...gaps].sort((one, other) => one - other);
  let limit = MELD_GAP;
  let widest = CLEAR_STRETCH;
  for (let split = LEAST_HUMP; split <= sorted.length - LEAST_HUMP; split += 1) {
    const below = sorted[split - 1] ?? 0;
    const above = sorted[split] ?? 0;
    const middle = (below + above) / 2;
    if (above - below < widest || below > MELD_GAP_LIMITS.most || above < MELD_GAP_LIMITS.least)
      continue;
    const spread = Math.max(below - (sorted[split - 2] ?? 0), (sorted[split + 1] ?? 0) - above);
    if (spread > HUMP_SPREAD) continue;
    widest = above - below;
    limit = Math.min(MELD_GAP_LIMITS.most, Math.max(MELD_GAP_LIMITS.least, middle));
  }
  return limit;
}

/** A meld's cards in the order in which they lie along it. */
function alongMeld(outlines: readonly Quad[], group: readonly number[]): readonly number[] {
  const centres = new Map(group.map((index) => [index, centreOf(outlines[index] as Quad)]));
  const axis = mainDirection([...centres.values()]);
  const placeOf = (index: number) => dot(axis, centres.get(index) ?? [0, 0]);
  return [...group].sort((one, other) => placeOf(one) - placeOf(other) || one - other);
}

/** The direction in which points spread most (first principal axis), pointing right, or down where it is steep. */
function mainDirection(points: readonly Point[]): Point {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const [x, y] of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [dx, dy]: Point = [Math.cos(angle), Math.sin(angle)];
  const backwards = Math.abs(dy) > STEEP * Math.abs(dx) ? dy < 0 : dx < 0;
  return backwards ? [-dx, -dy] : [dx, dy];
}

/** Melds row by row from the top, each row from the left. */
function inRows(
  outlines: readonly Quad[],
  groups: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const placed = groups
    .map((group) => {
      const centres = group.map((index) => centreOf(outlines[index] as Quad));
      const height = Math.max(
        ...group.map((index) => Math.hypot(...heightVector(outlines[index] as Quad))),
      );
      return {
        group,
        x: Math.min(...centres.map(([x]) => x)),
        y: centres.reduce((sum, [, y]) => sum + y, 0) / centres.length,
        height,
      };
    })
    .sort((one, other) => one.y - other.y);
  const rows: (typeof placed)[] = [];
  for (const meld of placed) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row === undefined || first === undefined || meld.y - first.y > ROW_HEIGHT * meld.height) {
      rows.push([meld]);
    } else row.push(meld);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x).map(({ group }) => group));
}
