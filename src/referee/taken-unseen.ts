import type { SpotId } from '../rules/spots.ts';
import type { Moment, Standpoint } from './moment.ts';

/** The place from which a card that lay face down was taken unseen, together with one that lay up: the two were a pair. */
export function takenUnseen(
  { memory }: Pick<Moment, 'memory'>,
  { allowances, discords }: Standpoint,
): SpotId | undefined {
  const gone = allowances.filter(
    ({ spot }) => discords.has(spot) && memory[spot]?.look?.lies === 'empty',
  );
  const isUpCardGone = gone.some(({ final }) => final.lies === 'up');
  return isUpCardGone ? gone.find(({ final }) => final.lies === 'down')?.spot : undefined;
}
