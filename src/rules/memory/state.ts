import type { Pack, PackCode } from '../../cards/pack.ts';
import { pickFrom } from '../../cards/pack.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import type { Card } from '../../cards/standard.ts';
import type { Concentration } from '../concentration.ts';
import { evolveConcentration, newConcentration } from '../concentration.ts';
import type { TableEvent } from '../events.ts';
import { spotsOfLayout } from '../layout.ts';
import type { SeatIndex } from '../seats.ts';
import type { Layout } from './layout.ts';

/** Taken together, and turned up in one try. */
const PAIR_SIZE = 2;

/** Seconds for each card to be turned up (ME-5); 0 is no clock. */
export const TURN_SECONDS = [0, 10, 20, 30, 60, 120] as const;

export interface MemoryOptions {
  readonly layout: Layout;
  /** Any two cards of one rank pair, whatever their colours. */
  readonly anyColour: boolean;
  /** The pick list; empty when the cards are picked by hand (ME-3). */
  readonly cards: readonly PackCode[];
  readonly turnSeconds: (typeof TURN_SECONDS)[number];
}

/** What only Memory has to tell; all the rest are table events. */
export type MemoryEvent =
  /** ME-5: the clock drew the card that this seat turns up next. */
  | { readonly type: 'time-ran-out'; readonly seat: SeatIndex }
  /** ANY-8: the list said `out`, on the table lies `in`, which may be face down again when this is told (ANY-4). */
  | {
      readonly type: 'list-amended';
      readonly untold: { readonly out: PackCode; readonly in: PackCode };
    };

export interface MemoryState extends Concentration {
  readonly options: MemoryOptions;
  /** As amended. */
  readonly pickList: readonly PackCode[];
}

export function newMemory(options: MemoryOptions, seatCount: number): MemoryState {
  return {
    options,
    pickList: options.cards,
    ...newConcentration(spotsOfLayout(options.layout), seatCount),
  };
}

export function evolveMemory(state: MemoryState, event: TableEvent | MemoryEvent): MemoryState {
  switch (event.type) {
    case 'time-ran-out':
      return state;
    case 'list-amended':
      return {
        ...state,
        pickList: state.pickList.map((card) =>
          card === event.untold.out ? event.untold.in : card,
        ),
      };
    default:
      return evolveConcentration(state, event, PAIR_SIZE);
  }
}

/** The cards in play: the pick list, or any card of the pack when they were picked by hand. */
export function packOf(state: MemoryState): Pack<Card> {
  return state.pickList.length === 0 ? PACK_52 : pickFrom(PACK_52, 'memory', state.pickList);
}

/** Both cards are up and do not pair; they stay up until the turn is closed, so that all can see them. */
export function isClosing(state: MemoryState): boolean {
  return state.up.length === PAIR_SIZE;
}
