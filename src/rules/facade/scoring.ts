import type { Suit } from '../../cards/standard.ts';
import type { MeldCard, MeldReason } from './melds.ts';
import { isPileCard, judgeMeld } from './melds.ts';

export const MELD_KINDS = ['set', 'sequence', 'incomplete'] as const;
export type MeldKind = (typeof MELD_KINDS)[number];

/**
 * What a player should look at again before trusting the score: a card no meld can hold (court, ace, joker), one
 * that was not named, or one that lies on the table more than once.
 */
export const CARD_WARNINGS = ['not-a-pile-card', 'unsure', 'twice-on-the-table'] as const;
export type CardWarning = (typeof CARD_WARNINGS)[number];

const MELD_POINTS = 1;
const OWN_SUIT_SEQUENCE_POINTS = 3;

export interface CardScore {
  readonly card: MeldCard;
  /** -1 in an incomplete meld; 0 in a complete one, whose points belong to the meld as a whole. */
  readonly points: number;
  readonly warnings: readonly CardWarning[];
}

export interface MeldScore {
  readonly kind: MeldKind;
  readonly points: number;
  readonly reason: MeldReason;
  /** In the order in which the cards were handed in. */
  readonly cards: readonly CardScore[];
}

export interface FacadeScore {
  readonly total: number;
  /** In the order in which the melds were handed in. */
  readonly melds: readonly MeldScore[];
}

/**
 * FA-5 to FA-8: the worth of one player's melds. Never fails: cards that no meld can hold cost one point each like
 * any other incomplete meld, and carry a warning.
 *
 * @param ownSuit the suit whose sequences are worth three points to this player; without one, none are.
 */
export function scoreMelds(melds: readonly (readonly MeldCard[])[], ownSuit?: Suit): FacadeScore {
  const timesSeen = new Map<MeldCard, number>();
  for (const card of melds.flat()) timesSeen.set(card, (timesSeen.get(card) ?? 0) + 1);
  const scored = melds.map((meld) =>
    scoreMeld(meld, ownSuit, (card) => (timesSeen.get(card) ?? 0) > 1),
  );
  return { total: scored.reduce((sum, meld) => sum + meld.points, 0), melds: scored };
}

function scoreMeld(
  meld: readonly MeldCard[],
  ownSuit: Suit | undefined,
  isTwiceOnTable: (card: MeldCard) => boolean,
): MeldScore {
  const reason = judgeMeld(meld, ownSuit);
  const kind = kindOf(reason);
  const cardPoints = kind === 'incomplete' ? -1 : 0;
  const cards = meld.map((card) => ({
    card,
    points: cardPoints,
    warnings: warningsFor(card, isTwiceOnTable(card)),
  }));
  const cost = cards.reduce((sum, card) => sum + card.points, 0);
  return { kind, points: kind === 'incomplete' ? cost : worthOf(reason), reason, cards };
}

function kindOf(reason: MeldReason): MeldKind {
  switch (reason.code) {
    case 'set':
      return 'set';
    case 'sequence':
    case 'sequence-in-own-suit':
      return 'sequence';
    default:
      return 'incomplete';
  }
}

function worthOf(reason: MeldReason): number {
  return reason.code === 'sequence-in-own-suit' ? OWN_SUIT_SEQUENCE_POINTS : MELD_POINTS;
}

function warningsFor(card: MeldCard, twiceOnTable: boolean): readonly CardWarning[] {
  if (card === 'unsure') return ['unsure'];
  const warnings: CardWarning[] = [];
  if (!isPileCard(card)) warnings.push('not-a-pile-card');
  if (twiceOnTable) warnings.push('twice-on-the-table');
  return warnings;
}
