/** The French-suited pack. Ranks in the order of the index, ace low. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const JOKER = 'JK';

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** `7H` is the seven of hearts, `TS` the ten of spades. */
export type SuitedCode = `${Rank}${Suit}`;
/** Any card of the pack by its code; `JK` is a joker. */
export type CardCode = SuitedCode | typeof JOKER;
