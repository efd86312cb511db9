import type { Session } from '../../session/session.ts';

/**
 * Whether a computer does something now for which nobody's hands are waited for. Putting cards back is for the hands to
 * say, when all have had their look.
 */
export function isComputersMove(session: Session): boolean {
  if (!session.isPlaying || session.view.named !== undefined) return false;
  const choice = session.computer()?.choose();
  return choice !== undefined && choice.type !== 'close';
}
