import { defineGame } from '../define-game.ts';
import type { Zone } from '../expected-table.ts';
import { expectedSpots } from '../lying.ts';
import type { Ending } from '../outcome.ts';
import type { ScoreView } from '../view.ts';
import type { QMemoryInput, QMemoryRefusal } from './decide.ts';
import { decideQMemory, legalQMemory } from './decide.ts';
import type { Group } from './modes.ts';
import type { QMemoryOptions } from './options.ts';
import { linkMayBecomeImpossible, OPTION_FIELDS, optionsClash } from './options.ts';
import type { QMemoryEvent, QMemoryState } from './state.ts';
import { evolveQMemory, linkLength, newQMemory } from './state.ts';

/** Tiles are turned up one by one into a link of all of them; one that does not fit breaks it, and the next tries. */
export const qMemory = defineGame<
  QMemoryState,
  QMemoryInput,
  QMemoryEvent,
  QMemoryOptions,
  QMemoryRefusal
>({
  id: 'q-memory',
  rulesVersion: 1,
  seatCounts: [1, 2, 3, 4, 5, 6],
  optionFields: OPTION_FIELDS,
  optionsClash,
  inputShapes: {
    'turn-up': { spot: 'spot', card: 'card' },
    close: {},
    begin: {},
    'lay-anew': {},
  },
  pack: ({ pack }) => pack,
  setup: (options, seats) => newQMemory(options, seats.length),
  decide: decideQMemory,
  evolve: evolveQMemory,
  legal: legalQMemory,
  expect: (state) => ({
    zones: state.groups.map((group) => zoneOf(state, group)),
    tolerated: state.stage === 'showing' ? eitherWayUp(state) : [],
  }),
  view: viewOf,
  scores: scoresOf,
  ending,
  isTogether: ({ options, attempts }) => options.winner === 'together' && attempts.length > 1,
});

function zoneOf({ lying }: QMemoryState, { id, spots, owner }: Group): Zone {
  const expected = expectedSpots(lying, spots);
  return owner === null
    ? { kind: 'ring', id, spots: expected }
    : { kind: 'loose', id, seat: owner, spots: expected };
}

/** While the tiles are shown, and turned down one after another, any of them may lie either way up. */
function eitherWayUp({ lying }: QMemoryState) {
  return Object.keys(lying).map((spot) => ({ spot, also: 'anything' }) as const);
}

/** There are no points on the way: 1 for who has won. */
function scoresOf({ options, stage, turn, attempts }: QMemoryState): readonly number[] {
  const hasWon = (seat: number) => options.winner === 'together' || seat === turn;
  return attempts.map((_, seat) => (stage === 'linked' && hasWon(seat) ? 1 : 0));
}

function viewOf(state: QMemoryState): Omit<ScoreView, 'named'> {
  const { options, turn, stage, link, attempts } = state;
  const scores = scoresOf(state);
  return {
    turn,
    stage: stage === 'linking' ? (link.length === 0 ? 'first-tile' : 'next-tile') : stage,
    seats: attempts.map((count, seat) => ({
      score: scores[seat] ?? 0,
      sets: [],
      pieces: [],
      counts: { attempts: count, link: seat === turn ? linkLength(state) : 0 },
    })),
    piles: [],
    notices: linkMayBecomeImpossible(options) ? ['link-may-become-impossible'] : [],
  };
}

/** QM-5. */
function ending({ options, stage, turn }: QMemoryState): Ending | undefined {
  if (stage !== 'linked') return undefined;
  const reason = 'link-completed';
  return options.winner === 'together' ? { reason } : { reason, winners: [turn] };
}
