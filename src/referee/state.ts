import type { PackCode } from '../cards/pack.ts';
import type { Piece } from '../cards/piece.ts';
import type { SpotId } from '../rules/spots.ts';
import type { Progress } from './allowance.ts';
import type { Anchors, RestingDie } from './dice.ts';
import type { Look } from './look.ts';
import type { TableMemory } from './memory.ts';
import type { PendingCard } from './moment.ts';
import type { Fault } from './verdict.ts';

/** How a place looked when it was excused from agreeing with the rules. */
interface Excuse {
  readonly look: Look | null;
  readonly pieces: readonly Piece[];
}

/** A fault that was called, as long as the place stays as it is. */
export interface Called extends Excuse {
  readonly fault: Fault;
  /** The card that was turned up wrongly. */
  readonly turnedUp: PackCode | null;
}

/** What the referee keeps between views. Plain data; a new one starts from the table as it lies. */
export interface RefereeState {
  readonly memory: TableMemory;
  readonly progress: Readonly<Record<SpotId, Progress>>;
  readonly pending: Readonly<Record<SpotId, PendingCard>>;
  /** Since when places disagree with the log. */
  readonly doubts: Readonly<Record<SpotId, number>>;
  /** When the look of a place came about that was right once. */
  readonly accepted: Readonly<Record<SpotId, number>>;
  readonly called: Readonly<Record<SpotId, Called>>;
  readonly overruled: Readonly<Record<SpotId, Excuse>>;
  /** ANY-7: cards that were turned up wrongly and turned back, as long as the log does not tell of them. */
  readonly glimpsed: Readonly<Record<SpotId, PackCode>>;
  /** Since when piles show a wrong card, by name. */
  readonly pileDoubts: Readonly<Record<string, number>>;
  readonly anchors: Anchors;
  readonly dice: readonly RestingDie[];
  /** When the lay-out was first seen; null: not yet. */
  readonly watchedSince: number | null;
}

export const NEW_REFEREE: RefereeState = {
  memory: {},
  progress: {},
  pending: {},
  doubts: {},
  accepted: {},
  called: {},
  overruled: {},
  glimpsed: {},
  pileDoubts: {},
  anchors: {},
  dice: [],
  watchedSince: null,
};

/**
 * The players' word: these places are right as they lie, whatever the rules and the reader say, until they change.
 * To be called after a tap has changed the log, with the places it is about; without `spots` all are right, as after
 * taking something back.
 */
export function overrule(
  state: RefereeState,
  spots: readonly SpotId[] = Object.keys(state.memory),
): RefereeState {
  const excuses = spots.flatMap((spot) => {
    const memory = state.memory[spot];
    if (memory === undefined) return [];
    const look = memory.newer?.look ?? memory.look;
    return [[spot, { look, pieces: memory.newerPieces?.pieces ?? memory.pieces }] as const];
  });
  return {
    ...state,
    pending: without(state.pending, spots),
    called: without(state.called, spots),
    overruled: { ...state.overruled, ...Object.fromEntries(excuses) },
  };
}

function without<Value>(
  record: Readonly<Record<SpotId, Value>>,
  spots: readonly SpotId[],
): Readonly<Record<SpotId, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([spot]) => !spots.includes(spot)));
}
