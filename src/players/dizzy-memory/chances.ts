import type { LizzyCard } from '../../cards/lizzy.ts';
import { isLizzy } from '../../rules/dizzy-memory/lizzy.ts';

/** The share of these cards that complete two to a Lizzy, 0 to 1. */
export function chanceOfThird(two: readonly LizzyCard[], unknown: readonly LizzyCard[]): number {
  return shareOf(unknown, (card) => (isLizzy([...two, card]) ? 1 : 0));
}

/** How likely a new second card leads to a Lizzy: with a known third, or else with another new one. */
export function chanceOfTwo(
  first: LizzyCard,
  known: readonly LizzyCard[],
  unknown: readonly LizzyCard[],
): number {
  return shareOf(unknown, (second) => {
    if (second.part === first.part) return 0;
    const two = [first, second];
    return known.some((third) => isLizzy([...two, third])) ? 1 : chanceOfThird(two, unknown);
  });
}

function shareOf(cards: readonly LizzyCard[], chanceWith: (card: LizzyCard) => number): number {
  if (cards.length === 0) return 0;
  return cards.reduce((sum, card) => sum + chanceWith(card), 0) / cards.length;
}
