import type { Piece } from '../cards/piece.ts';
import type { ExpectedTable, SpotState, Step } from '../rules/expected-table.ts';
import { spotsOf } from '../rules/expected-table.ts';
import type { SpotId } from '../rules/spots.ts';
import { spotsOfStep } from '../rules/steps.ts';
import { fitsState } from './look.ts';
import type { SpotMemory } from './memory.ts';
import type { PieceMove } from './pieces.ts';
import { isAt } from './pieces.ts';

/** What one place may show: the states it goes through while steps remain, and the one it shall end in. */
export interface Allowance {
  readonly spot: SpotId;
  /** In order, the final one last. */
  readonly states: readonly ('anything' | SpotState)[];
  readonly final: SpotState;
  readonly marks: readonly Piece[];
  /** The steps at this place that the log does not know to be done. */
  readonly steps: readonly Step[];
  /** The pieces that are to be moved to this place or away from it. */
  readonly moves: readonly PieceMove[];
}

/** How far a place has come through the states of its allowance. It never goes back. */
export interface Progress {
  readonly steps: readonly Step[];
  /** Since when these are due, as far as the referee knows. */
  readonly since: number;
  readonly index: number;
  /** Of the pieces to be moved those that were. */
  readonly moved: readonly PieceMove[];
}

export function allowancesOf(table: ExpectedTable): readonly Allowance[] {
  const stepsAt = new Map<SpotId, Step[]>();
  for (const step of table.steps) {
    for (const spot of spotsOfStep(step)) stepsAt.set(spot, [...(stepsAt.get(spot) ?? []), step]);
  }
  const tolerated = new Map<SpotId, readonly ('anything' | SpotState)[]>();
  for (const { spot, also } of table.tolerated) {
    const states = also === 'anything' ? ['anything' as const] : also;
    tolerated.set(spot, [...(tolerated.get(spot) ?? []), ...states]);
  }
  const moves = table.steps.flatMap((step) => (step.do === 'move-piece' ? [step] : []));
  return spotsOf(table.zones).map(({ id, marks, ...final }) => ({
    spot: id,
    states: [...(tolerated.get(id) ?? []), final],
    final,
    marks,
    steps: stepsAt.get(id) ?? [],
    moves: moves.filter(({ from, to }) => isAt(from, id) || isAt(to, id)),
  }));
}

/** Where progress begins: where it was if the same steps are due still, else anew. */
export function startOf(allowance: Allowance, progress: Progress | undefined): number {
  return progress !== undefined && isOfSameSteps(allowance, progress) ? progress.index : 0;
}

export function isOfSameSteps({ steps }: Allowance, progress: Progress): boolean {
  return (
    progress.steps.length === steps.length &&
    steps.every((step, index) => step === progress.steps[index])
  );
}

/**
 * Which of the allowed states a place shows, from `start` on, and the last of several; undefined when it shows none.
 *
 * @param refillMs the least time in which hands take a card away and lay another: what goes from face up to face down
 * faster was turned over, although it should have left
 */
export function stateReached(
  { states }: Allowance,
  start: number,
  { look, before, changed }: SpotMemory,
  refillMs: number,
): number | undefined {
  if (look === null) return undefined;
  const index = states.findLastIndex(
    (state, place) => place >= start && (state === 'anything' || fitsState(look, state)),
  );
  if (index < 0) return undefined;
  const leaves = states
    .slice(start, index)
    .some((state) => state !== 'anything' && state.lies === 'empty');
  const isTurnedOver =
    leaves &&
    look.lies === 'down' &&
    before?.lies === 'up' &&
    changed.by - changed.after < refillMs;
  return isTurnedOver ? undefined : index;
}
