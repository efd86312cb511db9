import type { Pack, PackCode } from '../../cards/pack.ts';
import { pickFrom } from '../../cards/pack.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import type { Card } from '../../cards/standard.ts';
import type { TableEvent } from '../events.ts';
import { spotsOfLayout } from '../layout.ts';
import type { Lying } from '../lying.ts';
import { layFaceDown, moveCards } from '../lying.ts';
import type { SeatIndex } from '../seats.ts';
import type { SpotId } from '../spots.ts';
import type { Stall } from '../stall.ts';
import { evolveStall, NO_STALL } from '../stall.ts';
import type { Layout } from './layout.ts';

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
  /** ANY-8: the list said `out`, on the table lies `in`. */
  | { readonly type: 'list-amended'; readonly out: PackCode; readonly in: PackCode };

export interface MemoryState {
  readonly options: MemoryOptions;
  /** As amended. */
  readonly pickList: readonly PackCode[];
  readonly lying: Lying;
  /** Face up, in the order they were turned: two of them while the turn is closing. */
  readonly up: readonly SpotId[];
  readonly turn: SeatIndex;
  /** By seat, in order; a second card completes a pair. */
  readonly taken: readonly (readonly (readonly PackCode[])[])[];
  readonly stall: Stall;
}

export function newMemory(options: MemoryOptions, seatCount: number): MemoryState {
  return {
    options,
    pickList: options.cards,
    lying: layFaceDown(spotsOfLayout(options.layout)),
    up: [],
    turn: 0,
    taken: Array.from({ length: seatCount }, () => []),
    stall: NO_STALL,
  };
}

export function evolveMemory(state: MemoryState, event: TableEvent | MemoryEvent): MemoryState {
  switch (event.type) {
    case 'time-ran-out':
      return state;
    case 'list-amended':
      return {
        ...state,
        pickList: state.pickList.map((card) => (card === event.out ? event.in : card)),
      };
    default:
      return {
        ...evolveTurn(state, event),
        lying: moveCards(state.lying, event),
        stall: evolveStall(state.stall, event),
      };
  }
}

function evolveTurn(state: MemoryState, event: TableEvent): MemoryState {
  switch (event.type) {
    case 'card-turned-up':
      return { ...state, up: [...state.up, event.spot] };
    case 'card-turned-back':
      return { ...state, up: without(state.up, event.spot) };
    case 'card-taken':
      return {
        ...state,
        up: without(state.up, event.spot),
        taken: state.taken.map((sets, seat) =>
          seat === event.seat ? withCard(sets, event.card) : sets,
        ),
      };
    case 'turn-started':
      return { ...state, turn: event.seat };
    default:
      return state;
  }
}

/** The cards in play: the pick list, or any card of the pack when they were picked by hand. */
export function packOf(state: MemoryState): Pack<Card> {
  return state.pickList.length === 0 ? PACK_52 : pickFrom(PACK_52, 'memory', state.pickList);
}

/** Both cards are up and do not pair; they stay up until the turn is closed, so that all can see them. */
export function isClosing(state: MemoryState): boolean {
  return state.up.length === 2;
}

function without(spots: readonly SpotId[], spot: SpotId): readonly SpotId[] {
  return spots.filter((other) => other !== spot);
}

function withCard(
  sets: MemoryState['taken'][number],
  card: PackCode,
): MemoryState['taken'][number] {
  const last = sets.at(-1);
  return last?.length === 1 ? [...sets.slice(0, -1), [...last, card]] : [...sets, [card]];
}
