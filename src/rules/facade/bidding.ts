import type { Rank, Suit, SuitedCode } from '../../cards/standard.ts';
import { isCardCode, isSuited, rankOf, suitOf } from '../../cards/standard.ts';
import type { SeatIndex } from '../seats.ts';
import type { SpotId } from '../spots.ts';

/** FA-1: each player bids with these of one suit, and all of them in every phase. */
export const BID_RANKS = ['A', 'J', 'Q', 'K'] as const satisfies readonly Rank[];
export type BidRank = (typeof BID_RANKS)[number];
export type BidCard = `${BidRank}${Suit}`;

/** FA-1. */
const BID_VALUES: Readonly<Record<BidRank, number>> = { A: 1, J: 2, Q: 4, K: 4 };

/** What one player has laid at one supply card. Which cards lie face down there nobody knows (FA-9). */
export interface Bid {
  readonly seat: SeatIndex;
  /** The supply card. */
  readonly at: SpotId;
  /** How many cards, face up or down. */
  readonly laid: number;
  readonly revealed: readonly BidCard[];
}

/** FA-3: who gets a supply card, or why nobody does; the totals are by seat. */
export type Award =
  | { readonly spot: SpotId; readonly totals: readonly number[]; readonly winner: SeatIndex }
  | { readonly spot: SpotId; readonly totals: readonly number[]; readonly left: LeftBecause };

export const LEFT_BECAUSE = ['no-bid', 'tied'] as const;
export type LeftBecause = (typeof LEFT_BECAUSE)[number];

/** FA-9: whose bid card this is, by its suit; undefined for a card that nobody here bids with. */
export function bidderOf(card: string, suits: readonly Suit[]): SeatIndex | undefined {
  if (!isCardCode(card) || !isSuited(card) || !isBidCard(card)) return undefined;
  const seat = suits.indexOf(suitOf(card));
  return seat < 0 ? undefined : seat;
}

function isBidCard(card: SuitedCode): card is BidCard {
  return BID_RANKS.some((rank) => rank === rankOf(card));
}

/**
 * FA-3, FA-9: who gets a supply card for these bid cards, which lie face up at it in any order.
 *
 * @param suits by seat; cards that none of them bids with count for nobody
 */
export function awardOf(spot: SpotId, cards: readonly BidCard[], suits: readonly Suit[]): Award {
  const totals = suits.map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .reduce((sum, card) => sum + BID_VALUES[rankOf(card) as BidRank], 0),
  );
  const highest = Math.max(...totals);
  if (highest === 0) return { spot, totals, left: 'no-bid' };
  const winner = totals.indexOf(highest);
  return totals.lastIndexOf(highest) === winner
    ? { spot, totals, winner }
    : { spot, totals, left: 'tied' };
}

/** FA-3: the awards for a whole supply, in its order, once every bid is revealed. */
export function awardsFor(
  supply: readonly SpotId[],
  bids: readonly Bid[],
  suits: readonly Suit[],
): readonly Award[] {
  return supply.map((spot) =>
    awardOf(
      spot,
      bids.filter(({ at }) => at === spot).flatMap(({ revealed }) => revealed),
      suits,
    ),
  );
}
