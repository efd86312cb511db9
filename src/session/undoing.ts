import type { AnyEntry } from '../store/game-record.ts';

/** Ids of the lines that are taken back. Read from the end, because a later line decides whether an earlier one stands. */
function retractedIn(log: readonly AnyEntry[]): ReadonlySet<string> {
  const retracted = new Set<string>();
  for (const entry of [...log].reverse()) {
    if (entry.kind === 'retraction' && !retracted.has(entry.id)) retracted.add(entry.of);
  }
  return retracted;
}

/** The inputs, and the corrections of such, that stand, in their order. */
export function standingIn(log: readonly AnyEntry[]): readonly AnyEntry[] {
  const retracted = retractedIn(log);
  return log.filter(
    (entry) =>
      entry.kind !== 'retraction' &&
      !retracted.has(entry.id) &&
      (entry.kind === 'input' || !retracted.has(entry.of)),
  );
}

/** What a step back takes back: the last thing that was done and still stands. */
export function lastDone(log: readonly AnyEntry[]): string | undefined {
  return standingIn(log).at(-1)?.id;
}

/** The step back that a step forward takes back. There is none once something else was done since. */
export function lastUndone(log: readonly AnyEntry[]): string | undefined {
  const retractions = new Set(log.filter(({ kind }) => kind === 'retraction').map(({ id }) => id));
  const redone = new Set<string>();
  for (const entry of [...log].reverse()) {
    if (entry.kind !== 'retraction') return undefined;
    if (retractions.has(entry.of)) redone.add(entry.of);
    else if (!redone.has(entry.id)) return entry.id;
  }
  return undefined;
}
