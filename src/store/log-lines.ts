import type { AnyEntry, GameSummary, SavedGame } from './game-record.ts';

/** Whether two values of plain data say the same, in whatever order their fields were written. */
function isSameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return (
    ones.length === others.size &&
    ones.every(([field, value]) => others.has(field) && isSameData(value, others.get(field)))
  );
}

/** Whether a log goes on where another ends, or is the same. */
export function continues(longer: readonly AnyEntry[], shorter: readonly AnyEntry[]): boolean {
  return (
    longer.length >= shorter.length &&
    shorter.every((entry, place) => isSameData(entry, longer[place]))
  );
}

/** Whether a game may take the place of what is kept under its id: nothing, the same, or its own beginning. */
export function mayReplace(here: SavedGame | undefined, saved: SavedGame): boolean {
  return (
    here === undefined ||
    (here.record.gameId === saved.record.gameId &&
      isSameData(here.record.options, saved.record.options) &&
      isSameData(here.record.seats, saved.record.seats) &&
      continues(saved.log, here.log))
  );
}

export function summaryOf({ record, log }: SavedGame): GameSummary {
  return { record, entryCount: log.length, lastAt: log.at(-1)?.at ?? record.startedAt };
}

export function newestFirst(summaries: readonly GameSummary[]): readonly GameSummary[] {
  return [...summaries].sort((one, other) => other.lastAt - one.lastAt);
}
