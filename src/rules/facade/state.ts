import type { Pack } from '../../cards/pack.ts';
import { codesOf, pickFrom } from '../../cards/pack.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import type { Card, Suit, SuitedCode } from '../../cards/standard.ts';
import { isCardCode, suitOf } from '../../cards/standard.ts';
import type { TableEvent } from '../events.ts';
import type { Lying } from '../lying.ts';
import { cardUpAt, heldSpots, moveCards } from '../lying.ts';
import type { SeatIndex } from '../seats.ts';
import type { SpotId } from '../spots.ts';
import type { Award, Bid, BidCard } from './bidding.ts';
import { BID_RANKS } from './bidding.ts';
import { isPileCard } from './melds.ts';

/** FA-2. */
export const SUPPLY_EACH_PHASE = 4;

/** FA-1: the draw pile. */
export const PILE_PACK: Pack<Card> = pickFrom(
  PACK_52,
  'facade-pile',
  codesOf(PACK_52).filter((code) => isCardCode(code) && isPileCard(code)),
);
const PILE_SIZE = codesOf(PILE_PACK).length;

/** FA-2: in every phase. */
export const FIRST_BIDDER: SeatIndex = 0;

/** What is being waited for: a supply card, a bid, a bid turned over, a won card laid on a meld. */
export const FACADE_STAGES = ['dealing', 'bidding', 'revealing', 'placing', 'over'] as const;
export type FacadeStage = (typeof FACADE_STAGES)[number];

export interface FacadeOptions {
  /** By seat; those of seats that are not there are set aside. */
  readonly suits: readonly Suit[];
}

/** The seat's letter and the number of the supply card it began with: `a7`. It keeps its name when cards join it. */
export type MeldId = string;

export interface Meld {
  readonly id: MeldId;
  readonly cards: readonly SuitedCode[];
}

export type FacadeEvent =
  /** Before its time: a card of the pile is missing. */
  | { readonly type: 'pile-ran-out' }
  | { readonly type: 'bidding-opened'; readonly phase: number }
  /** FA-9: face down. */
  | { readonly type: 'bid-laid'; readonly seat: SeatIndex; readonly at: SpotId }
  /** Every hand is empty: the bids are turned over. */
  | { readonly type: 'bidding-closed' }
  | { readonly type: 'bids-revealed'; readonly at: SpotId; readonly cards: readonly BidCard[] }
  /** Of the whole supply, in its order. The bid cards go back to the hands. */
  | { readonly type: 'cards-awarded'; readonly awards: readonly Award[] }
  /** Where the card went that the `card-taken` before it took from the supply. */
  | {
      readonly type: 'card-placed';
      readonly seat: SeatIndex;
      readonly spot: SpotId;
      readonly card: SuitedCode;
      readonly meld: MeldId;
    }
  | { readonly type: 'phase-ended' };

export interface FacadeState {
  /** By seat. */
  readonly suits: readonly Suit[];
  readonly stage: FacadeStage;
  /** From 1. */
  readonly phase: number;
  readonly turn: SeatIndex;
  /** How many cards are still to be dealt. */
  readonly pile: number;
  /**
   * Every card dealt so far by its number, `s1` the first, empty where it was taken. Numbers are not used again: a
   * later input means the same card also after a correction has changed who took what.
   */
  readonly supply: Lying;
  /** Of the phase that is on, as they were begun; they stay to be looked at until the next bidding. */
  readonly bids: readonly Bid[];
  /** What the bids of this phase came to; empty before all are revealed. */
  readonly awards: readonly Award[];
  /** By seat, as they were begun. */
  readonly melds: readonly (readonly Meld[])[];
}

export function newFacade({ suits }: FacadeOptions, seatCount: number): FacadeState {
  return {
    suits: suits.slice(0, seatCount),
    stage: 'dealing',
    phase: 1,
    turn: FIRST_BIDDER,
    pile: PILE_SIZE,
    supply: {},
    bids: [],
    awards: [],
    melds: Array.from({ length: seatCount }, () => []),
  };
}

export function evolveFacade(state: FacadeState, event: TableEvent | FacadeEvent): FacadeState {
  switch (event.type) {
    case 'turn-started':
      return { ...state, turn: event.seat };
    case 'card-turned-up':
      return { ...state, supply: moveCards(state.supply, event), pile: state.pile - 1 };
    case 'pile-ran-out':
      return { ...state, pile: 0 };
    case 'bidding-opened':
      return { ...state, stage: 'bidding', bids: [], awards: [] };
    case 'bid-laid':
      return { ...state, bids: withBid(state.bids, event) };
    case 'bidding-closed':
      return { ...state, stage: 'revealing' };
    case 'bids-revealed':
      return { ...state, bids: withRevealed(state, event.at, event.cards) };
    case 'cards-awarded':
      return { ...state, stage: 'placing', awards: event.awards };
    case 'card-placed':
      return {
        ...state,
        supply: { ...state.supply, [event.spot]: { lies: 'empty' } },
        melds: state.melds.map((melds, seat) =>
          seat === event.seat ? withCard(melds, event.meld, event.card) : melds,
        ),
      };
    case 'phase-ended':
      return state.pile === 0
        ? { ...state, stage: 'over' }
        : { ...state, stage: 'dealing', phase: state.phase + 1 };
    default:
      // A `card-taken` only says that the card left the supply; `card-placed` moves it.
      return state;
  }
}

function withBid(
  bids: readonly Bid[],
  { seat, at }: { readonly seat: SeatIndex; readonly at: SpotId },
): readonly Bid[] {
  const isSame = (bid: Bid) => bid.seat === seat && bid.at === at;
  if (!bids.some(isSame)) return [...bids, { seat, at, laid: 1, revealed: [] }];
  return bids.map((bid) => (isSame(bid) ? { ...bid, laid: bid.laid + 1 } : bid));
}

function withRevealed(
  { bids, suits }: FacadeState,
  at: SpotId,
  cards: readonly BidCard[],
): readonly Bid[] {
  return bids.map((bid) => {
    const own = cards.filter((card) => suitOf(card) === suits[bid.seat]);
    return bid.at === at ? { ...bid, revealed: [...bid.revealed, ...own] } : bid;
  });
}

function withCard(melds: readonly Meld[], id: MeldId, card: SuitedCode): readonly Meld[] {
  if (!melds.some((meld) => meld.id === id)) return [...melds, { id, cards: [card] }];
  return melds.map((meld) => (meld.id === id ? { ...meld, cards: [...meld.cards, card] } : meld));
}

/** How many cards were dealt in the phase that is on; every phase before had its four. */
export function dealtThisPhase({ supply, phase }: FacadeState): number {
  return Object.keys(supply).length - SUPPLY_EACH_PHASE * (phase - 1);
}

export function nextSupplySpot({ supply }: FacadeState): SpotId {
  return `s${Object.keys(supply).length + 1}`;
}

/** The supply cards that lie open, the longest there first. */
export function supplySpots({ supply }: FacadeState): readonly SpotId[] {
  return heldSpots(supply);
}

/** How many bid cards a player has in the hand. */
export function bidCardsInHand({ bids, stage }: FacadeState, seat: SeatIndex): number {
  if (stage !== 'bidding' && stage !== 'revealing') return BID_RANKS.length;
  const laid = bids.filter((bid) => bid.seat === seat).reduce((sum, bid) => sum + bid.laid, 0);
  return BID_RANKS.length - laid;
}

/** FA-4: the supply cards that this player has won and not placed yet. */
export function toPlace(
  { supply, awards, stage }: FacadeState,
  seat: SeatIndex,
): readonly SpotId[] {
  if (stage !== 'placing') return [];
  return awards
    .filter((award) => 'winner' in award && award.winner === seat)
    .map(({ spot }) => spot)
    .filter((spot) => cardUpAt(supply, spot) !== undefined);
}

/** The supply card that lies there; undefined when none does. */
export function supplyCardAt({ supply }: FacadeState, spot: SpotId): SuitedCode | undefined {
  // Only cards of the pile get into the supply.
  return cardUpAt(supply, spot) as SuitedCode | undefined;
}

/** What a meld is called that this player begins with this supply card. */
export function newMeldId(seat: SeatIndex, spot: SpotId): MeldId {
  return `${'abcd'[seat] ?? ''}${spot.slice(1)}`;
}
