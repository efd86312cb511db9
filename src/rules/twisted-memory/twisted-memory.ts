import type { Rank, SuitedCode } from '../../cards/standard.ts';
import { rankOf, RANKS, SUITS } from '../../cards/standard.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import { defineGame } from '../define-game.ts';
import type { Knowledge } from '../knowledge.ts';
import { downSpots } from '../lying.ts';
import type { Ending } from '../outcome.ts';
import { decideClose } from './close.ts';
import { decideRecall, decideRoll, decideSave } from './consumables.ts';
import { evolve } from './evolve.ts';
import type { TwistedEvent, TwistedInput, TwistedOptions, TwistedRefusal } from './inputs.ts';
import { INPUT_SHAPES, OPTION_FIELDS } from './inputs.ts';
import { legal } from './legal.ts';
import type { TwistedState } from './state.ts';
import { SEAT_COUNT, setup } from './state.ts';
import { decideGoesOn, decideRanOut, decideRefill } from './stock.ts';
import { scoreOf, viewOf, zonesOf } from './table.ts';
import { decideTurnUp } from './turn-up.ts';

/** Memory with stones to peek with and a token to save a card with, for two (TM-1 to TM-11). */
export const twistedMemory = defineGame<
  TwistedState,
  TwistedInput,
  TwistedEvent,
  TwistedOptions,
  TwistedRefusal
>({
  id: 'twisted-memory',
  rulesVersion: 1,
  seatCounts: [SEAT_COUNT],
  optionFields: OPTION_FIELDS,
  inputShapes: INPUT_SHAPES,
  pack: () => PACK_52,
  setup,
  decide(state, input) {
    switch (input.type) {
      case 'roll':
        return decideRoll(state, input.face);
      case 'recall':
        return decideRecall(state);
      case 'view':
      case 'peek':
        return decideTurnUp(state, input);
      case 'save':
        return decideSave(state, input.spot);
      case 'close':
        return decideClose(state);
      case 'refill':
        return decideRefill(state, input.spots);
      case 'stock-ran-out':
        return decideRanOut(state, input.spots);
      case 'stock-goes-on':
        return decideGoesOn(state);
    }
  },
  evolve,
  legal,
  expect: (state) => ({ zones: zonesOf(state) }),
  view: viewOf,
  scores: ({ taken }) => taken.map(scoreOf),
  ending,
});

/** TM-11: with an empty stock, when all cards are revealed, or none of those left can pair and it is called. */
function ending(state: TwistedState, known: Knowledge): Ending | undefined {
  if (state.stock > 0) return undefined;
  if (downSpots(state.grid).length === 0) return { reason: 'all-revealed' };
  return state.callIt && !canPair(known) ? { reason: 'no-set-left' } : undefined;
}

/** Told from the cards that have left, so it holds without anybody having seen those that have not. */
function canPair(known: Knowledge): boolean {
  const left = new Map<Rank, number>(RANKS.map((rank) => [rank, SUITS.length]));
  for (const card of known.gone) {
    const rank = rankOf(card as SuitedCode);
    left.set(rank, (left.get(rank) ?? 0) - 1);
  }
  return [...left.values()].some((count) => count > 1);
}
