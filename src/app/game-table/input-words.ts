import type { InputBase } from '../../rules/inputs.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import { t } from '../words/words.ts';
import { SIGHTS } from './offers.ts';
import { nameOf, spotName, type TableTalk } from './table-talk.ts';

/** Whether an input says what was seen, and so can be put right later. */
export function isSighting({ type }: InputBase): boolean {
  return type === 'roll' || SIGHTS.some((sight) => sight === type);
}

/** An input without what came of it: of a card that was seen only where (ANY-4). */
export function wordInput(
  input: InputBase & { readonly spot?: unknown },
  seat: SeatIndex | undefined,
  talk: TableTalk,
): string {
  if (isSighting(input) && typeof input.spot === 'string') {
    const spot = spotName(talk, input.spot);
    return input.type === 'glimpse'
      ? t('log.glimpsed-hidden', { spot })
      : t('log.turned-up-hidden', { name: nameOf(talk, seat), spot });
  }
  switch (input.type) {
    case 'roll':
      return t('act.roll');
    case 'recall':
      return t('act.recall');
    case 'save':
      return t('act.save');
    case 'close':
      return t('act.close');
    default:
      return t('log.nothing');
  }
}
