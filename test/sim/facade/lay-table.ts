import type { CardCode } from '../../../src/cards/standard.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import type { Conditions } from '../film/scene.ts';
import type { Move, Place, Story } from '../story/stage.ts';
import { CARD_HEIGHT } from '../story/stage.ts';

/** A Façade table as people really laid it: the supply in a row, bids on both sides of it, melds before the players. */
export interface LaidFacade {
  readonly supply: readonly CardCode[];
  /** Bid cards by supply card, face up: those of seat 0 lie on its side, all others on the far side. */
  readonly bids?: readonly (readonly (readonly CardCode[])[])[];
  /** By seat, meld by meld. */
  readonly melds?: readonly (readonly (readonly CardCode[])[])[];
}

/** What the phone is held over. */
export type Aim = 'supply' | 'bids' | { readonly meldsOf: number };

/** In card widths. */
const SUPPLY_STEP = 1.4;
const FIRST_BID = 1.52;
const NEXT_BID = 0.75;
const MELD_STEP = 0.48;
const MELD_GAP = 0.62;
const MELDS_WIDE = 9;
const MELD_ROW = 2.1;
const MELDS_AWAY = 5.6;
/** How crooked cards are put down: card widths and degrees to either side. */
const SLIP = 0.05;
const SLANT = 5;

/** What a camera sees from a card's width away, in card widths, from the lower to the upper edge of the picture. */
const IN_VIEW = 0.93;
/** Room around the cards, and more of it for those that are near to a camera that looks at a slant. */
const MARGIN = 1.3;
const SLANTED = 0.4;
const LEAST_DISTANCE = 6;

interface Lay {
  readonly part: 'supply' | 'bids' | number;
  readonly card: CardCode;
  readonly at: Place;
}

type Put = (part: Lay['part'], card: CardCode, x: number, y: number, turned: number) => Lay;

/** Every card with its place; later ones lie over earlier ones. */
function layAll(table: LaidFacade, random: RandomSource): readonly Lay[] {
  const slip = (most: number) => (most * (drawBelow(random, 2001) - 1000)) / 1000;
  const put: Put = (part, card, x, y, turned) => ({
    part,
    card,
    at: { x: x + slip(SLIP), y: y + slip(SLIP), turned: turned + slip(SLANT) },
  });
  const left = (-(table.supply.length - 1) * SUPPLY_STEP) / 2;
  const supply = table.supply.map((card, index) =>
    put('supply', card, left + index * SUPPLY_STEP, 0, 0),
  );
  const bids = (table.bids ?? []).flatMap((bySeat, index) =>
    bySeat.flatMap((cards, seat) => {
      const side = seat === 0 ? 1 : -1;
      const across = seat < 2 ? 0 : 0.5;
      return cards.map((card, number) =>
        put(
          'bids',
          card,
          left + index * SUPPLY_STEP + across,
          side * (FIRST_BID + number * NEXT_BID),
          seat === 0 ? 0 : 180,
        ),
      );
    }),
  );
  const melds = (table.melds ?? []).flatMap((own, seat) => layMelds(own, seat, put));
  return [...supply, ...bids, ...melds];
}

function layMelds(melds: readonly (readonly CardCode[])[], seat: number, put: Put): readonly Lay[] {
  const side = seat === 0 ? 1 : -1;
  let [x, row] = [0, 0];
  return melds.flatMap((meld) => {
    const wide = 1 + (meld.length - 1) * MELD_STEP;
    if (x > 0 && x + wide > MELDS_WIDE) [x, row] = [0, row + 1];
    const start = x + 0.5;
    x += wide + MELD_GAP;
    return meld.map((card, index) => {
      const across = start + index * MELD_STEP - MELDS_WIDE / 2;
      const y = side * (MELDS_AWAY + row * MELD_ROW);
      return put(seat, card, side * across, y, seat === 0 ? 0 : 180);
    });
  });
}

/** The table as a film in which nothing moves, and how the phone is held over a part of it. */
export function filmTable(
  table: LaidFacade,
  aim: Aim,
  how: Conditions,
  random: RandomSource,
): { readonly story: Story; readonly conditions: Conditions } {
  const lays = layAll(table, random);
  const moves = lays.map(({ card, at }, level): Move => ({
    card,
    from: 0,
    until: 0,
    to: at,
    isUp: true,
    level,
  }));
  const story = { moves, pieces: [], throws: [], reaches: [], length: 0, seats: 2 };
  return { story, conditions: { ...how, pose: poseOver(partOf(lays, aim), aim, how) } };
}

function partOf(lays: readonly Lay[], aim: Aim): readonly Lay[] {
  if (typeof aim === 'object') return lays.filter(({ part }) => part === aim.meldsOf);
  return lays.filter(({ part }) => part === 'supply' || part === aim);
}

/** So far away that the whole part is seen, from the side of the player whose melds it is. */
function poseOver(lays: readonly Lay[], aim: Aim, { pose, width, height }: Conditions) {
  const spread = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { middle: (least + most) / 2, length: most - least };
  };
  const across = spread(lays.map(({ at }) => at.x));
  const along = spread(lays.map(({ at }) => at.y));
  const seen = Math.sin((pose.elevation * Math.PI) / 180);
  const high = ((along.length + CARD_HEIGHT) * seen) / IN_VIEW;
  const wide = ((across.length + 1) * height) / width / IN_VIEW;
  const isFar = typeof aim === 'object' && aim.meldsOf > 0;
  return {
    ...pose,
    aim: [across.middle, along.middle] as const,
    distance: Math.max(LEAST_DISTANCE, MARGIN * Math.max(high, wide) + SLANTED * along.length),
    yaw: pose.yaw + (isFar ? 180 : 0),
  };
}
