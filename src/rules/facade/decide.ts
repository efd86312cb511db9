import type { PackCode } from '../../cards/pack.ts';
import { copiesOf } from '../../cards/pack.ts';
import type { Result } from '../../cards/result.ts';
import { ok } from '../../cards/result.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import { isCardCode } from '../../cards/standard.ts';
import type { TableEvent } from '../events.ts';
import type { Knowledge } from '../knowledge.ts';
import { contradiction } from '../knowledge.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { SeatIndex } from '../seats.ts';
import { nextSeat } from '../seats.ts';
import type { SpotId } from '../spots.ts';
import type { BidCard } from './bidding.ts';
import { awardsFor, bidderOf } from './bidding.ts';
import { isPileCard, meldAccepts } from './melds.ts';
import type { FacadeEvent, FacadeState, MeldId } from './state.ts';
import {
  bidCardsInHand,
  dealtThisPhase,
  evolveFacade,
  FIRST_BIDDER,
  newMeldId,
  nextSupplySpot,
  PILE_PACK,
  SUPPLY_EACH_PHASE,
  supplyCardAt,
  supplySpots,
  toPlace,
} from './state.ts';

export type FacadeInput =
  /** The next card of the pile is laid to the supply. */
  | { readonly type: 'deal'; readonly card: PackCode }
  /** No card is left to deal although there should be: one is missing. What lies is the last supply. */
  | { readonly type: 'pile-ran-out' }
  /** A bid card is laid face down at a supply card, by the one whose turn it is. */
  | { readonly type: 'bid'; readonly spot: SpotId }
  /** FA-9: what was seen when some or all of the bids at a supply card were turned over, whoever laid them. */
  | { readonly type: 'reveal'; readonly spot: SpotId; readonly cards: readonly PackCode[] }
  /** FA-4: a won card is laid on a meld; a new one is called by `newMeldId`. */
  | { readonly type: 'place'; readonly spot: SpotId; readonly meld: MeldId };

export const FACADE_REFUSALS = [
  /** Aces and court cards are not in the draw pile (FA-1). */
  'not-a-pile-card',
  /** Nobody here bids with this card. */
  'not-a-bid-card',
  /** No bid lies face down at this supply card. */
  'no-bid-there',
  /** None, or more than lie face down there; `count` is how many do. */
  'wrong-number-of-bids',
  /** The one who bids with this suit laid no more cards there. */
  'not-laid-there',
  /** Another player won it, or nobody did. */
  'not-your-card',
  'no-such-meld',
  'not-your-meld',
  /** Neither the rank of all of the meld, nor the suit of all with a rank it lacks. */
  'meld-does-not-take-it',
] as const;
export type FacadeRefusal = (typeof FACADE_REFUSALS)[number];

type Events = readonly (TableEvent | FacadeEvent)[];
type Decision = Result<Events, Refusal<FacadeRefusal>>;

export function decideFacade(state: FacadeState, input: FacadeInput, known: Knowledge): Decision {
  switch (input.type) {
    case 'deal':
      return deal(state, input.card, known);
    case 'pile-ran-out':
      return pileRanOut(state);
    case 'bid':
      return bid(state, input.spot);
    case 'reveal':
      return reveal(state, input.spot, input.cards);
    case 'place':
      return place(state, input.spot, input.meld);
  }
}

function deal(state: FacadeState, card: PackCode, known: Knowledge): Decision {
  if (state.stage !== 'dealing') return refuse('not-now', { card });
  if (isInPack(card) && !(isCardCode(card) && isPileCard(card))) {
    return refuse('not-a-pile-card', { card });
  }
  const spot = nextSupplySpot(state);
  // Looked for here, because a refusal must not name a spot that the input does not.
  const contradicted = contradiction(PILE_PACK, known, spot, card);
  if (contradicted !== undefined) return refuse(contradicted, { card });
  // Nobody in particular deals.
  const turned: TableEvent = { type: 'card-turned-up', spot, card, seat: FIRST_BIDDER };
  const isWhole = dealtThisPhase(state) + 1 === SUPPLY_EACH_PHASE;
  return ok(isWhole ? [turned, ...opening(state)] : [turned]);
}

/** The supply is there. The same player bids first in every phase (FA-2). */
function opening({ phase }: FacadeState): Events {
  const opened: FacadeEvent = { type: 'bidding-opened', phase };
  return phase === 1 ? [opened] : [opened, { type: 'turn-started', seat: FIRST_BIDDER }];
}

/** The game is over when there are no more cards to add to the supply, not when the supply is empty. */
function pileRanOut(state: FacadeState): Decision {
  if (!canRunOut(state)) return refuse('not-now');
  const last: Events = dealtThisPhase(state) > 0 ? opening(state) : [{ type: 'phase-ended' }];
  return ok([{ type: 'pile-ran-out' }, ...last]);
}

/** Whether there may be no card to deal: a pile without any card was never one. */
export function canRunOut({ stage, supply }: FacadeState): boolean {
  return stage === 'dealing' && Object.keys(supply).length > 0;
}

function bid(state: FacadeState, spot: SpotId): Decision {
  if (state.stage !== 'bidding') return refuse('not-now', { spot });
  const refusal = refusalAtSupply(state, spot);
  if (refusal !== undefined) return refuse(refusal, { spot });
  const laid: FacadeEvent = { type: 'bid-laid', seat: state.turn, at: spot };
  const seat = nextSeat(state.turn, state.suits.length);
  const isLast = bidCardsInHand(evolveFacade(state, laid), seat) === 0;
  return ok([laid, isLast ? { type: 'bidding-closed' } : { type: 'turn-started', seat }]);
}

function refusalAtSupply({ supply }: FacadeState, spot: SpotId) {
  if (!Object.hasOwn(supply, spot)) return 'no-such-spot';
  return supply[spot]?.lies === 'up' ? undefined : 'spot-empty';
}

function reveal(state: FacadeState, spot: SpotId, cards: readonly PackCode[]): Decision {
  if (state.stage !== 'revealing') return refuse('not-now', { spot });
  const refusal = refusalAtSupply(state, spot);
  if (refusal !== undefined) return refuse(refusal, { spot });
  const count = downBids(state, spot);
  if (count === 0) return refuse('no-bid-there', { spot });
  if (cards.length === 0 || cards.length > count) {
    return refuse('wrong-number-of-bids', { spot, count });
  }
  let after = state;
  for (const card of cards) {
    const code = refusalToReveal(after, spot, card);
    if (code !== undefined) return refuse(code, { spot, card });
    after = evolveFacade(after, revealed(spot, [card]));
  }
  const all = revealed(spot, cards);
  return ok(isRevealed(after) ? [all, ...award(after)] : [all]);
}

/** A joker, or no card at all, is not (ANY-8). */
function isInPack(card: PackCode): boolean {
  return copiesOf(PACK_52, card) > 0;
}

function revealed(at: SpotId, cards: readonly PackCode[]): FacadeEvent {
  // Whoever calls this has looked for cards that nobody bids with, or is about to.
  return { type: 'bids-revealed', at, cards: cards as readonly BidCard[] };
}

function refusalToReveal({ bids, suits }: FacadeState, spot: SpotId, card: PackCode) {
  if (!isInPack(card)) return 'card-not-in-pack';
  const seat = bidderOf(card, suits);
  if (seat === undefined) return 'not-a-bid-card';
  if (bids.some((one) => one.revealed.some((up) => up === card))) return 'card-lies-open';
  const own = bids.find((one) => one.at === spot && one.seat === seat);
  return own === undefined || own.revealed.length === own.laid ? 'not-laid-there' : undefined;
}

/** How many bid cards lie face down at a supply card, whoever laid them. */
export function downBids({ bids }: FacadeState, spot: SpotId): number {
  return bids
    .filter(({ at }) => at === spot)
    .reduce((sum, { laid, revealed: { length } }) => sum + laid - length, 0);
}

function isRevealed({ bids }: FacadeState): boolean {
  return bids.every((one) => one.revealed.length === one.laid);
}

/** FA-3, and who places the first won card. */
function award(state: FacadeState): Events {
  const awards = awardsFor(supplySpots(state), state.bids, state.suits);
  const awarded: FacadeEvent = { type: 'cards-awarded', awards };
  return [awarded, ...afterPlacing(evolveFacade(state, awarded))];
}

/** FA-4: won cards are placed in bidding order; when all are, the phase is over. */
function afterPlacing(state: FacadeState): Events {
  const seats = state.suits.map((_, seat) => seat);
  const next = seats.find((seat) => toPlace(state, seat).length > 0);
  return [next === undefined ? { type: 'phase-ended' } : { type: 'turn-started', seat: next }];
}

function place(state: FacadeState, spot: SpotId, meld: MeldId): Decision {
  if (state.stage !== 'placing') return refuse('not-now', { spot });
  const card = supplyCardAt(state, spot);
  if (card === undefined) return refuse(refusalAtSupply(state, spot) ?? 'spot-empty', { spot });
  const seat = state.turn;
  if (!toPlace(state, seat).includes(spot)) return refuse('not-your-card', { spot });
  const refusal = refusalOfMeld(state, seat, spot, meld);
  if (refusal !== undefined) return refuse(refusal, { spot });
  const placed: FacadeEvent = { type: 'card-placed', seat, spot, card, meld };
  const after = evolveFacade(state, placed);
  const goesOn = toPlace(after, seat).length > 0;
  return ok([
    { type: 'card-taken', spot, card, seat },
    placed,
    ...(goesOn ? [] : afterPlacing(after)),
  ]);
}

function refusalOfMeld(state: FacadeState, seat: SeatIndex, spot: SpotId, meld: MeldId) {
  if (meldsFor(state, spot).includes(meld)) return undefined;
  if (state.melds[seat]?.some(({ id }) => id === meld)) return 'meld-does-not-take-it';
  const isOther = state.melds.some((melds, other) =>
    [newMeldId(other, spot), ...melds.map(({ id }) => id)].includes(meld),
  );
  return isOther ? 'not-your-meld' : 'no-such-meld';
}

/** FA-4: where the one whose turn it is may lay this card: on these melds, or as the last of them, a new one. */
export function meldsFor(state: FacadeState, spot: SpotId): readonly MeldId[] {
  const card = supplyCardAt(state, spot);
  const own = state.melds[state.turn] ?? [];
  const fitting = own.filter(({ cards }) => card !== undefined && meldAccepts(cards, card));
  return [...fitting.map(({ id }) => id), newMeldId(state.turn, spot)];
}
