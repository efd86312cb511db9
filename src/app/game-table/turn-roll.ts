import type { Face } from '../../rules/chance.ts';
import { FACES } from '../../rules/chance.ts';
import type { AnyApplied } from '../../session/replay.ts';

/** The number that was rolled in the turn that is on, and how many rolls the game has seen. */
export function turnRoll(
  applied: readonly AnyApplied[],
): { readonly face: Face; readonly rolls: number } | undefined {
  const events = applied.flatMap((one) => one.events);
  const start = events.findLastIndex(({ type }) => type === 'turn-started');
  const rolls = events.filter(({ type }) => type === 'die-rolled').length;
  const rolled = events.slice(start + 1).findLast(({ type }) => type === 'die-rolled');
  const face =
    rolled !== undefined && 'face' in rolled ? FACES.find((one) => one === rolled.face) : undefined;
  return face === undefined ? undefined : { face, rolls };
}
