import type { Result } from '../../cards/result.ts';
import { ok } from '../../cards/result.ts';
import type { Face } from '../chance.ts';
import type { TableEvent } from '../events.ts';
import { refusalToTurnUp } from '../lying.ts';
import type { Piece } from '../../cards/piece.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import type { SpotId } from '../spots.ts';
import type { TwistedEvent, TwistedRefusal } from './inputs.ts';
import { isTokenRoll, stageOf } from './stages.ts';
import type { TwistedState } from './state.ts';
import { hasToken, ownStonesAt, ownTokenPlace, pieceOf } from './state.ts';

type Decided = Result<readonly (TableEvent | TwistedEvent)[], Refusal<TwistedRefusal>>;

/** TM-3: how many stones a number brings back from the container, if so many are there. */
const STONES_BACK: Readonly<Record<Face, number>> = { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 3 };

/** TM-2: once a turn, before its first card is turned up. */
export function decideRoll(state: TwistedState, face: Face): Decided {
  const { rolled, hasViewed } = state.turn;
  if (rolled !== null) return refuse('already-rolled');
  if (hasViewed) return refuse('roll-too-late');
  if (stageOf(state) === 'refilling') return refuse('refill-first');
  return ok([{ type: 'die-rolled', face }, ...broughtBack(state, face)]);
}

/** All that a player has on the table and in the container is three stones: what is in hand can't become more. */
function broughtBack(state: TwistedState, face: Face): readonly TableEvent[] {
  const { seat } = state.turn;
  const back = (piece: Piece): TableEvent => ({
    type: 'piece-moved',
    piece,
    from: { at: 'container' },
    to: { at: 'hand', seat },
  });
  if (isTokenRoll(face)) {
    return ownTokenPlace(state).at === 'container' ? [back(pieceOf(seat, 'token'))] : [];
  }
  const count = Math.min(STONES_BACK[face], ownStonesAt(state, { at: 'container' }));
  return Array.from({ length: count }, () => back(pieceOf(seat, 'stone')));
}

/** TM-3: after a 1 or 2 the token may be taken back from its card, which is turned face down. */
export function decideRecall(state: TwistedState): Decided {
  const { rolled, hasViewed, seat } = state.turn;
  const token = ownTokenPlace(state);
  if (hasViewed) return refuse('recall-too-late');
  if (token.at !== 'spot') return refuse('nothing-to-recall');
  if (!isTokenRoll(rolled)) return refuse('recall-not-rolled');
  if (stageOf(state) === 'refilling') return refuse('refill-first');
  return ok([
    { type: 'piece-moved', piece: pieceOf(seat, 'token'), from: token, to: { at: 'hand', seat } },
    { type: 'card-turned-back', spot: token.spot },
  ]);
}

/** The save token may be laid on any card that is up, at any time of the turn (TM-8: also while it is closing). */
export function decideSave(state: TwistedState, spot: SpotId): Decided {
  const lies = refusalToTurnUp(state.grid, spot);
  if (lies === undefined) return refuse('card-face-down', { spot });
  if (lies !== 'spot-already-up') return refuse(lies, { spot });
  const { seat } = state.turn;
  if (ownTokenPlace(state).at !== 'hand') return refuse('no-token-in-hand', { spot });
  if (hasToken(state, spot)) return refuse('card-holds-token', { spot });
  return ok([
    {
      type: 'piece-moved',
      piece: pieceOf(seat, 'token'),
      from: { at: 'hand', seat },
      to: { at: 'spot', spot },
    },
  ]);
}
