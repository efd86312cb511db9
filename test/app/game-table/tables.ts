import { promptNow } from '../../../src/app/game-table/prompt-now.ts';
import { dueSteps } from '../../../src/app/game-table/due-steps.ts';
import { wordLine } from '../../../src/app/game-table/log-words.ts';
import { wordSteps } from '../../../src/app/game-table/step-words.ts';
import type { TableTalk } from '../../../src/app/game-table/table-talk.ts';
import type { Seat } from '../../../src/rules/seats.ts';
import type { Session } from '../../../src/session/session.ts';
import { Browser, play, start } from '../../session/support/tables.ts';

const ANNA: Seat = { kind: 'person', name: 'Anna' };
const BINOD: Seat = { kind: 'person', name: 'Binod' };

/** A game of Anna and Binod after these moves, written as in the golden games. */
export async function tableAfter(
  gameId: string,
  options: object,
  moves: readonly string[],
  seats: readonly Seat[] = [ANNA, BINOD],
): Promise<Session> {
  const session = await start(new Browser().tab(), gameId, options, seats);
  await play(session, ...moves);
  return session;
}

export function talkOf(session: Session): TableTalk {
  return {
    zones: session.expected.zones,
    names: session.record.seats.map(({ name }) => name),
  };
}

/** What the screen says to do next. */
export const promptOf = (session: Session): string => promptNow(session, talkOf(session));

/** What it says the hands still have to do. */
export const stepsOf = (session: Session): readonly string[] =>
  wordSteps(dueSteps(session.folded.applied), talkOf(session));

/** Each line of the log as the screen words it. */
export const logOf = (session: Session): readonly string[] =>
  session.story().map((line) => wordLine(line, talkOf(session)).join(' · '));
