import type { PackCode } from '../../cards/pack.ts';
import { copiesOf } from '../../cards/pack.ts';
import type { Result } from '../../cards/result.ts';
import { ok } from '../../cards/result.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import { triedWith, turnBackAndPass } from '../concentration.ts';
import type { TableEvent } from '../events.ts';
import type { InputPattern } from '../inputs.ts';
import type { Knowledge } from '../knowledge.ts';
import { refusalOfAnother } from '../knowledge.ts';
import { downSpots, refusalToTurnUp } from '../lying.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { SpotId } from '../spots.ts';
import { isPair } from './pairs.ts';
import type { MemoryEvent, MemoryState } from './state.ts';
import { isClosing, packOf } from './state.ts';

export type MemoryInput =
  | { readonly type: 'turn-up'; readonly spot: SpotId; readonly card: PackCode }
  /** The two cards are turned back, or begin to be. */
  | { readonly type: 'close' }
  /** ME-5: the clock ran out and drew this spot, evenly from the face-down ones. */
  | { readonly type: 'time-out'; readonly spot: SpotId }
  /** ANY-8: on the table lies another card than the list says. */
  | { readonly type: 'amend-list'; readonly out: PackCode; readonly in: PackCode };

export const MEMORY_REFUSALS = [
  /** This table plays without a clock. */
  'no-clock',
  /** The cards were picked by hand: any card of the pack is fine as it is. */
  'no-pick-list',
  'not-on-the-list',
  'already-on-the-list',
] as const;
export type MemoryRefusal = (typeof MEMORY_REFUSALS)[number];

type Decision = Result<readonly (TableEvent | MemoryEvent)[], Refusal<MemoryRefusal>>;

export function decideMemory(state: MemoryState, input: MemoryInput, known: Knowledge): Decision {
  switch (input.type) {
    case 'turn-up':
      return turnUp(state, input.spot, input.card);
    case 'close':
      return close(state);
    case 'time-out':
      return timeOut(state, input.spot);
    case 'amend-list':
      return amendList(state, input.out, input.in, known);
  }
}

function turnUp(state: MemoryState, spot: SpotId, card: PackCode): Decision {
  const refusal = refusalToTurnUpNow(state, spot);
  if (refusal !== undefined) return refuse(refusal, { spot, card });
  const seat = state.turn;
  const turned: TableEvent = { type: 'card-turned-up', spot, card, seat };
  const [first, second] = triedWith(state, { spot, card });
  if (second === undefined || !isPair(first.card, second.card, state.options.anyColour)) {
    return ok([turned]);
  }
  return ok([
    turned,
    { type: 'card-taken', ...first, seat },
    { type: 'card-taken', ...second, seat },
  ]);
}

function close(state: MemoryState): Decision {
  if (!isClosing(state)) return refuse('not-now');
  return ok(turnBackAndPass(state.up, state.turn, state.taken.length));
}

function timeOut(state: MemoryState, spot: SpotId): Decision {
  if (state.options.turnSeconds === 0) return refuse('no-clock');
  const refusal = refusalToTurnUpNow(state, spot);
  if (refusal !== undefined) return refuse(refusal, { spot });
  return ok([
    { type: 'time-ran-out', seat: state.turn },
    { type: 'spot-named', spot },
  ]);
}

function refusalToTurnUpNow(state: MemoryState, spot: SpotId) {
  return refusalToTurnUp(state.lying, spot) ?? (isClosing(state) ? 'not-now' : undefined);
}

/** What was seen on the table was on the list rightly, and can't be struck off it. */
function amendList(state: MemoryState, out: PackCode, added: PackCode, known: Knowledge): Decision {
  if (state.pickList.length === 0) return refuse('no-pick-list');
  if (!state.pickList.includes(out)) return refuse('not-on-the-list', { card: out });
  if (copiesOf(PACK_52, added) === 0) return refuse('card-not-in-pack', { card: added });
  if (state.pickList.includes(added)) return refuse('already-on-the-list', { card: added });
  const refusal = refusalOfAnother(packOf(state), known, out);
  if (refusal !== undefined) return refuse(refusal, { card: out });
  return ok([{ type: 'list-amended', untold: { out, in: added } }]);
}

export function legalMemory(state: MemoryState): readonly InputPattern<MemoryInput>[] {
  const patterns: InputPattern<MemoryInput>[] = [];
  if (isClosing(state)) patterns.push({ type: 'close' });
  else {
    const spot = { hole: 'spot', among: downSpots(state.lying) } as const;
    patterns.push({ type: 'turn-up', spot, card: { hole: 'card' } });
    if (state.options.turnSeconds > 0) patterns.push({ type: 'time-out', spot });
  }
  if (state.pickList.length > 0) {
    patterns.push({ type: 'amend-list', out: { hole: 'card' }, in: { hole: 'card' } });
  }
  return patterns;
}
