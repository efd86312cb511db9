import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** The French-suited pack. Ranks in the order of the index, ace low. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const COLOURS = ['black', 'red'] as const;
export const JOKER = 'JK';

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type Colour = (typeof COLOURS)[number];

/** `7H` is the seven of hearts, `TS` the ten of spades. */
export type SuitedCode = `${Rank}${Suit}`;
/** Any card of the pack by its code; `JK` is a joker. */
export type CardCode = SuitedCode | typeof JOKER;

/** A card by its attributes. */
export type Card =
  | { readonly kind: 'suited'; readonly rank: Rank; readonly suit: Suit }
  | { readonly kind: 'joker' };

/** Why a text is no card of this pack. */
export const CARD_ERRORS = ['card-length', 'card-rank', 'card-suit'] as const;
export type CardError = (typeof CARD_ERRORS)[number];

/** Reads a code, exactly as `makeCard` writes it: two characters, capitals. */
export function parseCard(text: string): Result<Card, CardError> {
  if (text === JOKER) return ok({ kind: 'joker' });
  const [rank, suit, ...rest] = text;
  if (rank === undefined || suit === undefined || rest.length > 0) return fail('card-length');
  if (!isRank(rank)) return fail('card-rank');
  if (!isSuit(suit)) return fail('card-suit');
  return ok({ kind: 'suited', rank, suit });
}

export function makeCard(card: Card): CardCode {
  return card.kind === 'joker' ? JOKER : `${card.rank}${card.suit}`;
}

function isRank(text: string): text is Rank {
  return (RANKS as readonly string[]).includes(text);
}

export function isSuit(text: string): text is Suit {
  return (SUITS as readonly string[]).includes(text);
}

export function isCardCode(text: string): text is CardCode {
  return parseCard(text).ok;
}

export function isSuited(code: CardCode): code is SuitedCode {
  return code !== JOKER;
}

export function rankOf(code: SuitedCode): Rank {
  return code[0] as Rank;
}

export function suitOf(code: SuitedCode): Suit {
  return code[1] as Suit;
}

/** Place of a rank in the order of the index: ace 0, king 12. */
export function rankIndex(rank: Rank): number {
  return RANKS.indexOf(rank);
}

export function colourOf(suit: Suit): Colour {
  return suit === 'H' || suit === 'D' ? 'red' : 'black';
}

const TWINS: Readonly<Record<Suit, Suit>> = { S: 'C', C: 'S', H: 'D', D: 'H' };

/** The card that is like this one but for its suit, in the same colour: what it is most easily taken for. */
export function twinOf(code: SuitedCode): SuitedCode {
  return `${rankOf(code)}${TWINS[suitOf(code)]}`;
}
