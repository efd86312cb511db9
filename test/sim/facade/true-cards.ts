import type { SeenCard } from '../../../src/referee/look-draft.ts';
import { distance } from '../../../src/table/points.ts';
import { centreOf } from '../../../src/table/quads.ts';
import { cameraOf } from '../film/matrix.ts';
import type { FilmedTable } from './film-table.ts';
import type { Lay } from './lay-table.ts';

/** As far from the middle of a card, in its widths, a reading may be of it. */
const NEAR = 0.6;

/** Where the middle of a card is in the picture, in pixels, and how wide the card is there. */
function middleOf({ at: { x, y } }: Lay, { conditions: { pose, width, height } }: FilmedTable) {
  const camera = cameraOf(pose, width / height);
  const pixel = (atX: number): readonly [number, number] => {
    const [right, up, , depth] = [0, 1, 2, 3].map(
      (row) => (camera[row] ?? 0) * atX + (camera[4 + row] ?? 0) * y + (camera[12 + row] ?? 0),
    ) as [number, number, number, number];
    return [((right / depth + 1) * width) / 2, ((1 - up / depth) * height) / 2];
  };
  return { middle: pixel(x), wide: distance(pixel(x - 0.5), pixel(x + 0.5)) };
}

/** The card that really lies where this one was seen; undefined where none does. */
export function trueCard({ outline }: SeenCard, filmed: FilmedTable): Lay | undefined {
  if (outline === undefined) return undefined;
  const at = centreOf(outline);
  const [nearest] = filmed.lays
    .map((lay) => {
      const { middle, wide } = middleOf(lay, filmed);
      return { lay, away: distance(at, middle) / wide };
    })
    .sort((one, other) => one.away - other.away);
  return nearest !== undefined && nearest.away < NEAR ? nearest.lay : undefined;
}
