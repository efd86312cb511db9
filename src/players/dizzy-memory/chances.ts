import type { LizzyCard } from '../../cards/lizzy.ts';
import { isLizzy } from '../../rules/dizzy-memory/lizzy.ts';

/** The share of these cards that complete two to a Lizzy, 0 to 1. */
export function chanceOfThird(two: readonly LizzyCard[], unknown: readonly LizzyCard[]): number {
  const right = unknown.filter((card) => isLizzy([...two, card]));
  return unknown.length === 0 ? 0 : right.length / unknown.length;
}
