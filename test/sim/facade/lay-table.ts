import type { CardCode } from '../../../src/cards/standard.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { PACK_52 } from '../../../src/cards/standard-pack.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import type { Place } from '../story/stage.ts';

/** A Façade table as people really laid it: the supply in a row, bids on both sides of it, melds before the players. */
export interface LaidFacade {
  /** From the left; where a card was taken is a hole. */
  readonly supply: readonly (CardCode | undefined)[];
  /** Bid cards by supply card and seat, face up. */
  readonly bids?: readonly (readonly (readonly CardCode[])[])[];
  /** By seat, meld by meld. */
  readonly melds?: readonly (readonly (readonly CardCode[])[])[];
}

/** A card on the table, and the part it belongs to; a number is the seat whose meld it is in. */
export interface Lay {
  readonly part: 'supply' | 'bids' | number;
  readonly card: CardCode;
  readonly at: Place;
}

/** How crooked each card is put down: it lies so until it is moved. */
export type Slips = ReadonlyMap<string, Place>;

/** In card widths. */
const SUPPLY_STEP = 1.4;
/** Where more than two bid, those of one side lie beside each other. */
const WIDE_STEP = 2.3;
const BESIDE = 0.53;
const FIRST_BID = 1.52;
const NEXT_BID = 0.75;
const MELD_STEP = 0.48;
const MELD_GAP = 0.62;
const MELDS_WIDE = 9;
const MELD_ROW = 2.1;
const MELDS_AWAY = 5.6;
/** Between the end of the supply and the melds of somebody who sits there. */
const BESIDE_SUPPLY = 2.4;
/** How crooked cards are put down: card widths and degrees to either side. */
const SLIP = 0.05;
const SLANT = 5;

/** By seat, degrees that the table is turned for it: near, far, to the right, to the left. */
const SIDES = [0, 180, -90, 90] as const;

export function sideOf(seat: number): number {
  return SIDES[seat % SIDES.length] ?? 0;
}

/** Clockwise as seen from above, about the middle of the table. */
export function turned(x: number, y: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c * x - s * y, s * x + c * y];
}

export function drawSlips(random: RandomSource): Slips {
  const slip = (most: number) => (most * (drawBelow(random, 2001) - 1000)) / 1000;
  return new Map(
    codesOf(PACK_52).map((card) => [card, { x: slip(SLIP), y: slip(SLIP), turned: slip(SLANT) }]),
  );
}

/** Every card with its place; later ones lie over earlier ones. */
export function layTable(table: LaidFacade, slips: Slips): readonly Lay[] {
  const seatCount = Math.max(table.melds?.length ?? 2, table.bids?.[0]?.length ?? 2);
  const step = seatCount > 2 ? WIDE_STEP : SUPPLY_STEP;
  const left = (-(table.supply.length - 1) * step) / 2;
  const supply = table.supply.flatMap((card, index): Lay[] =>
    card === undefined
      ? []
      : [{ part: 'supply', card, at: { x: left + index * step, y: 0, turned: 0 } }],
  );
  const bids = (table.bids ?? []).flatMap((bySeat, index) =>
    bySeat.flatMap((cards, seat) => layBids(cards, seat, seatCount, left + index * step)),
  );
  const beside = BESIDE_SUPPLY - left;
  const melds = (table.melds ?? []).flatMap((own, seat) => layMelds(own, seat, beside));
  return [...supply, ...bids, ...melds].map((lay) => {
    const slip = slips.get(lay.card) ?? { x: 0, y: 0, turned: 0 };
    const { x, y, turned: about } = lay.at;
    return { ...lay, at: { x: x + slip.x, y: y + slip.y, turned: about + slip.turned } };
  });
}

/** At one supply card, fanned out towards a player; seats 2 and 3 lay theirs on the near and on the far side. */
function layBids(
  cards: readonly CardCode[],
  seat: number,
  seatCount: number,
  x: number,
): readonly Lay[] {
  const isFar = seat % 2 === 1;
  const isShared = seatCount > seat + 2 || seat > 1;
  const across = isShared ? (seat > 1 ? BESIDE : -BESIDE) : 0;
  return cards.map((card, number) => {
    const away = FIRST_BID + number * NEXT_BID;
    const at = { x: x + across, y: isFar ? -away : away, turned: isFar ? 180 : 0 };
    return { part: 'bids', card, at };
  });
}

function layMelds(
  melds: readonly (readonly CardCode[])[],
  seat: number,
  beside: number,
): readonly Lay[] {
  const facing = sideOf(seat);
  const away = seat > 1 ? Math.max(MELDS_AWAY, beside) : MELDS_AWAY;
  let [x, row] = [0, 0];
  return melds.flatMap((meld) => {
    const wide = 1 + (meld.length - 1) * MELD_STEP;
    if (x > 0 && x + wide > MELDS_WIDE) [x, row] = [0, row + 1];
    const start = x + 0.5;
    x += wide + MELD_GAP;
    return meld.map((card, index): Lay => {
      const across = start + index * MELD_STEP - MELDS_WIDE / 2;
      const [atX, atY] = turned(across, away + row * MELD_ROW, facing);
      return { part: seat, card, at: { x: atX, y: atY, turned: facing } };
    });
  });
}
