import { describe, expect, test } from 'vitest';

import { SUITS } from '../../../src/cards/standard.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { codesOf } from '../../../src/cards/pack.ts';
import { BID_RANKS } from '../../../src/rules/facade/bidding.ts';
import { facade } from '../../../src/rules/facade/facade.ts';
import { PILE_PACK } from '../../../src/rules/facade/state.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import { people, playRandomly } from '../support/play.ts';
import { fillCrowded } from './honest-players.ts';
import type { State } from './table.ts';
import { awarded, bidding, bidsOf, table } from './table.ts';

const SUPPLY = '9D 8C 9C TS';
const PICTURE = ['K@9D A@8C J@9C Q@TS', 'Q@TS J@8C K@9C A@9D'];
const AWARDED = awarded(SUPPLY, PICTURE);
const PLACED = [...AWARDED, 'place s1 a1', 'place s2 b2', 'place s3 b2'];
const up = (id: string, card: string) => ({ id, lies: 'up', card, marks: [] });
const empty = (id: string) => ({ id, lies: 'empty', marks: [] });
const backToHand = (seat: number, suit: string) => ({
  do: 'take-back',
  seat,
  cards: [`A${suit}`, `J${suit}`, `Q${suit}`, `K${suit}`],
});

describe('how the table looks', () => {
  test('before the first card: a pile and nothing else', () => {
    expect(facade.expect(table([]))).toEqual({
      zones: [
        { kind: 'pile', id: 'pile', count: 36, top: { lies: 'down' } },
        { kind: 'loose', id: 'supply', spots: [] },
        { kind: 'bids', id: 'bids', bids: [] },
        { kind: 'melds', id: 'melds-0', seat: 0, melds: [] },
        { kind: 'melds', id: 'melds-1', seat: 1, melds: [] },
      ],
      steps: [],
      tolerated: [],
    });
  });

  test('while people bid: the supply, and the bids by seat and supply card', () => {
    const { zones, steps } = facade.expect(table(bidding(SUPPLY, PICTURE).slice(0, 8)));
    expect(zones.slice(0, 3)).toEqual([
      { kind: 'pile', id: 'pile', count: 32, top: { lies: 'down' } },
      {
        kind: 'loose',
        id: 'supply',
        spots: [up('s1', '9D'), up('s2', '8C'), up('s3', '9C'), up('s4', 'TS')],
      },
      {
        kind: 'bids',
        id: 'bids',
        bids: [
          { seat: 0, at: 's1', cards: [{ lies: 'down' }] },
          { seat: 1, at: 's4', cards: [{ lies: 'down' }] },
          { seat: 0, at: 's2', cards: [{ lies: 'down' }] },
          { seat: 1, at: 's2', cards: [{ lies: 'down' }] },
        ],
      },
    ]);
    expect(steps).toEqual([]);
  });

  test('after the award: won cards still lie in the supply, the bids go back to the hands', () => {
    const { zones, steps } = facade.expect(table(AWARDED));
    expect(zones[1]).toMatchObject({
      spots: [up('s1', '9D'), up('s2', '8C'), up('s3', '9C'), up('s4', 'TS')],
    });
    expect(zones[2]).toMatchObject({ bids: [] });
    expect(steps).toEqual([backToHand(0, 'C'), backToHand(1, 'H')]);
  });

  test('a placed card is taken from the supply; until it is, its place may show it', () => {
    const { zones, steps, tolerated } = facade.expect(table(PLACED));
    expect(zones.slice(1)).toEqual([
      {
        kind: 'loose',
        id: 'supply',
        spots: [empty('s1'), empty('s2'), empty('s3'), up('s4', 'TS')],
      },
      { kind: 'bids', id: 'bids', bids: [] },
      { kind: 'melds', id: 'melds-0', seat: 0, melds: [{ id: 'a1', cards: ['9D'] }] },
      { kind: 'melds', id: 'melds-1', seat: 1, melds: [{ id: 'b2', cards: ['8C', '9C'] }] },
    ]);
    expect(steps).toEqual([
      { do: 'take', spot: 's1', card: '9D', seat: 0 },
      { do: 'take', spot: 's2', card: '8C', seat: 1 },
      { do: 'take', spot: 's3', card: '9C', seat: 1 },
      backToHand(0, 'C'),
      backToHand(1, 'H'),
    ]);
    expect(tolerated.slice(0, 1)).toEqual([{ spot: 's1', also: [{ lies: 'up', card: '9D' }] }]);
  });

  test('who bids again has taken the bid cards back', () => {
    const second = [...PLACED, 'deal 2H', 'deal 3H', 'deal 4H', 'deal 5H'];
    const takeBack = (moves: readonly string[]) =>
      facade.expect(table([...second, ...moves])).steps.filter((step) => step.do === 'take-back');
    expect(takeBack([])).toEqual([backToHand(0, 'C'), backToHand(1, 'H')]);
    expect(takeBack(['bid s5'])).toEqual([backToHand(1, 'H')]);
    expect(takeBack(['bid s5', 'bid s5'])).toEqual([]);
  });

  test('at the end: an empty pile, what belongs to nobody, and hands to take back', () => {
    const end = table([...PLACED, 'pile-ran-out']);
    const { zones, steps } = facade.expect(end);
    expect(zones[0]).toEqual({ kind: 'pile', id: 'pile', count: 0, top: { lies: 'empty' } });
    expect(zones[1]).toMatchObject({ spots: [{}, {}, {}, up('s4', 'TS')] });
    expect(steps.slice(-2)).toEqual([backToHand(0, 'C'), backToHand(1, 'H')]);
  });
});

describe('bid cards are never lost', () => {
  /** Of each seat: in the hand, face down on the table, face up on the table. */
  function expectAllBidCards(state: State, suits: readonly string[]): void {
    const { stage, seats } = facade.view(state);
    suits.forEach((suit, seat) => {
      const lying = bidsOf(state)
        .filter((bid) => bid.seat === seat)
        .flatMap(({ cards }) => cards);
      expect(Number(seats[seat]?.counts['bid-cards']) + lying.length).toBe(4);
      const shown = lying.flatMap((card) => (card.lies === 'up' ? [card.card] : []));
      expect(new Set(shown).size).toBe(shown.length);
      // Only at the reveal does one lie up, and then it is one of their own.
      const own = stage === 'revealing' ? BID_RANKS.map((rank): string => rank + suit) : [];
      expect(own).toEqual(expect.arrayContaining(shown));
    });
  }

  test.each([2, 3, 4])('FA-1, FA-9: four each of %i players after every event', (seatCount) => {
    const suits = [...SUITS];
    const random = seededSource(seatCount);
    playRandomly(
      facade,
      { suits },
      {
        seats: people(seatCount),
        cards: codesOf(PILE_PACK),
        random,
        fill: fillCrowded,
        look: ({ before, events }) => {
          events.forEach((_, index) => {
            expectAllBidCards(
              evolveAll(facade, before, events.slice(0, index + 1)),
              suits.slice(0, seatCount),
            );
          });
        },
      },
    );
  });
});
