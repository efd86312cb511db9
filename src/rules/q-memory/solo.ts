import type { CommonInput } from '../common.ts';
import type { EventBase } from '../events.ts';
import type { Folded } from '../log.ts';
import type { Match } from '../match.ts';
import type { QMemoryInput } from './decide.ts';
import type { QMemoryState } from './state.ts';

export interface SoloResult {
  readonly attempts: number;
  /** From the first tile turned up to the last one, in milliseconds. */
  readonly elapsedMs: number;
}

/**
 * QM-5: what counts for a lone player, once the link is whole: attempts, and time by what the log says when a tile was
 * turned up. Taking back the first tile does not set the clock back: it starts with the first that was logged at all.
 */
export function soloResult(
  folded: Folded<Match<QMemoryState>, QMemoryInput | CommonInput, EventBase>,
): SoloResult | undefined {
  const { stage, attempts } = folded.state.game;
  if (stage !== 'linked' || attempts.length !== 1) return undefined;
  const first = folded.log.find(
    (entry) => entry.kind === 'input' && entry.input.type === 'turn-up',
  );
  const lastId = folded.applied.at(-1)?.id;
  const last = folded.log.find(({ id }) => id === lastId);
  // A clock that was set back in between gives no time below zero.
  const elapsedMs = Math.max(0, (last?.at ?? 0) - (first?.at ?? 0));
  return { attempts: attempts[0] ?? 0, elapsedMs };
}
