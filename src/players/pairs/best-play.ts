import { FLOATS } from '../arithmetic.ts';
import type { Recurrence } from './recurrence.ts';
import { createRecurrence } from './recurrence.ts';

const recurrences = new Map<string, Recurrence<number>>();

/** The best play of so many seats. Kept, because every position is worked out only once. */
export function bestPlay(seatCount: number, mayPass: boolean): Recurrence<number> {
  const key = `${seatCount} ${mayPass}`;
  const recurrence = recurrences.get(key) ?? createRecurrence(FLOATS, seatCount, mayPass);
  recurrences.set(key, recurrence);
  return recurrence;
}
