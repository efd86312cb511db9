import type { Belief } from './belief.ts';
import type { Bearings } from './bearings.ts';
import { assign, outlinesOf } from './bearings.ts';
import type { Detection, Point } from './detection.ts';
import { toBearings } from './find-places.ts';
import { flatten } from './flatten.ts';
import { isInPicture } from './hands.ts';
import { compose, invert, project, projectQuad } from './homography.ts';
import { latticeFits } from './lattice.ts';
import { dot, minus, times } from './points.ts';
import { centreOf } from './quads.ts';
import { rigidFits } from './rigid-fits.ts';
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
  const downBefore = downOf(before);
  let best: Bearings | undefined;
  let most = least;
  for (const found of waysToLie(shape, before, sighting)) {
    const side = SAME_SIDE * (dot(downOf(found), downBefore) - 1);
    const score = agreement(found, beliefs, sighting) + side;
    if (score <= most) continue;
    most = score;
    best = found;
  }
  return best;
}

function waysToLie(
  shape: LayoutShape,
  { places }: Bearings,
  sighting: Sighting,
): readonly Bearings[] {
  const outlines = sighting.cards.map(({ outline }) => outline);
  if (shape.kind === 'lattice') {
    const fits = latticeFits(outlines, shape.rows, shape.columns, sighting);
    return fits.map((fit) => toBearings(shape, fit, outlines));
  }
  const toTable = flatten(outlines);
  if (toTable === undefined) return [];
  const toPicture = invert(toTable);
  const now = outlines.map((outline) => centreOf(projectQuad(toTable, outline)));
  const then = places.map(({ outline }) => centreOf(outline));
  return rigidFits(then, now).map((map) => ({ toPicture: compose(map, toPicture), places }));
}

/** Where the columns run in the picture, at the middle of the lay-out. */
function downOf({ toPicture }: Bearings): Point {
  const [dx, dy] = minus(project(toPicture, [0, 1]), project(toPicture, [0, 0]));
  return times([dx, dy], 1 / Math.hypot(dx, dy));
}
