import { isSuited, rankOf, suitOf, type CardCode, type Suit } from '../../cards/standard.ts';
import type { MeldCard } from '../../rules/facade/melds.ts';
import { t } from './words.ts';

/** `7 of clubs`, `Queen of hearts`, `Joker`. */
export function cardName(card: MeldCard): string {
  if (card === 'unsure') return t('card.unsure');
  if (!isSuited(card)) return t('card.joker');
  return t('card.name', {
    rank: t(`rank.${rankOf(card)}`),
    suit: t(`suit-in-text.${suitOf(card)}`),
  });
}

export function suitName(suit: Suit): string {
  return t(`suit.${suit}`);
}

/** The letter of a meld: A to Z, then A2 to Z2 and so on. */
export function meldLetter(mark: number): string {
  const round = Math.floor(mark / 26);
  return String.fromCharCode(65 + (mark % 26)) + (round === 0 ? '' : String(round + 1));
}

export function isNamed(card: MeldCard): card is CardCode {
  return card !== 'unsure';
}
