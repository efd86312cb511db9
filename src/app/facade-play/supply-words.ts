import type { PackCode } from '../../cards/pack.ts';
import type { ExpectedBid, Zone } from '../../rules/expected-table.ts';
import { spotsOf } from '../../rules/expected-table.ts';
import type { BidCard } from '../../rules/facade/bidding.ts';
import { BID_RANKS } from '../../rules/facade/bidding.ts';
import type { FacadeState } from '../../rules/facade/state.ts';
import type { Match } from '../../rules/match.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';
import { nameOf, type TableTalk } from '../game-table/table-talk.ts';
import { formatList, formatTotal, t } from '../words/words.ts';

/** The state of a session that plays Façade. */
export type FacadeMatch = Match<FacadeState>;

/** The supply cards that lie there. */
export function supplyOf(zones: readonly Zone[]) {
  return spotsOf(zones.filter(({ id }) => id === 'supply')).flatMap((spot) =>
    spot.lies === 'up' ? [{ id: spot.id, card: spot.card }] : [],
  );
}

export function bidsAt(zones: readonly Zone[], spot: SpotId): readonly ExpectedBid[] {
  return zones
    .flatMap((zone) => (zone.kind === 'bids' ? zone.bids : []))
    .filter(({ at }) => at === spot);
}

export function countDown(bids: readonly ExpectedBid[]): number {
  return bids.flatMap(({ cards }) => cards).filter(({ lies }) => lies === 'down').length;
}

/** FA-9: the cards that may still lie face down here, by whose they are. */
export function mayLieThere(
  { game: { bids, suits } }: FacadeMatch,
  spot: SpotId,
): readonly { readonly seat: SeatIndex; readonly cards: readonly BidCard[] }[] {
  const revealed = new Set<PackCode>(bids.flatMap((bid) => bid.revealed));
  return bids
    .filter((bid) => bid.at === spot && bid.revealed.length < bid.laid)
    .map(({ seat }) => ({
      seat,
      cards: BID_RANKS.map((rank) => `${rank}${suits[seat] ?? 'C'}` as const).filter(
        (card) => !revealed.has(card),
      ),
    }));
}

/** `Asha: 2 bid cards and Bimal: 1 bid card`. */
export function wordBids(bids: readonly ExpectedBid[], talk: TableTalk): string {
  return formatList(
    bids.map(({ seat, cards }) =>
      t('bidding.bids-of', { name: nameOf(talk, seat), count: cards.length }),
    ),
  );
}

export type Award = FacadeState['awards'][number];

/** FA-3: who got a supply card, or why it stays; undefined before the award. */
export function awardAt({ game }: FacadeMatch, spot: SpotId): Award | undefined {
  return game.awards.find((one) => one.spot === spot);
}

/** The same in words. */
export function wordAward(award: Award, talk: TableTalk): string {
  const totals = formatList(
    award.totals.map((total, seat) => `${nameOf(talk, seat)} ${formatTotal(total)}`),
  );
  if ('winner' in award) return t('bidding.won', { name: nameOf(talk, award.winner), totals });
  return award.left === 'tied' ? t('bidding.tied', { totals }) : t('bidding.no-bid');
}
