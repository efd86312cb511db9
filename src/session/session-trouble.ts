import type { Result } from '../cards/result.ts';
import { fail } from '../cards/result.ts';
import type { Face } from '../rules/chance.ts';
import type { Refusal } from '../rules/refusals.ts';
import type { StoreTrouble } from '../store/game-store.ts';

/** Why nothing was done. In every case the game is as it was before. */
export type SessionTrouble =
  /** The rules forbid it (ANY-1), or a correction can't be. */
  | { readonly code: 'refused'; readonly refusal: Refusal<string> }
  | { readonly code: 'input-malformed' }
  /** ANY-2: the log stops fitting somewhere; first that has to be settled, by undo, retract or correct. */
  | { readonly code: 'misfit-first' }
  /** ANY-2: a roll of this turn was taken back, and its number holds until the turn is over. */
  | { readonly code: 'roll-is-held'; readonly face: Face }
  /** No line like that stands in the log. */
  | { readonly code: 'no-such-entry' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  /** No die to be rolled, no clock that ran out, no computer to choose. */
  | { readonly code: 'nothing-to-do' }
  /** Another tab plays this game; this one watches, and may take over. */
  | { readonly code: 'watching' }
  /** Not on disk, so not done; `goOnUnkept` lets the game go on in memory. */
  | { readonly code: 'not-kept'; readonly trouble: StoreTrouble };

export type Done<Value> = Promise<Result<Value, SessionTrouble>>;

export const NOTHING_TO_DO = fail({ code: 'nothing-to-do' } as const);
