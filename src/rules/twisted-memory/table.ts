import type { PackCode } from '../../cards/pack.ts';
import type { SpotState, Zone } from '../expected-table.ts';
import { expectedSpots } from '../lying.ts';
import type { ScoreView } from '../view.ts';
import { mayRecall, mayRoll, stageOf } from './stages.ts';
import type { TwistedState } from './state.ts';
import { GRID_COLUMNS, GRID_ROWS, marksAt, piecesAt } from './state.ts';

/** How the table looks: the grid, the stock, the discards, and what each player has taken and holds. */
export function zonesOf(state: TwistedState): readonly Zone[] {
  return [
    {
      kind: 'lattice',
      id: 'grid',
      rows: GRID_ROWS,
      columns: GRID_COLUMNS,
      spots: expectedSpots(state.grid).map((spot) => ({
        ...spot,
        marks: marksAt(state, spot.id),
      })),
    },
    {
      kind: 'pile',
      id: 'stock',
      count: state.stock,
      top: { lies: state.stock > 0 ? 'down' : 'empty' },
    },
    {
      kind: 'pile',
      id: 'discards',
      count: state.discards.length,
      top: topOf(state.discards),
    },
    ...state.taken.map((cards, seat): Zone => ({
      kind: 'pile',
      id: `sets-${seat}`,
      seat,
      count: cards.length,
      top: topOf(cards),
    })),
    ...state.taken.map((_, seat): Zone => ({
      kind: 'pieces',
      id: `hand-${seat}`,
      seat,
      pieces: piecesAt(state, { at: 'hand', seat }),
    })),
    { kind: 'pieces', id: 'container', pieces: piecesAt(state, { at: 'container' }) },
  ];
}

function topOf(cards: readonly PackCode[]): SpotState {
  const card = cards.at(-1);
  return card === undefined ? { lies: 'empty' } : { lies: 'up', card };
}

export function viewOf(state: TwistedState): ScoreView {
  const notices = [
    ...(mayRoll(state) ? ['may-roll'] : []),
    ...(mayRecall(state) ? ['may-recall'] : []),
  ];
  return {
    turn: state.turn.seat,
    stage: stageOf(state),
    seats: state.taken.map((cards, seat) => ({
      score: scoreOf(cards),
      sets: setsOf(cards),
      pieces: piecesAt(state, { at: 'hand', seat }),
      counts: {},
    })),
    piles: [
      { id: 'stock', count: state.stock },
      { id: 'discards', count: state.discards.length },
    ],
    notices,
  };
}

/** A point a set. */
export function scoreOf(cards: readonly PackCode[]): number {
  return Math.floor(cards.length / 2);
}

function setsOf(cards: readonly PackCode[]): readonly (readonly PackCode[])[] {
  const starts = Array.from({ length: Math.ceil(cards.length / 2) }, (_, set) => 2 * set);
  return starts.map((start) => cards.slice(start, start + 2));
}
