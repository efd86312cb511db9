import type { LizzyCard } from '../../cards/lizzy.ts';
import { makeLizzy, PARTS } from '../../cards/lizzy.ts';

/** DZ-2: cards turned up in one try. */
export const LIZZY_SIZE = 3;
/** DZ-5: the same when pairs are looked for. */
export const PAIR_SIZE = 2;

/** One head, one body and one tail. */
function isWhole(cards: readonly LizzyCard[]): boolean {
  return (
    cards.length === LIZZY_SIZE && PARTS.every((part) => cards.some((card) => card.part === part))
  );
}

/** DZ-3: a Special Dizzy Lizzy. */
export function isSpecial(cards: readonly LizzyCard[]): boolean {
  return isWhole(cards) && cards.every(({ golden }) => golden);
}

/** DZ-2, DZ-3. */
export function isLizzy(cards: readonly LizzyCard[]): boolean {
  return isWhole(cards) && (isSpecial(cards) || suits(cards, 'colour') || suits(cards, 'pattern'));
}

/** All equal or all different. */
function suits(cards: readonly LizzyCard[], trait: 'colour' | 'pattern'): boolean {
  const kinds = new Set(cards.map((card) => card[trait])).size;
  return kinds === 1 || kinds === cards.length;
}

/** DZ-5: equal but for the ground. */
export function isPair(cards: readonly LizzyCard[]): boolean {
  return cards.length === PAIR_SIZE && pairsIn(cards) === 1;
}

/** DZ-5: how many pairs these cards make. */
export function pairsIn(cards: readonly LizzyCard[]): number {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const kind = makeLizzy({ ...card, golden: false });
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + Math.floor(count / PAIR_SIZE), 0);
}

/** DZ-6: whether any three of these cards are right. */
export function hasLizzy(cards: readonly LizzyCard[]): boolean {
  const [heads, bodies, tails] = PARTS.map((part) => cards.filter((card) => card.part === part));
  return (heads ?? []).some((head) =>
    (bodies ?? []).some((body) => (tails ?? []).some((tail) => isLizzy([head, body, tail]))),
  );
}
