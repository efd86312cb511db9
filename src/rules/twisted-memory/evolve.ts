import type { TableEvent } from '../events.ts';
import { moveCards } from '../lying.ts';
import type { SpotId } from '../spots.ts';
import type { TwistedEvent } from './inputs.ts';
import type { PlacedPiece, Turn, TwistedState } from './state.ts';
import { isSamePiece, isSamePlace, newTurn } from './state.ts';

/** The state after an event. */
export function evolve(before: TwistedState, event: TableEvent | TwistedEvent): TwistedState {
  switch (event.type) {
    case 'die-rolled':
      return withTurn(before, { rolled: event.face });
    case 'view-counted':
      return withTurn(before, { [event.as]: event.spot });
    case 'count-restarted':
      return withTurn(before, { first: null });
    case 'stock-recounted':
      return { ...before, stock: event.count };
    default:
      return follow({ ...before, grid: moveCards(before.grid, event) }, event);
  }
}

/** What a table event means besides where the cards lie, which is done. */
function follow(state: TwistedState, event: TableEvent): TwistedState {
  const { turn } = state;
  switch (event.type) {
    case 'turn-started':
      return { ...state, turn: newTurn(event.seat, turn.refilled) };
    case 'card-turned-up':
      return withTurn(state, { ...withoutFresh(turn, event.spot), hasViewed: true });
    case 'card-glimpsed':
    case 'spot-left-empty':
      return withTurn(state, withoutFresh(turn, event.spot));
    case 'card-taken': {
      const taken = state.taken.map((cards, seat) =>
        seat === event.seat ? [...cards, event.card] : cards,
      );
      return withTurn({ ...state, taken }, left(turn, event.spot));
    }
    case 'card-discarded': {
      const discards = [...state.discards, event.card];
      return withTurn({ ...state, discards }, left(turn, event.spot));
    }
    case 'spot-refilled':
      return withTurn(
        { ...state, stock: state.stock - 1 },
        { refilled: [...turn.refilled, event.spot] },
      );
    case 'piece-moved':
      return { ...state, pieces: movePiece(state.pieces, event) };
    case 'card-turned-back':
    case 'spot-named':
    case 'cards-swapped':
    case 'cards-laid-anew':
      return state;
  }
}

function withTurn(state: TwistedState, change: Partial<Turn>): TwistedState {
  return { ...state, turn: { ...state.turn, ...change } };
}

/** A card has left its spot. */
function left({ first, emptied }: Turn, spot: SpotId): Partial<Turn> {
  return { first: first === spot ? null : first, emptied: [...emptied, spot] };
}

/** A spot of which it is certain now whether it was refilled. */
function withoutFresh({ refilled, refilledBefore }: Turn, spot: SpotId): Partial<Turn> {
  return {
    refilled: refilled.filter((fresh) => fresh !== spot),
    refilledBefore: refilledBefore.filter((fresh) => fresh !== spot),
  };
}

/** Of pieces that are alike at one place, any one moves. */
function movePiece(
  pieces: readonly PlacedPiece[],
  { piece, from, to }: Extract<TableEvent, { readonly type: 'piece-moved' }>,
): readonly PlacedPiece[] {
  const at = pieces.findIndex(
    (placed) => isSamePiece(placed.piece, piece) && isSamePlace(placed.place, from),
  );
  return pieces.map((placed, index) => (index === at ? { piece, place: to } : placed));
}
