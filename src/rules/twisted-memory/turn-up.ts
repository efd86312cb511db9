import type { PackCode } from '../../cards/pack.ts';
import type { Result } from '../../cards/result.ts';
import { ok } from '../../cards/result.ts';
import type { SuitedCode } from '../../cards/standard.ts';
import { rankOf } from '../../cards/standard.ts';
import type { TableEvent } from '../events.ts';
import { cardUpAt, refusalToTurnUp } from '../lying.ts';
import type { Piece } from '../../cards/piece.ts';
import type { CommonRefusal, Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { SpotId } from '../spots.ts';
import type { TwistedEvent, TwistedInput, TwistedRefusal } from './inputs.ts';
import { mayPeek, stageOf, upSpots } from './stages.ts';
import type { TwistedState } from './state.ts';
import { hasToken, marksAt, pieceOf } from './state.ts';

type TurnUp = Extract<TwistedInput, { readonly type: 'view' | 'peek' }>;
type Events = readonly (TableEvent | TwistedEvent)[];

/** A card is turned up: what it matches is taken at once (TM-5). */
export function decideTurnUp(
  state: TwistedState,
  { type, spot, card }: TurnUp,
): Result<Events, Refusal<TwistedRefusal>> {
  const refusal = refusalOf(state, type, spot);
  if (refusal !== undefined) return refuse(refusal, { spot });
  const { seat } = state.turn;
  const events: (TableEvent | TwistedEvent)[] = [{ type: 'card-turned-up', spot, card, seat }];
  if (type === 'peek') {
    events.push({
      type: 'piece-moved',
      piece: pieceOf(seat, 'stone'),
      from: { at: 'hand', seat },
      to: { at: 'spot', spot },
    });
  }
  const partner = upSpots(state).find((up) => isSet(cardUpAt(state.grid, up), card));
  if (partner !== undefined) events.push(...takeSet(state, { type, spot, card }, partner));
  else if (type === 'view') {
    events.push({ type: 'view-counted', spot, as: state.turn.first === null ? 'first' : 'second' });
  }
  return ok(events);
}

function refusalOf(
  state: TwistedState,
  type: TurnUp['type'],
  spot: SpotId,
): CommonRefusal | TwistedRefusal | undefined {
  const lies = refusalToTurnUp(state.grid, spot);
  if (lies === 'spot-already-up' && type === 'peek') return 'stone-too-late';
  if (lies !== undefined) return lies;
  const stage = stageOf(state);
  if (stage === 'closing') return 'turn-is-closing';
  if (stage === 'refilling') return 'refill-first';
  return type === 'peek' && !mayPeek(state) ? 'no-stone-in-hand' : undefined;
}

/** A set is two cards of one rank. */
function isSet(one: PackCode | undefined, other: PackCode): boolean {
  return one !== undefined && rankOf(one as SuitedCode) === rankOf(other as SuitedCode);
}

/**
 * TM-5, TM-10: both cards are taken, and what lies on them is spent, whoever owns it. TM-6: after a normal view the
 * count starts again, and a first card that has no part in the match is discarded unless it is saved; a peek leaves
 * the first card what it is.
 */
function takeSet(state: TwistedState, { type, spot, card }: TurnUp, partner: SpotId): Events {
  const { seat, first } = state.turn;
  const other = cardUpAt(state.grid, partner);
  if (other === undefined) throw new Error(`no card is up at ${partner}`);
  const events: (TableEvent | TwistedEvent)[] = [
    ...marksAt(state, partner).map((piece) => spent(piece, partner)),
    ...(type === 'peek' ? [spent(pieceOf(seat, 'stone'), spot)] : []),
    { type: 'card-taken', spot: partner, card: other, seat },
    { type: 'card-taken', spot, card, seat },
  ];
  if (type === 'peek' || first === null) return events;
  const left = first === partner ? undefined : cardUpAt(state.grid, first);
  if (left !== undefined && !hasToken(state, first)) {
    events.push({ type: 'card-discarded', spot: first, card: left });
  }
  return [...events, { type: 'count-restarted' }];
}

/** A piece on a card that goes to the container. */
export function spent(
  piece: Piece,
  spot: SpotId,
): Extract<TableEvent, { readonly type: 'piece-moved' }> {
  return { type: 'piece-moved', piece, from: { at: 'spot', spot }, to: { at: 'container' } };
}
