import type { SpotId } from '../rules/spots.ts';
import type { Allowance, Progress } from './allowance.ts';
import type { SpotMemory, TableMemory } from './memory.ts';
import type { PendingCard } from './moment.ts';

/**
 * The cards that were to be turned back, were gone for a moment, and lie face up again: once another card was turned up after
 * them they were turned back unseen, and up again for the next turn. Before that they may only have been lifted.
 */
export function turnedAgain(
  allowances: readonly Allowance[],
  memory: TableMemory,
  progress: Readonly<Record<SpotId, Progress>>,
  pending: Readonly<Record<SpotId, PendingCard>>,
): Readonly<Record<SpotId, PendingCard>> {
  const turned = Object.values(pending).map((card) => card.turned.after);
  const again = allowances.flatMap((allowance) => {
    const { spot } = allowance;
    const card = cardUpAgain(allowance, memory[spot], progress[spot]);
    const isBefore = turned.some((after) => card !== undefined && after >= card.turned.by);
    return card !== undefined && isBefore ? [[spot, card] as const] : [];
  });
  return Object.fromEntries(again);
}

function cardUpAgain(
  { steps }: Allowance,
  seen: SpotMemory | undefined,
  progress: Progress | undefined,
): PendingCard | undefined {
  if (seen?.look?.lies !== 'up' || seen.before?.lies !== 'empty') return undefined;
  const { card } = seen.look;
  const isDue = steps.some((step) => step.do === 'turn-back' && step.card === card);
  if (!isDue || progress === undefined || seen.changed.after < progress.since) return undefined;
  return { card, turned: seen.changed, pieces: seen.pieces, otherwise: null };
}
