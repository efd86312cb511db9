import type { PackCode } from '../cards/pack.ts';
import type { SpotId } from '../rules/spots.ts';
import type { TableView } from '../table/table-view.ts';
import type { Allowance, Progress } from './allowance.ts';
import { isOfSameSteps, startOf, stateReached } from './allowance.ts';
import { fitsState, isSameLook } from './look.ts';
import type { SpotMemory, TableMemory } from './memory.ts';
import { remember } from './memory.ts';
import { nameKnown } from './name-known.ts';
import type { PendingCard } from './moment.ts';
import { areSamePieces, isMoved } from './pieces.ts';
import { turnedAgain } from './turned-again.ts';
import type { RefereeSettings } from './settings.ts';
import type { Called, RefereeState } from './state.ts';

/**
 * What the referee knows after one more view, before it judges it.
 *
 * @param allowances of the state the log leads to
 * @param known the card that lies face down at a place, as far as the log tells
 */
export function takeIn(
  before: RefereeState,
  view: TableView,
  allowances: readonly Allowance[],
  settings: RefereeSettings,
  known: (spot: SpotId) => PackCode | undefined,
): RefereeState {
  const seenNow = remember(before.memory, view, settings);
  const memory = nameKnown(seenNow, view.at, settings.knownMs, known);
  const called = stillSo(before.called, memory);
  const overruled = stillSo(before.overruled, memory);
  const progress: Record<SpotId, Progress> = {};
  const pending: Record<SpotId, PendingCard> = {};
  const accepted: Record<SpotId, number> = {};
  for (const allowance of allowances) {
    const { spot, steps, moves } = allowance;
    const seen = memory[spot];
    if (seen === undefined) continue;
    const earlier = before.progress[spot];
    const wasDue = earlier !== undefined && isOfSameSteps(allowance, earlier);
    const start = startOf(allowance, earlier);
    const reached = stateReached(allowance, start, seen, settings.refillMs);
    const movedBefore = earlier?.moved ?? [];
    const moved = moves.filter(
      (move) =>
        movedBefore.includes(move) || (hasClearPieces(seen) && isMoved(move, spot, seen.pieces)),
    );
    const since = wasDue ? earlier.since : view.at;
    progress[spot] = { steps, since, index: reached ?? start, moved };
    if (reached !== undefined) accepted[spot] = seen.changed.by;
    else if (before.accepted[spot] !== undefined) accepted[spot] = before.accepted[spot];
    const isExcused = called[spot] !== undefined || overruled[spot] !== undefined;
    const card = pendingAfter(before.pending[spot], allowance, start, seen, reached !== undefined);
    if (card !== undefined && !isExcused) pending[spot] = card;
  }
  const glimpsed: Record<SpotId, PackCode> = Object.fromEntries(
    Object.entries(before.glimpsed).filter(
      ([spot, card]) => !isTurnBackDue(allowances, spot, card),
    ),
  );
  for (const [spot, { turnedUp }] of Object.entries(before.called)) {
    if (turnedUp === null || called[spot] !== undefined) continue;
    if (pending[spot]?.card === turnedUp) delete pending[spot];
    if (memory[spot]?.look?.lies === 'down') glimpsed[spot] = turnedUp;
  }
  return {
    ...before,
    memory,
    progress,
    pending: { ...pending, ...turnedAgain(allowances, memory, progress, pending) },
    accepted,
    called,
    overruled,
    glimpsed,
  };
}

function stillSo<Excuse extends Pick<Called, 'look' | 'pieces'>>(
  excuses: Readonly<Record<SpotId, Excuse>>,
  memory: TableMemory,
): Readonly<Record<SpotId, Excuse>> {
  return Object.fromEntries(
    Object.entries(excuses).filter(([spot, { look, pieces }]) => {
      const seen = memory[spot];
      if (seen === undefined) return true;
      // Until the place has settled it is not known to have changed; nothing is concluded from it either way.
      const looks = [seen.look, ...(seen.newer === null ? [] : [seen.newer.look])];
      const isSame = looks.some((now) =>
        look === null || now === null ? look === now : isSameLook(look, now),
      );
      return isSame && areSamePieces(pieces, seen.pieces);
    }),
  );
}

/** Whether the log tells that this card was turned up, and is to be turned back. */
function isTurnBackDue(allowances: readonly Allowance[], spot: SpotId, card: PackCode): boolean {
  return allowances.some(({ steps }) =>
    steps.some((step) => step.do === 'turn-back' && step.spot === spot && step.card === card),
  );
}

function hasClearPieces({ isClear, newerPieces }: SpotMemory): boolean {
  return isClear && newerPieces === null;
}

function pendingAfter(
  pending: PendingCard | undefined,
  { states, final }: Allowance,
  start: number,
  { look, before, changed, pieces }: SpotMemory,
  isAsExpected: boolean,
): PendingCard | undefined {
  const isTold =
    pending !== undefined &&
    states
      .slice(start)
      .some(
        (state) => state !== 'anything' && fitsState({ lies: 'up', card: pending.card }, state),
      );
  const kept = isTold ? undefined : pending;
  if (look?.lies !== 'up' || isAsExpected || final.lies === 'up') return kept;
  if (kept?.card === look.card) return pieces.length > 0 ? { ...kept, pieces } : kept;
  // A card that was named otherwise and has not been turned back since.
  if (kept !== undefined && before?.lies === 'up') return { ...kept, otherwise: look.card };
  return { card: look.card, turned: changed, pieces, otherwise: null };
}
