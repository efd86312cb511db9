import type { Result } from '../cards/result.ts';
import { ok } from '../cards/result.ts';
import type { RandomSource } from '../rules/chance.ts';
import { drawFrom } from '../rules/chance.ts';
import type { AnyGame } from '../rules/game.ts';
import type { GameRecord } from '../store/game-record.ts';
import { holeIn } from './pattern-holes.ts';
import type { AnyFolded } from './replay.ts';
import type { SessionTrouble } from './session-trouble.ts';
import { NOTHING_TO_DO } from './session-trouble.ts';

/** A clock that runs for whoever has to act. */
export interface TurnClock {
  readonly seconds: number;
  /** Milliseconds since 1970. Compare with the time of now; never count ticks, a locked phone misses them. */
  readonly endsAt: number;
}

/**
 * The clock as it stands; undefined while none runs: no clock was wanted, a computer chooses, the hands have something
 * to do, the game is over or its log does not fit. A game with a clock of its own (ME-5) starts it anew with every
 * line; the table's own clock runs through a turn. Neither runs before `since`, when the game was opened here.
 */
export function turnClock(
  game: AnyGame,
  { options, seats, extra, startedAt }: GameRecord,
  folded: AnyFolded,
  since: number,
): TurnClock | undefined {
  const { turn, named } = game.view(folded.state);
  if (turn === undefined || named !== undefined || folded.misfit !== undefined) return undefined;
  if (seats[turn]?.kind === 'computer') return undefined;
  const own = ownSeconds(options);
  if (own > 0 && !game.legal(folded.state).some(({ type }) => type === 'time-out'))
    return undefined;
  const seconds = own > 0 ? own : extra.turnSeconds;
  if (seconds === 0) return undefined;
  const from = own > 0 ? folded.log.at(-1)?.at : turnStart(folded);
  return { seconds, endsAt: Math.max(from ?? startedAt, since) + 1000 * seconds };
}

/** ME-5: a time-out with the spot drawn evenly from the face-down ones. */
export function timeOutInput(
  game: AnyGame,
  { state }: AnyFolded,
  random: RandomSource,
): Result<unknown, SessionTrouble> {
  const pattern = game.legal(state).find(({ type }) => type === 'time-out');
  const hole = pattern === undefined ? undefined : holeIn(pattern, 'spot');
  if (hole === undefined) return NOTHING_TO_DO;
  return ok({ ...pattern, [hole.field]: drawFrom(random, hole.value.among) });
}

function ownSeconds(options: unknown): number {
  if (typeof options !== 'object' || options === null || !('turnSeconds' in options)) return 0;
  return Number(options.turnSeconds);
}

/** When the turn began, or was last changed by something that was taken back or put right. */
function turnStart({ log, applied }: AnyFolded): number | undefined {
  const starter = applied.findLast(({ events }) =>
    events.some(({ type }) => type === 'turn-started'),
  );
  return log.findLast(({ id, kind }) => id === starter?.id || kind !== 'input')?.at;
}
