import type { StoreTrouble } from '../../store/game-store.ts';
import { t } from '../words/words.ts';

/** Why nothing could be kept or read, and what to do. */
export function wordStoreTrouble(trouble: StoreTrouble): string {
  return t(`keeping.${trouble}`);
}
