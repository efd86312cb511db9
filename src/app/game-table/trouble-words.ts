import { DIZZY_MEMORY_REFUSALS } from '../../rules/dizzy-memory/decide.ts';
import { FACADE_REFUSALS } from '../../rules/facade/decide.ts';
import { LOG_REFUSALS } from '../../rules/log.ts';
import { MEMORY_REFUSALS } from '../../rules/memory/decide.ts';
import { Q_MEMORY_REFUSALS } from '../../rules/q-memory/decide.ts';
import type { Refusal } from '../../rules/refusals.ts';
import { COMMON_REFUSALS } from '../../rules/refusals.ts';
import { TWISTED_REFUSALS } from '../../rules/twisted-memory/inputs.ts';
import type { SessionTrouble } from '../../session/session-trouble.ts';
import { faceName, sentence } from '../words/face-words.ts';
import { t } from '../words/words.ts';
import { spotName, type TableTalk } from './table-talk.ts';

const CODES = [
  ...COMMON_REFUSALS,
  ...TWISTED_REFUSALS,
  ...MEMORY_REFUSALS,
  ...Q_MEMORY_REFUSALS,
  ...DIZZY_MEMORY_REFUSALS,
  ...FACADE_REFUSALS,
  ...LOG_REFUSALS,
] as const;

/** ANY-1: why the rules refuse it, as a player would say it. */
export function wordRefusal({ code, spot, card, count }: Refusal<string>, talk: TableTalk): string {
  const known = CODES.find((one) => one === code) ?? 'not-now';
  return sentence(
    t(`refusal.${known}`, {
      spot: spot === undefined ? '' : spotName(talk, spot),
      card: card === undefined ? '' : faceName(card),
      count: count ?? 0,
    }),
  );
}

/** Why nothing was done. */
export function wordTrouble(trouble: SessionTrouble, talk: TableTalk): string {
  switch (trouble.code) {
    case 'refused':
      return wordRefusal(trouble.refusal, talk);
    case 'roll-is-held':
      return t('trouble.roll-is-held', { count: trouble.face });
    default:
      return t(`trouble.${trouble.code}`);
  }
}
