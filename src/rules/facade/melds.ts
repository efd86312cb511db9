import type { CardCode, Rank, Suit, SuitedCode } from '../../cards/standard.ts';
import { isSuited, rankIndex, RANKS, rankOf, suitOf } from '../../cards/standard.ts';

/** The ranks of the draw pile (FA-1). */
export const PILE_RANKS: readonly Rank[] = RANKS.slice(rankIndex('2'), rankIndex('T') + 1);

/** A set or a sequence is complete from this many cards on (FA-5). */
const COMPLETE_MELD = 3;

/** A card of a meld as a photo gives it: one that could not be named still lies there and counts. */
export type MeldCard = CardCode | 'unsure';

/** What a meld is worth something for, or why it is not, as data for the screen to word. */
export type MeldReason =
  | { readonly code: 'set'; readonly rank: Rank }
  | {
      readonly code: 'sequence' | 'sequence-in-own-suit';
      readonly suit: Suit;
      readonly from: Rank;
      readonly to: Rank;
    }
  | { readonly code: 'empty' }
  | { readonly code: 'lone-card'; readonly card: SuitedCode }
  /** Two of one rank: a third would make a set. */
  | { readonly code: 'pair'; readonly rank: Rank }
  /** Two neighbours of one suit: a third would make a sequence. */
  | {
      readonly code: 'two-in-sequence';
      readonly suit: Suit;
      readonly from: Rank;
      readonly to: Rank;
    }
  /** One suit, but ranks are missing between its ends. */
  | { readonly code: 'gap'; readonly suit: Suit; readonly missing: readonly Rank[] }
  /** Neither one rank nor one suit. */
  | { readonly code: 'mixed' }
  /** One card lies in it more than once, which one pack cannot do. */
  | { readonly code: 'repeated-card'; readonly card: SuitedCode }
  /** A court card, an ace or a joker, which are never won. */
  | { readonly code: 'not-a-pile-card'; readonly card: CardCode }
  | { readonly code: 'unsure-card' };

/** A card that can be won: 2 to 10 of any suit. */
export function isPileCard(card: MeldCard): card is SuitedCode {
  return card !== 'unsure' && isSuited(card) && PILE_RANKS.includes(rankOf(card));
}

/**
 * FA-5, FA-6: what these cards are, in whatever order they lie. `ownSuit` only tells the two codes of a
 * sequence apart.
 */
export function judgeMeld(cards: readonly MeldCard[], ownSuit?: Suit): MeldReason {
  const [first] = cards;
  if (first === undefined) return { code: 'empty' };
  if (cards.includes('unsure')) return { code: 'unsure-card' };
  const foreign = cards.find((card) => !isPileCard(card));
  if (foreign !== undefined && foreign !== 'unsure')
    return { code: 'not-a-pile-card', card: foreign };
  const known = cards.filter(isPileCard);
  const repeated = known.find((card, index) => known.indexOf(card) !== index);
  if (repeated !== undefined) return { code: 'repeated-card', card: repeated };
  return judgePileCards(known, ownSuit);
}

/** Different cards of the draw pile, at least one. */
function judgePileCards(cards: readonly SuitedCode[], ownSuit: Suit | undefined): MeldReason {
  const [first] = cards;
  if (first === undefined) throw new Error('a meld to judge has at least one card');
  if (cards.length === 1) return { code: 'lone-card', card: first };
  const rank = rankOf(first);
  const complete = cards.length >= COMPLETE_MELD;
  if (cards.every((card) => rankOf(card) === rank))
    return { code: complete ? 'set' : 'pair', rank };
  const suit = suitOf(first);
  if (cards.some((card) => suitOf(card) !== suit)) return { code: 'mixed' };
  const indices = cards.map((card) => rankIndex(rankOf(card)));
  const span = RANKS.slice(Math.min(...indices), Math.max(...indices) + 1);
  const missing = span.filter((between) => !indices.includes(rankIndex(between)));
  if (missing.length > 0) return { code: 'gap', suit, missing };
  const ends = { suit, from: span[0] ?? rank, to: span.at(-1) ?? rank };
  if (!complete) return { code: 'two-in-sequence', ...ends };
  return { code: suit === ownSuit ? 'sequence-in-own-suit' : 'sequence', ...ends };
}

/**
 * FA-4: whether a won card may be laid on a meld. A meld is one rank (any suits) or one suit with no rank twice;
 * gaps are allowed while the game runs. Any card may start a meld.
 */
export function meldAccepts(meld: readonly SuitedCode[], card: SuitedCode): boolean {
  if (meld.includes(card)) return false;
  const oneRank = meld.every((other) => rankOf(other) === rankOf(card));
  const oneSuit = meld.every((other) => suitOf(other) === suitOf(card));
  return oneRank || oneSuit;
}
