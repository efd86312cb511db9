import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { codesOf } from '../../../src/cards/pack.ts';
import type { Suit } from '../../../src/cards/standard.ts';
import { SUITS } from '../../../src/cards/standard.ts';
import type { BidCard } from '../../../src/rules/facade/bidding.ts';
import { awardOf, BID_RANKS } from '../../../src/rules/facade/bidding.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import { PILE_PACK } from '../../../src/rules/facade/state.ts';
import { defaultOptions } from '../../../src/rules/options.ts';
import { people } from '../support/play.ts';
import type { State } from './table.ts';
import {
  awarded,
  bidding,
  bidsOf,
  expectRefusal,
  scoresOf,
  stageOf,
  supplyOf,
  table,
} from './table.ts';

const SUPPLY = '9D 8C 9C TS';
const DEAL = SUPPLY.split(' ').map((card) => `deal ${card}`);
/** The rulebook's picture: the first gets 9D, the second 8C and 9C, TS stays. */
const PICTURE = ['K@9D A@8C J@9C Q@TS', 'Q@TS J@8C K@9C A@9D'];
/** Whoever bids like this meets the other's bid at every card. */
const MET = ['K@9D Q@8C J@9C A@TS', 'Q@9D K@8C J@9C A@TS'];

const handsOf = (state: State) => facade.view(state).seats.map(({ counts }) => counts['bid-cards']);
const turnOf = (state: State) => facade.view(state).turn;

describe('FA-1: what is played with', () => {
  test('FA-1: the draw pile is the 36 cards from 2 to 10', () => {
    const codes = codesOf(PILE_PACK);
    expect(codes).toHaveLength(36);
    for (const suit of SUITS) {
      expect(codes.filter((code) => code.endsWith(suit)).join(' ')).toBe(
        `2${suit} 3${suit} 4${suit} 5${suit} 6${suit} 7${suit} 8${suit} 9${suit} T${suit}`,
      );
    }
    expect(facade.view(table([])).piles).toEqual([{ id: 'pile', count: 36 }]);
  });

  test('FA-1: aces and court cards are not dealt; ANY-8: a joker is no card of this game', () => {
    for (const card of ['AS', 'JD', 'QH', 'KC']) {
      expectRefusal(table([]), `deal ${card}`, 'not-a-pile-card', { card });
    }
    expectRefusal(table([]), 'deal JK', 'card-not-in-pack', { card: 'JK' });
    expectRefusal(table([]), 'deal 1S', 'card-not-in-pack', { card: '1S' });
  });

  test('FA-1: each player bids with the cards of one suit, by value 1, 2, 4, 4', () => {
    const one = (rank: string) => awardOf('s1', [`${rank}H` as BidCard], ['C', 'H']).totals;
    expect(['A', 'J', 'Q', 'K'].map(one)).toEqual([
      [0, 1],
      [0, 2],
      [0, 4],
      [0, 4],
    ]);
  });

  test('FA-1: the suits are four different ones, in the order of the seats', () => {
    const check = (suits: readonly string[]) => facade.checkOptions({ suits }, 2).ok;
    expect(check(['S', 'D', 'C', 'H'])).toBe(true);
    expect(check(['S', 'S', 'C', 'H'])).toBe(false);
    expect(check(['S', 'D'])).toBe(false);
    expect(check(['S', 'D', 'C', 'stars'])).toBe(false);
    expect(defaultOptions(facade.optionFields)).toEqual({ suits: ['C', 'H', 'D', 'S'] });
  });

  test('FA-1: two players, or three or four', () => {
    const options = defaultOptions(facade.optionFields);
    const allowed = [1, 2, 3, 4, 5].filter((seats) => facade.checkOptions(options, seats).ok);
    expect(allowed).toEqual([2, 3, 4]);
  });

  test('FA-1: court cards of a suit that nobody plays bid for nobody', () => {
    expectRefusal(table(bidding(SUPPLY, MET)), 'reveal s1 KD', 'not-a-bid-card', {
      spot: 's1',
      card: 'KD',
    });
  });

  test('FA-1: the bid cards come back to the hands in every phase', () => {
    const state = table(awarded(SUPPLY, MET));
    expect(handsOf(state)).toEqual([4, 4]);
    expect(bidsOf(state)).toEqual([]);
    const again = table([...awarded(SUPPLY, MET), ...DEAL.map((_, index) => `deal ${index + 2}H`)]);
    expect(stageOf(again)).toBe('bidding');
    expect(handsOf(again)).toEqual([4, 4]);
  });
});

describe('FA-2: a phase', () => {
  test('FA-2: four cards come to the supply before anybody bids', () => {
    expectRefusal(table(DEAL.slice(0, 3)), 'bid s1', 'not-now', { spot: 's1' });
    expect(stageOf(table(DEAL.slice(0, 3)))).toBe('dealing');
    expect(supplyOf(table(DEAL))).toEqual(SUPPLY.split(' '));
    expectRefusal(table(DEAL), 'deal 2H', 'not-now', { card: '2H' });
  });

  test('FA-2: bidding starts a turn in every phase but the first, where the game starts it', () => {
    const lastDealt = (state: State, card: string) => {
      const decided = facade.decide(state, { type: 'deal', card });
      return decided.ok ? decided.value.map(({ type }) => type) : [];
    };
    const first = table(DEAL.slice(0, 3));
    expect(lastDealt(first, 'TS')).toEqual(['card-turned-up', 'bidding-opened']);
    const second = table([...awarded(SUPPLY, MET), 'deal 2S', 'deal 3S', 'deal 4S']);
    expect(lastDealt(second, '5S')).toEqual(['card-turned-up', 'bidding-opened', 'turn-started']);
  });

  test('FA-2: bids are laid one card at a time in the fixed order (ANY-6: to the left)', () => {
    const turns = (seatCount: number) => {
      const bids = Array.from({ length: 4 * seatCount }, (_, index) => `bid s${(index % 4) + 1}`);
      return bids.map((_, laid) => turnOf(table([...DEAL, ...bids.slice(0, laid)], seatCount)));
    };
    expect(turns(2)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(turns(3)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(turns(4)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
  });

  test('FA-2: every card must be bid: nothing is turned over while a hand holds one', () => {
    const bids = bidding(SUPPLY, MET);
    for (let laid = DEAL.length; laid < bids.length; laid += 1) {
      const state = table(bids.slice(0, laid));
      expect(stageOf(state)).toBe('bidding');
      expectRefusal(state, 'reveal s1 KC', 'not-now', { spot: 's1' });
    }
    expect(stageOf(table(bids))).toBe('revealing');
    expect(handsOf(table(bids))).toEqual([0, 0]);
    expectRefusal(table(bids), 'bid s1', 'not-now', { spot: 's1' });
  });

  test('FA-2: a supply card can hold any number of bid cards from each player', () => {
    const heap = ['K@9D Q@9D J@9D A@9D', 'K@9D Q@9D J@9D A@8C'];
    expect(
      bidsOf(table(bidding(SUPPLY, heap))).map(({ seat, at, cards }) => [seat, at, cards.length]),
    ).toEqual([
      [0, 's1', 4],
      [1, 's1', 3],
      [1, 's2', 1],
    ]);
  });

  test('FA-2: bids go to cards of the supply, also to those left from earlier phases', () => {
    const second = [...awarded(SUPPLY, PICTURE), 'place s1 a1', 'place s2 b2', 'place s3 b2'];
    const dealt = table([...second, 'deal 2H', 'deal 3H', 'deal 4H', 'deal 5H']);
    expect(supplyOf(dealt)).toEqual(['TS', '2H', '3H', '4H', '5H']);
    expectRefusal(dealt, 'bid s1', 'spot-empty', { spot: 's1' });
    expectRefusal(dealt, 'bid s9', 'no-such-spot', { spot: 's9' });
    expect(facade.decide(dealt, { type: 'bid', spot: 's4' }).ok).toBe(true);
  });

  test('FA-2: the same player bids first in every phase, whoever placed last', () => {
    const second = [...awarded(SUPPLY, PICTURE), 'place s1 a1', 'place s2 b2', 'place s3 b2'];
    const state = table([...second, 'deal 2H', 'deal 3H', 'deal 4H', 'deal 5H']);
    expect(turnOf(state)).toBe(0);
    expect(state.game).toMatchObject({ phase: 2, bids: [], awards: [] });
  });

  test('FA-2: dealing and turning over is nobody’s turn', () => {
    expect(turnOf(table([]))).toBeUndefined();
    expect(turnOf(table(bidding(SUPPLY, MET)))).toBeUndefined();
    expect(turnOf(table(awarded(SUPPLY, MET)))).toBeUndefined();
  });

  test('FA-2: nine phases, announced as the last one when the pile is dealt', () => {
    let moves: readonly string[] = [];
    const pile = codesOf(PILE_PACK);
    for (let phase = 1; phase <= 9; phase += 1) {
      const deal = pile.slice(4 * phase - 4, 4 * phase).map((card) => `deal ${card}`);
      const bids = Array<string>(8).fill('bid s1');
      moves = [...moves, ...deal, ...bids];
      expect(facade.view(table(moves)).notices).toEqual(phase === 9 ? ['last-phase'] : []);
      moves = [...moves, 'reveal s1 KC,QC,JC,AC,KH,QH,JH,AH'];
      expect(stageOf(table(moves))).toBe(phase === 9 ? 'over' : 'dealing');
    }
    expect(facade.outcome(table(moves))).toMatchObject({ result: 'draw', reason: 'pile-dealt' });
  });
});

describe('the pile runs out before its time', () => {
  test('what was dealt of a phase is the last supply', () => {
    const state = table([...awarded(SUPPLY, MET), 'deal 2H', 'pile-ran-out']);
    expect(stageOf(state)).toBe('bidding');
    expect(facade.view(state)).toMatchObject({ notices: ['last-phase'], turn: 0 });
    expect(supplyOf(state)).toEqual([...SUPPLY.split(' '), '2H']);
    expectRefusal(state, 'deal 3H', 'not-now', { card: '3H' });
  });

  test('nobody bids again for what is left when there is no card to add to it', () => {
    const state = table([...awarded(SUPPLY, MET), 'pile-ran-out']);
    expect(facade.outcome(state)).toMatchObject({ result: 'draw', reason: 'pile-dealt' });
    expect(supplyOf(state)).toEqual(SUPPLY.split(' '));
  });

  test('in the first phase too, but not before the first card or while people bid', () => {
    expect(stageOf(table(['deal 2H', 'pile-ran-out']))).toBe('bidding');
    expectRefusal(table([]), 'pile-ran-out', 'not-now');
    expectRefusal(table(DEAL), 'pile-ran-out', 'not-now');
  });
});

describe('FA-3: who gets a card', () => {
  /** The rule once more, from totals alone. */
  const ruled = (totals: readonly number[]) => {
    const [best = 0, next = 0] = [...totals].sort((one, other) => other - one);
    if (best === 0) return 'no-bid';
    return best === next ? 'tied' : totals.indexOf(best);
  };

  test.each([
    ['KC', 'AH', '', 0],
    ['JC', 'QH', 'AD', 1],
    ['KC', 'QH', '', 'tied'],
    ['JC AC', 'QH', '', 1],
    ['KC', 'QH', 'AD', 'tied'],
    ['KC', 'QH', 'KD JD', 2],
    ['AC', 'AH', 'QD', 2],
    ['JC', 'JH', 'JD', 'tied'],
    ['', '', 'AD', 2],
    ['', '', '', 'no-bid'],
  ])('FA-3: clubs %s, hearts %s, diamonds %s: %s', (clubs, hearts, diamonds, to) => {
    const cards = [clubs, hearts, diamonds].flatMap((side) => side.split(' ').filter(Boolean));
    const award = awardOf('s1', cards as readonly BidCard[], ['C', 'H', 'D']);
    expect('winner' in award ? award.winner : award.left).toBe(to);
  });

  test('FA-3: the single highest total, whatever was laid and in whatever order', () => {
    const pile = SUITS.flatMap((suit) => BID_RANKS.map((rank): BidCard => `${rank}${suit}`));
    const suits: fc.Arbitrary<readonly Suit[]> = fc.shuffledSubarray([...SUITS], { minLength: 2 });
    fc.assert(
      fc.property(suits, fc.shuffledSubarray(pile), (own, cards) => {
        const worth = { A: 1, J: 2, Q: 4, K: 4 };
        const totals = own.map((suit) =>
          cards
            .filter((card) => card.endsWith(suit))
            .reduce((sum, card) => sum + worth[card[0] as keyof typeof worth], 0),
        );
        const award = awardOf('s7', cards, own);
        expect(award).toMatchObject({ spot: 's7', totals });
        expect('winner' in award ? award.winner : award.left).toBe(ruled(totals));
      }),
    );
  });

  test('FA-3: a card without a winner stays in the supply', () => {
    const state = table([...awarded(SUPPLY, PICTURE), 'place s1 a1', 'place s2 b2', 'place s3 b3']);
    expect(supplyOf(state)).toEqual(['TS']);
    expect(stageOf(state)).toBe('dealing');
  });

  test('FA-3: what is left after the last phase belongs to nobody', () => {
    const end = table([
      'deal 9D',
      'pile-ran-out',
      ...Array<string>(8).fill('bid s1'),
      'reveal s1 AC,AH,JC,JH,QC,QH,KC,KH',
    ]);
    expect(facade.outcome(end)?.ranking.map(({ place }) => place)).toEqual([1, 1]);
    expect(supplyOf(end)).toEqual(['9D']);
    expect(scoresOf(end)).toEqual([0, 0]);
  });
});

test('seats keep their suits whatever their number', () => {
  const suitsOf = (count: number) =>
    facade.setup(defaultOptions(facade.optionFields), people(count)).game.suits.join('');
  expect([2, 3, 4].map(suitsOf)).toEqual(['CH', 'CHD', 'CHDS']);
});
