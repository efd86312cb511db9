import { parseLizzy } from '../../cards/lizzy.ts';
import type { PackCode } from '../../cards/pack.ts';
import { cardOf, copiesOf } from '../../cards/pack.ts';
import type { Result } from '../../cards/result.ts';
import { ok } from '../../cards/result.ts';
import { triedWith, turnBackAndPass } from '../concentration.ts';
import type { TableEvent } from '../events.ts';
import type { InputPattern } from '../inputs.ts';
import type { Knowledge } from '../knowledge.ts';
import { refusalOfAnother } from '../knowledge.ts';
import { downSpots, heldSpots, refusalToTurnUp } from '../lying.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { SpotId } from '../spots.ts';
import { isLizzy, isPair, isSpecial } from './lizzy.ts';
import type { DizzyMemoryEvent, DizzyMemoryState } from './state.ts';
import { isClosing } from './state.ts';

export type DizzyMemoryInput =
  | { readonly type: 'turn-up'; readonly spot: SpotId; readonly card: PackCode }
  /** The cards of a wrong try are turned back, or begin to be. */
  | { readonly type: 'close' }
  /** ANY-8: the box holds another card than the list says, such as one more or less with a golden ground. */
  | { readonly type: 'amend-list'; readonly out: PackCode; readonly in: PackCode };

export const DIZZY_MEMORY_REFUSALS = ['not-on-the-list', 'already-on-the-list'] as const;
export type DizzyMemoryRefusal = (typeof DIZZY_MEMORY_REFUSALS)[number];

type Decision = Result<readonly (TableEvent | DizzyMemoryEvent)[], Refusal<DizzyMemoryRefusal>>;

export function decideDizzyMemory(
  state: DizzyMemoryState,
  input: DizzyMemoryInput,
  known: Knowledge,
): Decision {
  switch (input.type) {
    case 'turn-up':
      return turnUp(state, input.spot, input.card);
    case 'close':
      if (!isClosing(state)) return refuse('not-now');
      return ok(turnBackAndPass(state.up, state.turn, state.taken.length));
    case 'amend-list':
      return amendList(state, input.out, input.in, known);
  }
}

function turnUp(state: DizzyMemoryState, spot: SpotId, card: PackCode): Decision {
  const refusal = refusalToTurnUp(state.lying, spot) ?? (isClosing(state) ? 'not-now' : undefined);
  if (refusal !== undefined) return refuse(refusal, { spot, card });
  const { options, pack, lying, turn: seat } = state;
  const turned: TableEvent = { type: 'card-turned-up', spot, card, seat };
  const tried = triedWith(state, { spot, card });
  // One that is not in the pack is refused by the law all games share.
  const cards = tried.flatMap((one) => cardOf(pack, one.card) ?? []);
  if (options.traditional ? isPair(cards) : isLizzy(cards)) {
    const taken = tried.map((one) => ({ type: 'card-taken', ...one, seat }) as const);
    const hasWon = options.special && isSpecial(cards);
    return ok(hasWon ? [turned, ...taken, { type: 'special-found' }] : [turned, ...taken]);
  }
  const isLastTry = heldSpots(lying).length === tried.length;
  // DZ-4. Nothing is left to turn up, so nobody waits for a close.
  return isLastTry && !options.traditional
    ? ok([turned, ...tried.map((one) => ({ type: 'card-discarded', ...one }) as const)])
    : ok([turned]);
}

/** What was seen was on the list rightly, and can't be struck off it. A card may be on it once more than it was. */
function amendList(
  { pack }: DizzyMemoryState,
  out: PackCode,
  added: PackCode,
  known: Knowledge,
): Decision {
  if (copiesOf(pack, out) === 0) return refuse('not-on-the-list', { card: out });
  if (!parseLizzy(added).ok) return refuse('card-not-in-pack', { card: added });
  if (out === added) return refuse('already-on-the-list', { card: added });
  const refusal = refusalOfAnother(pack, known, out);
  if (refusal !== undefined) return refuse(refusal, { card: out });
  return ok([{ type: 'list-amended', untold: { out, in: added } }]);
}

export function legalDizzyMemory(
  state: DizzyMemoryState,
): readonly InputPattern<DizzyMemoryInput>[] {
  const spot = { hole: 'spot', among: downSpots(state.lying) } as const;
  return [
    isClosing(state) ? { type: 'close' } : { type: 'turn-up', spot, card: { hole: 'card' } },
    { type: 'amend-list', out: { hole: 'card' }, in: { hole: 'card' } },
  ];
}
