import type { SpotState } from '../rules/expected-table.ts';
import type { Guess } from '../table/detection.ts';
import type { SeenSpot } from '../table/table-view.ts';
import type { RefereeSettings } from './settings.ts';

/** How a place looks, of all that can be concluded from. */
export type Look =
  | SpotState
  /** Face up, but not named. */
  | { readonly lies: 'unsure'; readonly guesses: readonly Guess[] };

/** Undefined while nothing can be said: a hand is over it, or the table is not sure enough. */
export function lookOf(
  seen: SeenSpot,
  { leastConfidence, leastNamed }: Pick<RefereeSettings, 'leastConfidence' | 'leastNamed'>,
): Look | undefined {
  const { state, confidence } = seen;
  switch (state.lies) {
    case 'covered':
      return undefined;
    case 'unsure':
      return state;
    case 'up':
      return confidence < leastNamed
        ? { lies: 'unsure', guesses: [{ card: state.card, confidence }] }
        : state;
    case 'down':
    case 'empty':
      return confidence < leastConfidence ? undefined : state;
  }
}

export function isFaceUp(look: Look): boolean {
  return look.lies === 'up' || look.lies === 'unsure';
}

/** Two unnamed looks are the same: guesses may vary. */
export function isSameLook(one: Look, other: Look): boolean {
  if (one.lies === 'up' && other.lies === 'up') return one.card === other.card;
  return one.lies === other.lies;
}

/** Whether a place may look so if it is in this state. A card that could not be named may be any. */
export function fitsState(look: Look, state: SpotState): boolean {
  return look.lies === 'unsure' ? state.lies === 'up' : isSameLook(look, state);
}
