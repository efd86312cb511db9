import type { Belief } from './belief.ts';
import type { Bearings } from './bearings.ts';
import { assign, outlinesOf } from './bearings.ts';
import type { Detection, Point } from './detection.ts';
import { toBearings } from './find-places.ts';
import { isInPicture } from './hands.ts';
import { project } from './homography.ts';
import { latticeFits } from './lattice.ts';
import { dot, minus, times } from './points.ts';
import type { Sighting } from './sighting.ts';
import type { LayoutShape } from './table-layout.ts';
import type { PlaceId } from './table-view.ts';

/** What a card in its place, the right name in its place and so on are worth. */
const WORTH = {
  card: 1,
  name: 2,
  wrongName: -3,
  otherSide: -0.5,
  missing: -1,
  extra: -0.6,
} as const;
/** A phone put down again most likely looks from the side it looked from before. */
const SAME_SIDE = 0.5;

/** How well the seen cards agree with what is believed of the places, under some bearings. */
export function agreement(
  bearings: Bearings,
  beliefs: ReadonlyMap<PlaceId, Belief>,
  { cards, width, height }: Pick<Sighting, 'cards' | 'width' | 'height'>,
): number {
  const { atPlace } = assign(bearings, cards);
  const outlines = outlinesOf(bearings);
  let sum = 0;
  for (const [id, { state }] of beliefs) {
    const outline = outlines.get(id);
    const card = atPlace.get(id);
    if (state.lies === 'covered' || outline === undefined) continue;
    if (state.lies === 'empty') sum += card === undefined ? 0 : WORTH.extra;
    else if (card === undefined) sum += isInPicture(outline, width, height) ? WORTH.missing : 0;
    else sum += WORTH.card + nameWorth(state, card);
  }
  return sum;
}

function nameWorth(state: Belief['state'], { card }: Detection): number {
  if (state.lies === 'up' && card !== 'back' && card !== 'unsure') {
    return card === state.card ? WORTH.name : WORTH.wrongName;
  }
  return (state.lies === 'down') === (card === 'back') ? 0 : WORTH.otherSide;
}

/**
 * Finds the lay-out anew after the phone was moved, by the pattern of its cards: of all ways in which it may lie, the
 * one that agrees best with what is believed of the places.
 *
 * @returns undefined if none agrees better than `least`
 */
export function realign(
  shape: LayoutShape,
  before: Bearings,
  beliefs: ReadonlyMap<PlaceId, Belief>,
  sighting: Sighting,
  least: number,
): Bearings | undefined {
  if (shape.kind !== 'lattice') return undefined;
  const outlines = sighting.cards.map(({ outline }) => outline);
  const downBefore = downOf(before);
  let best: Bearings | undefined;
  let most = least;
  for (const fit of latticeFits(outlines, shape.rows, shape.columns)) {
    const found = toBearings(shape, fit, outlines);
    const score =
      agreement(found, beliefs, sighting) + SAME_SIDE * (dot(downOf(found), downBefore) - 1);
    if (score <= most) continue;
    most = score;
    best = found;
  }
  return best;
}

/** Where the columns run in the picture, at the middle of the lay-out. */
function downOf({ toPicture }: Bearings): Point {
  const [dx, dy] = minus(project(toPicture, [0, 1]), project(toPicture, [0, 0]));
  return times([dx, dy], 1 / Math.hypot(dx, dy));
}
