import { takenPiles } from '../concentration.ts';
import { defineGame } from '../define-game.ts';
import type { Knowledge } from '../knowledge.ts';
import { zoneOfLayout } from '../layout.ts';
import { heldSpots } from '../lying.ts';
import type { Ending } from '../outcome.ts';
import { isStalled } from '../stall.ts';
import type { ScoreView } from '../view.ts';
import type { MemoryInput, MemoryRefusal } from './decide.ts';
import { decideMemory, legalMemory } from './decide.ts';
import { LAYOUTS } from './layout.ts';
import { hasPair } from './pairs.ts';
import { pickListClash } from './pick-list.ts';
import type { MemoryEvent, MemoryOptions, MemoryState } from './state.ts';
import { evolveMemory, isClosing, newMemory, packOf, TURN_SECONDS } from './state.ts';

/** What is being waited for. */
const STAGES = ['first-card', 'second-card', 'closing'] as const;

/** Two cards a turn; a pair is taken and one goes on, anything else is turned back and the next one plays. */
export const memory = defineGame<
  MemoryState,
  MemoryInput,
  MemoryEvent,
  MemoryOptions,
  MemoryRefusal
>({
  id: 'memory',
  rulesVersion: 1,
  seatCounts: [2, 3, 4],
  optionFields: {
    layout: { kind: 'choice', among: LAYOUTS, default: '4x4' },
    anyColour: { kind: 'switch', default: false },
    cards: { kind: 'cards', default: [] },
    turnSeconds: { kind: 'number', among: TURN_SECONDS, default: 0 },
  },
  inputShapes: {
    'turn-up': { spot: 'spot', card: 'card' },
    close: {},
    'time-out': { spot: 'spot' },
    'amend-list': { out: 'card', in: 'card' },
  },
  optionsClash: ({ cards, layout, anyColour }) => pickListClash(cards, layout, anyColour),
  pack: packOf,
  setup: (options, seats) => newMemory(options, seats.length),
  decide: decideMemory,
  evolve: evolveMemory,
  legal: legalMemory,
  expect: ({ options, lying, taken }) => ({
    zones: [zoneOfLayout(options.layout, lying), ...takenPiles(taken)],
  }),
  view: viewOf,
  scores: pairsOf,
  ending,
});

function pairsOf({ taken }: MemoryState): readonly number[] {
  return taken.map((sets) => sets.filter((set) => set.length === 2).length);
}

function viewOf(state: MemoryState): Omit<ScoreView, 'named'> {
  const scores = pairsOf(state);
  return {
    turn: state.turn,
    stage: STAGES[state.up.length] ?? 'closing',
    seats: state.taken.map((sets, seat) => ({
      score: scores[seat] ?? 0,
      sets,
      pieces: [],
      counts: {},
    })),
    piles: [],
    notices: !isClosing(state) && isStalled(state.stall, state.taken.length) ? ['stalled'] : [],
  };
}

/**
 * ME-4: a card that should not be there leaves others without a partner. The list tells as soon as nothing on it can
 * pair; of cards picked by hand it is known only once all that remain have been seen.
 */
function ending(state: MemoryState, known: Knowledge): Ending | undefined {
  const left = heldSpots(state.lying);
  if (left.length === 0) return { reason: 'all-taken' };
  const cards =
    state.pickList.length > 0
      ? state.pickList.filter((card) => !known.gone.includes(card))
      : left.flatMap((spot) => known.at[spot]?.card ?? []);
  if (cards.length < left.length || hasPair(cards, state.options.anyColour)) return undefined;
  return { reason: 'no-pair-left' };
}
