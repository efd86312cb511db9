import { cardUpAt, downSpots } from '../lying.ts';
import type { SpotId } from '../spots.ts';
import type { TwistedState } from './state.ts';
import { GRID_SPOTS, hasToken, ownStonesAt, ownTokenPlace } from './state.ts';

/** What is being waited for. */
export const STAGES = [
  'before-first-view',
  'first-card',
  'second-card',
  'closing',
  'refilling',
] as const;
export type Stage = (typeof STAGES)[number];

export function stageOf(state: TwistedState): Stage {
  const { second, first, hasViewed } = state.turn;
  if (second !== null) return 'closing';
  if (state.stock > 0 && staleHoles(state).length > 0) return 'refilling';
  // TM-7: nothing left to turn up.
  if (downSpots(state.grid).length === 0) return 'closing';
  if (first !== null) return 'second-card';
  return hasViewed ? 'first-card' : 'before-first-view';
}

export function emptySpots(state: TwistedState): readonly SpotId[] {
  return GRID_SPOTS.filter((spot) => state.grid[spot]?.lies === 'empty');
}

/** Spots that were empty when the turn began: as long as there is a card for one, it has to be laid. */
export function staleHoles(state: TwistedState): readonly SpotId[] {
  return emptySpots(state).filter((spot) => !state.turn.emptied.includes(spot));
}

/** TM-8: spots of which the players may say that there was no card for them. */
export function freshSpots({ turn }: TwistedState): readonly SpotId[] {
  return [...turn.refilledBefore, ...turn.refilled];
}

export function upSpots(state: TwistedState): readonly SpotId[] {
  return GRID_SPOTS.filter((spot) => cardUpAt(state.grid, spot) !== undefined);
}

/** Cards that a save token may be laid on. */
export function savableSpots(state: TwistedState): readonly SpotId[] {
  if (ownTokenPlace(state).at !== 'hand') return [];
  return upSpots(state).filter((spot) => !hasToken(state, spot));
}

/** Cards that may be turned up now, with a stone or without. */
export function turnableSpots(state: TwistedState): readonly SpotId[] {
  const stage = stageOf(state);
  return stage === 'closing' || stage === 'refilling' ? [] : downSpots(state.grid);
}

export function mayRoll(state: TwistedState): boolean {
  return stageOf(state) === 'before-first-view' && state.turn.rolled === null;
}

/** TM-3: a 1 or a 2 brings the save token back. */
export function isTokenRoll(face: number | null): boolean {
  return face === 1 || face === 2;
}

export function mayRecall(state: TwistedState): boolean {
  return (
    stageOf(state) === 'before-first-view' &&
    isTokenRoll(state.turn.rolled) &&
    ownTokenPlace(state).at === 'spot'
  );
}

export function mayPeek(state: TwistedState): boolean {
  return ownStonesAt(state, { at: 'hand', seat: state.turn.seat }) > 0;
}
