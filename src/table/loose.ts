import type { Bearings, Place } from './bearings.ts';
import type { Point, Quad } from './detection.ts';
import { flatten } from './flatten.ts';
import { invert, projectQuad } from './homography.ts';
import { distance } from './points.ts';
import { centreOf, heightVector } from './quads.ts';
import { median } from './statistics.ts';
import type { PlaceId } from './table-view.ts';

/** Cards less than this part of a card's height below the first of a row belong to the row. */
const ROW_HEIGHT = 0.7;

/**
 * A lay-out in no order: as many cards as it has, those nearest to each other where more are seen. They get their names
 * as one reads, row by row from the far left, and keep them.
 *
 * @returns undefined while too few cards are seen
 */
export function findLoose(
  places: readonly PlaceId[],
  outlines: readonly Quad[],
): Bearings | undefined {
  const toTable = flatten(outlines);
  if (toTable === undefined || places.length === 0 || outlines.length < places.length) {
    return undefined;
  }
  const centres = outlines.map(centreOf);
  const middle: Point = [median(centres.map(([x]) => x)), median(centres.map(([, y]) => y))];
  const chosen = outlines
    .toSorted((a, b) => distance(centreOf(a), middle) - distance(centreOf(b), middle))
    .slice(0, places.length);
  const inOrder = asRead(chosen);
  return {
    toPicture: invert(toTable),
    places: places.flatMap((id, index): Place[] => {
      const outline = inOrder[index];
      if (outline === undefined) return [];
      const flat = projectQuad(toTable, outline);
      return [{ id, home: centreOf(flat), outline: flat }];
    }),
  };
}

function asRead(outlines: readonly Quad[]): readonly Quad[] {
  const sorted = outlines.toSorted((a, b) => centreOf(a)[1] - centreOf(b)[1]);
  const rows: { readonly top: number; readonly cards: Quad[] }[] = [];
  for (const outline of sorted) {
    const y = centreOf(outline)[1];
    const row = rows.at(-1);
    const height = Math.hypot(...heightVector(outline));
    if (row !== undefined && y - row.top < ROW_HEIGHT * height) row.cards.push(outline);
    else rows.push({ top: y, cards: [outline] });
  }
  return rows.flatMap(({ cards }) => cards.sort((a, b) => centreOf(a)[0] - centreOf(b)[0]));
}
