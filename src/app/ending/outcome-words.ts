import type { Outcome } from '../../rules/outcome.ts';
import { findMessage, formatList, t } from '../words/words.ts';

/** Who won: `Asha wins`, `A draw`. */
export function wordOutcome({ result, ranking }: Outcome, names: readonly string[]): string {
  switch (result) {
    case 'won': {
      const winners = ranking.filter(({ place }) => place === 1);
      return t('over.shared', {
        names: formatList(winners.map(({ seat }) => names[seat] ?? '')),
        count: winners.length,
      });
    }
    case 'draw':
      return t('over.draw');
    case 'together':
      return t('over.together');
    case 'unfinished':
      return t('over.unfinished');
    case 'void':
      return t('over.void');
  }
}

/** Why it ended. */
export function wordEnding({ reason, by }: Outcome, names: readonly string[]): string {
  if (reason === 'resigned') {
    const name = by === undefined ? undefined : names[by];
    return name === undefined
      ? t('end.reason.resigned-by-one')
      : t('end.reason.resigned', { name });
  }
  return findMessage(`end.reason.${reason}`) ?? '';
}
