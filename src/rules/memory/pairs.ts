import type { PackCode } from '../../cards/pack.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';
import { colourOf } from '../../cards/standard.ts';

/** Looked up rather than parsed: whether anything still pairs is asked after every input. */
const KINDS: ReadonlyMap<PackCode, { readonly rank: string; readonly rankAndColour: string }> =
  new Map(
    PACK_52.cards.flatMap(({ code, card }) =>
      card.kind === 'suited'
        ? [[code, { rank: card.rank, rankAndColour: `${card.rank} ${colourOf(card.suit)}` }]]
        : [],
    ),
  );

/**
 * What a card has in common with its partners and with no other card (ME-1): rank and colour, or with *Any colour* the
 * rank alone. A code that is no suited card has nothing in common with any.
 */
export function kindOf(card: PackCode, anyColour: boolean): string {
  const kind = KINDS.get(card);
  if (kind === undefined) return card;
  return anyColour ? kind.rank : kind.rankAndColour;
}

export function isPair(one: PackCode, other: PackCode, anyColour: boolean): boolean {
  return kindOf(one, anyColour) === kindOf(other, anyColour);
}

/** Whether any two of these cards pair. */
export function hasPair(cards: readonly PackCode[], anyColour: boolean): boolean {
  return new Set(cards.map((card) => kindOf(card, anyColour))).size < cards.length;
}
