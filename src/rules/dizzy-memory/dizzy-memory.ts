import { cardOf } from '../../cards/pack.ts';
import { openPile, takenPiles } from '../concentration.ts';
import { defineGame } from '../define-game.ts';
import type { Knowledge } from '../knowledge.ts';
import { zoneOfLayout } from '../layout.ts';
import { heldSpots } from '../lying.ts';
import type { Ending } from '../outcome.ts';
import { isStalled } from '../stall.ts';
import type { ScoreView } from '../view.ts';
import type { DizzyMemoryInput, DizzyMemoryRefusal } from './decide.ts';
import { decideDizzyMemory, legalDizzyMemory } from './decide.ts';
import { hasLizzy, LIZZY_SIZE, pairsIn } from './lizzy.ts';
import type { DizzyMemoryOptions } from './options.ts';
import { OPTION_FIELDS, optionsClash } from './options.ts';
import type { DizzyMemoryEvent, DizzyMemoryState } from './state.ts';
import { evolveDizzyMemory, isClosing, newDizzyMemory } from './state.ts';

/** Three cards a turn that shall make a lizard; or two equal ones, the traditional way. */
export const dizzyMemory = defineGame<
  DizzyMemoryState,
  DizzyMemoryInput,
  DizzyMemoryEvent,
  DizzyMemoryOptions,
  DizzyMemoryRefusal
>({
  id: 'dizzy-memory',
  rulesVersion: 1,
  seatCounts: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  optionFields: OPTION_FIELDS,
  optionsClash,
  inputShapes: {
    'turn-up': { spot: 'spot', card: 'card' },
    close: {},
    'amend-list': { out: 'card', in: 'card' },
  },
  pack: ({ pack }) => pack,
  setup: (options, seats) => newDizzyMemory(options, seats.length),
  decide: decideDizzyMemory,
  evolve: evolveDizzyMemory,
  legal: legalDizzyMemory,
  expect: ({ options, lying, taken, discards }) => ({
    zones: [
      zoneOfLayout(options.layout, lying),
      ...takenPiles(taken),
      openPile('discards', discards),
    ],
  }),
  view: viewOf,
  scores: cardsTaken,
  ending,
});

/** DZ-4: most cards wins. */
function cardsTaken({ taken }: DizzyMemoryState): readonly number[] {
  return taken.map((sets) => sets.flat().length);
}

const STAGES = ['first-card', 'second-card', 'third-card'];

function viewOf(state: DizzyMemoryState): Omit<ScoreView, 'named'> {
  const { up, turn, taken, tries, stall, discards } = state;
  const scores = cardsTaken(state);
  const isOffered = !isClosing(state) && isStalled(stall, taken.length);
  return {
    turn,
    stage: isClosing(state) ? 'closing' : (STAGES[up.length] ?? 'closing'),
    seats: taken.map((sets, seat) => ({
      score: scores[seat] ?? 0,
      sets,
      pieces: [],
      counts: { tries: tries[seat] ?? 0 },
    })),
    piles: [{ id: 'discards', count: discards.length }],
    notices: isOffered ? ['stalled'] : [],
  };
}

function ending(state: DizzyMemoryState, known: Knowledge): Ending | undefined {
  if (state.isSpecialFound) return { reason: 'special', winners: [state.turn] };
  const left = heldSpots(state.lying).length;
  if (left === 0) return { reason: state.discards.length > 0 ? 'last-discarded' : 'all-taken' };
  return isSettled(state, known, left) ? { reason: 'nothing-right-left' } : undefined;
}

/** DZ-6: all that remain have been seen and nothing among them is right. The last three are for DZ-4 to settle. */
function isSettled({ options, pack }: DizzyMemoryState, known: Knowledge, left: number): boolean {
  const seen = Object.values(known.at);
  if (seen.length < left) return false;
  const cards = seen.flatMap(({ card }) => cardOf(pack, card) ?? []);
  if (options.traditional) return pairsIn(cards) === 0;
  return left > LIZZY_SIZE && !hasLizzy(cards);
}
