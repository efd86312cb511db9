import type { Pack, PackCard } from './pack.ts';
import type { Card } from './standard.ts';
import { JOKER, makeCard, RANKS, SUITS } from './standard.ts';

const SUITED: readonly PackCard<Card>[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => {
    const card: Card = { kind: 'suited', rank, suit };
    return { code: makeCard(card), card, count: 1 };
  }),
);

/** The French-suited pack without jokers. */
export const PACK_52: Pack<Card> = { id: 'standard-52', cards: SUITED };

/** The same pack with its two jokers. */
export const PACK_54: Pack<Card> = {
  id: 'standard-54',
  cards: [...SUITED, { code: JOKER, card: { kind: 'joker' }, count: 2 }],
};
