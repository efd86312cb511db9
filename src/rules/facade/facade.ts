import { SUITS } from '../../cards/standard.ts';
import { defineGame } from '../define-game.ts';
import type { ExpectedBid, SpotState, Step, Zone } from '../expected-table.ts';
import type { InputPattern } from '../inputs.ts';
import { expectedSpots } from '../lying.ts';
import type { ScoreView } from '../view.ts';
import { BID_RANKS } from './bidding.ts';
import type { FacadeInput, FacadeRefusal } from './decide.ts';
import { canRunOut, decideFacade, downBids, meldsFor } from './decide.ts';
import type { FacadeScore } from './scoring.ts';
import { scoreMelds } from './scoring.ts';
import type { FacadeEvent, FacadeOptions, FacadeState } from './state.ts';
import {
  bidCardsInHand,
  evolveFacade,
  newFacade,
  PILE_PACK,
  supplySpots,
  toPlace,
} from './state.ts';

/** Nine phases of four cards that are bid for face down and built into sets and sequences. */
export const facade = defineGame<
  FacadeState,
  FacadeInput,
  FacadeEvent,
  FacadeOptions,
  FacadeRefusal
>({
  id: 'facade',
  rulesVersion: 1,
  seatCounts: [2, 3, 4],
  // All four in the order of the seats. The author plays clubs against hearts.
  optionFields: {
    suits: { kind: 'several', among: SUITS, count: SUITS.length, default: ['C', 'H', 'D', 'S'] },
  },
  inputShapes: {
    deal: { card: 'card' },
    'pile-ran-out': {},
    bid: { spot: 'spot' },
    reveal: { spot: 'spot', cards: 'cards' },
    place: { spot: 'spot', meld: 'choice' },
  },
  pack: () => PILE_PACK,
  setup: (options, seats) => newFacade(options, seats.length),
  decide: decideFacade,
  evolve: evolveFacade,
  legal,
  expect: (state) => ({ zones: zonesOf(state), steps: takeBackSteps(state) }),
  view,
  scores: (state) => meldScores(state).map(({ total }) => total),
  ending: ({ stage }) => (stage === 'over' ? { reason: 'pile-dealt' } : undefined),
});

/** By seat: what the melds are worth as they lie, with the reason for every point (FA-5, FA-6). */
export function meldScores({ melds, suits }: FacadeState): readonly FacadeScore[] {
  return melds.map((own, seat) =>
    scoreMelds(
      own.map(({ cards }) => cards),
      suits[seat],
    ),
  );
}

function legal(state: FacadeState): readonly InputPattern<FacadeInput>[] {
  const supply = supplySpots(state);
  switch (state.stage) {
    case 'dealing':
      return [
        { type: 'deal', card: { hole: 'card' } },
        ...(canRunOut(state) ? [{ type: 'pile-ran-out' } as const] : []),
      ];
    case 'bidding':
      return [{ type: 'bid', spot: { hole: 'spot', among: supply } }];
    case 'revealing':
      return supply.flatMap((spot) =>
        Array.from({ length: downBids(state, spot) }, (_, fewer) => ({
          type: 'reveal' as const,
          spot,
          cards: { hole: 'cards', count: fewer + 1 } as const,
        })),
      );
    case 'placing':
      return toPlace(state, state.turn).map((spot) => ({
        type: 'place',
        spot,
        meld: { hole: 'choice', among: meldsFor(state, spot) },
      }));
    case 'over':
      return [];
  }
}

function zonesOf(state: FacadeState): readonly Zone[] {
  const { pile, supply, melds } = state;
  return [
    { kind: 'pile', id: 'pile', count: pile, top: { lies: pile > 0 ? 'down' : 'empty' } },
    { kind: 'loose', id: 'supply', spots: expectedSpots(supply) },
    { kind: 'bids', id: 'bids', bids: bidsOnTable(state) },
    ...melds.map((own, seat): Zone => ({ kind: 'melds', id: `melds-${seat}`, seat, melds: own })),
  ];
}

function bidsOnTable({ stage, bids }: FacadeState): readonly ExpectedBid[] {
  if (stage !== 'bidding' && stage !== 'revealing') return [];
  return bids.map(({ seat, at, laid, revealed }) => ({
    seat,
    at,
    cards: Array.from({ length: laid }, (_, index): SpotState => {
      const card = revealed[index];
      return card === undefined ? { lies: 'down' } : { lies: 'up', card };
    }),
  }));
}

/** From the award until a player bids again; nobody tells when it is done. */
function takeBackSteps(state: FacadeState): readonly Step[] {
  const { phase, awards, suits } = state;
  const isDue = phase > 1 || awards.length > 0;
  return suits.flatMap((suit, seat) =>
    isDue && bidCardsInHand(state, seat) === BID_RANKS.length
      ? [{ do: 'take-back', seat, cards: BID_RANKS.map((rank) => `${rank}${suit}`) }]
      : [],
  );
}

function view(state: FacadeState): ScoreView {
  const { stage, turn, pile, melds } = state;
  const scores = meldScores(state);
  const isSomeonesTurn = stage === 'bidding' || stage === 'placing';
  return {
    turn: isSomeonesTurn ? turn : undefined,
    stage,
    seats: melds.map((own, seat) => ({
      score: scores[seat]?.total ?? 0,
      sets: own.map(({ cards }) => cards),
      pieces: [],
      counts: {
        'bid-cards': bidCardsInHand(state, seat),
        'to-place': toPlace(state, seat).length,
      },
    })),
    piles: [{ id: 'pile', count: pile }],
    notices: pile === 0 ? ['last-phase'] : [],
  };
}
