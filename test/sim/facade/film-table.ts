import type { TablePart } from '../../../src/referee/look-draft.ts';
import type { Pose } from '../film/matrix.ts';
import type { Conditions } from '../film/scene.ts';
import type { Move, Reach, Story } from '../story/stage.ts';
import { CARD_HEIGHT } from '../story/stage.ts';
import { type Lay, sideOf, turned } from './lay-table.ts';

/** A film of a table that lies still, and how the phone is held over a part of it. */
export interface FilmedTable {
  readonly story: Story;
  readonly conditions: Conditions;
  readonly lays: readonly Lay[];
}

/** Who holds the phone, and whose hand is just leaving. */
export interface Pointing {
  readonly part: TablePart;
  readonly holder: number;
  readonly hand?: number;
}

/** What a camera sees from a card's width away, in card widths, from the lower to the upper edge of the picture. */
const IN_VIEW = 0.93;
/** Room around the cards, and more of it for those that are near to a camera that looks at a slant. */
const MARGIN = 1.3;
const SLANTED = 0.6;
const LEAST_DISTANCE = 6;
/** When a hand that has done its work is gone, in ms. */
const HAND_LEAVES = 250;
const HAND_GONE = 800;
const HAND_HOME = 8;

export function filmTable(
  lays: readonly Lay[],
  { part, holder, hand }: Pointing,
  how: Conditions,
): FilmedTable {
  const moves = lays.map(({ card, at }, level): Move => ({
    card,
    from: 0,
    until: 0,
    to: at,
    isUp: true,
    level,
  }));
  const shown = partOf(lays, part);
  const reaches = hand === undefined ? [] : [leaving(shown, hand)];
  const story = { moves, pieces: [], throws: [], reaches, length: HAND_GONE, seats: 4 };
  const pose = poseOver(shown, sideOf(holder), how);
  return { lays, story, conditions: { ...how, pose, nudges: [] } };
}

function partOf(lays: readonly Lay[], aim: TablePart): readonly Lay[] {
  if (aim.of === 'melds') return lays.filter(({ part }) => part === aim.seat);
  return lays.filter(({ part }) => part === 'supply' || part === aim.of);
}

/** A hand that has just laid the last of these cards. */
function leaving(lays: readonly Lay[], seat: number): Reach {
  const { x, y } = lays.at(-1)?.at ?? { x: 0, y: 0 };
  const [homeX, homeY] = turned(0.8, HAND_HOME, sideOf(seat));
  const path = [
    { at: 0, x, y },
    { at: HAND_LEAVES, x, y },
    { at: HAND_GONE, x: homeX, y: homeY },
  ];
  return { seat, from: 0, until: HAND_GONE, path };
}

/** So far away that the whole part is seen, from this side of the table. */
function poseOver(lays: readonly Lay[], side: number, { pose, width, height }: Conditions): Pose {
  const asSeen = lays.map(({ at }) => turned(at.x, at.y, -side));
  const across = spread(asSeen.map(([x]) => x));
  const along = spread(asSeen.map(([, y]) => y));
  const seen = Math.sin((pose.elevation * Math.PI) / 180);
  const high = ((along.length + CARD_HEIGHT) * seen) / IN_VIEW;
  const wide = ((across.length + 1) * height) / width / IN_VIEW;
  const nearer = SLANTED * along.length * Math.cos((pose.elevation * Math.PI) / 180);
  return {
    ...pose,
    aim: turned(across.middle, along.middle, side),
    distance: Math.max(LEAST_DISTANCE, MARGIN * Math.max(high, wide) + nearer),
    yaw: pose.yaw - side,
  };
}

function spread(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}
