import type { PackCode } from '../../cards/pack.ts';
import { colourOf, isCardCode, isSuited, rankOf, suitOf } from '../../cards/standard.ts';

/**
 * What a card has in common with its partners and with no other card (ME-1): rank and colour, or with *Any colour* the
 * rank alone. A code that is no suited card has nothing in common with any.
 */
export function kindOf(card: PackCode, anyColour: boolean): string {
  if (!isCardCode(card) || !isSuited(card)) return card;
  return anyColour ? rankOf(card) : `${rankOf(card)} ${colourOf(suitOf(card))}`;
}

export function isPair(one: PackCode, other: PackCode, anyColour: boolean): boolean {
  return kindOf(one, anyColour) === kindOf(other, anyColour);
}

/** Whether any two of these cards pair. */
export function hasPair(cards: readonly PackCode[], anyColour: boolean): boolean {
  return new Set(cards.map((card) => kindOf(card, anyColour))).size < cards.length;
}
