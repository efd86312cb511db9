import { isSuited, type CardCode } from '../../cards/standard.ts';
import type { MeldReason } from '../../rules/facade/melds.ts';
import { cardName, suitName } from '../words/card-words.ts';
import { formatList, formatPoints, formatTotal, t } from '../words/words.ts';
import { isSettled, type ScoredMeld, type SheetScore } from './sheet-score.ts';

/** Why a meld is worth what it is, in a few words. */
export function wordReason(reason: MeldReason): string {
  switch (reason.code) {
    case 'set':
      return t('meld.set', { ranks: t(`ranks.${reason.rank}`) });
    case 'sequence':
      return t('meld.sequence', { suit: t(`suit-in-text.${reason.suit}`) });
    case 'sequence-in-own-suit':
      return t('meld.own-sequence', { suit: t(`suit-in-text.${reason.suit}`) });
    case 'lone-card':
      return t('meld.lone-card');
    case 'pair':
      return t('meld.pair', { ranks: t(`ranks.${reason.rank}`) });
    case 'two-in-sequence':
      return t('meld.two-in-sequence', { suit: t(`suit-in-text.${reason.suit}`) });
    case 'gap':
      return t('meld.gap', {
        suit: suitName(reason.suit),
        missing: formatList(reason.missing.map((rank) => t(`rank.${rank}`))),
        count: reason.missing.length,
      });
    case 'repeated-card':
      return t('meld.repeated', { card: cardName(reason.card) });
    case 'not-a-pile-card':
      return wordForeign(reason.card);
    case 'unsure-card':
      return t('meld.open');
    case 'mixed':
    case 'empty':
      return t('meld.mixed');
  }
}

function wordForeign(card: CardCode): string {
  return isSuited(card) ? t('meld.foreign', { card: cardName(card) }) : t('meld.foreign-joker');
}

/** `Sequence of clubs, your suit: +3`. */
export function wordMeld({ score, isOpen }: ScoredMeld): string {
  const reason = wordReason(score.reason);
  return isOpen ? reason : t('meld.score', { reason, points: formatPoints(score.points) });
}

/** `1 point`, `−2 points`. */
export function wordPoints(points: number): string {
  return t('sheet.points', { count: points, points: formatTotal(points) });
}

/** The total as it is said aloud; while something is open, it says so. */
export function wordScore(score: SheetScore): string {
  const points = wordPoints(score.total);
  return isSettled(score) ? t('common.score-is', { points }) : t('common.score-so-far', { points });
}

/** `1 + 3 − 1 = 3`: how the total comes about; empty for fewer than two melds. */
export function wordSum(score: SheetScore): string {
  const [first, ...others] = score.melds.filter((meld) => !meld.isOpen);
  if (first === undefined || others.length === 0) return '';
  const sum = others.reduce((text, { score: { points } }) => {
    return `${text} ${points < 0 ? '−' : '+'} ${Math.abs(points)}`;
  }, formatTotal(first.score.points));
  return t('sheet.total-is', { sum, total: formatTotal(score.total) });
}
