import { suitOf } from '../../../src/cards/standard.ts';
import { drawFrom } from '../../../src/rules/chance.ts';
import type { CommonInput } from '../../../src/rules/common.ts';
import type { BidCard } from '../../../src/rules/facade/bidding.ts';
import { BID_RANKS } from '../../../src/rules/facade/bidding.ts';
import type { FacadeInput } from '../../../src/rules/facade/decide.ts';
import type { FacadeState } from '../../../src/rules/facade/state.ts';
import { supplySpots } from '../../../src/rules/facade/state.ts';
import type { Match } from '../../../src/rules/match.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import type { Fill, Moment } from '../support/play.ts';
import { shuffled } from '../support/real-table.ts';

type Input = FacadeInput | CommonInput;

/**
 * People who deal from a real pile and turn over what they really laid. As nobody can tell face-down cards apart, which
 * of their cards they laid where is drawn when they are turned over.
 */
export const fillHonestly: Fill<Match<FacadeState>, Input> = (pattern, moment) => {
  const { state, table, random } = moment;
  const isPileEmpty = Object.keys(state.game.supply).length === table.everyCard.length;
  switch (pattern.type) {
    case 'deal':
      return isPileEmpty ? undefined : table.fill<Input>(pattern, random);
    case 'pile-ran-out':
      return isPileEmpty ? pattern : undefined;
    case 'reveal': {
      // Legal reveals name their supply card.
      const spot = pattern.spot as SpotId;
      const lying = shuffled(cardsAt(moment, spot), random);
      const count = 'hole' in pattern.cards && 'count' in pattern.cards ? pattern.cards.count : 0;
      return { type: 'reveal', spot, cards: lying.slice(0, count) };
    }
    default:
      return table.fill<Input>(pattern, random);
  }
};

/** Bid cards that can lie face down at a supply card, as many of each player as do. */
function cardsAt({ state, random }: Moment<Match<FacadeState>>, spot: string): readonly BidCard[] {
  const { bids, suits } = state.game;
  return bids
    .filter(({ at }) => at === spot)
    .flatMap(({ seat, laid, revealed }) => {
      const suit = suits[seat] ?? 'S';
      const shown = bids.flatMap((bid) => bid.revealed).filter((card) => suitOf(card) === suit);
      const hand = BID_RANKS.map((rank): BidCard => `${rank}${suit}`);
      const hidden = hand.filter((card) => !shown.includes(card));
      return shuffled(hidden, random).slice(0, laid - revealed.length);
    });
}

/** Bids that often meet at one card, so that there are ties and heaps. */
export const fillCrowded: Fill<Match<FacadeState>, Input> = (pattern, moment) => {
  if (pattern.type !== 'bid') return fillHonestly(pattern, moment);
  const newest = supplySpots(moment.state.game).slice(-2);
  return { type: 'bid', spot: drawFrom(moment.random, newest) };
};
