import type { Rank } from './standard.ts';

/** Ranks that packs print differently from country to country. */
export const LETTERED_RANKS = ['A', 'K', 'Q', 'J'] as const satisfies readonly Rank[];
type LetteredRank = (typeof LETTERED_RANKS)[number];

/** A sign in the corner of a card: `KN` is the Nordic Kn, `DE` the Cyrillic letter of the Russian queen. */
export type Sign = Rank | '1' | 'B' | 'D' | 'V' | 'R' | 'F' | 'H' | 'KN' | 'DE';

/** What a pack prints for ace, king, queen and jack, by where such packs come from. */
export const LETTERINGS = {
  english: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  onefold: { A: '1', K: 'K', Q: 'Q', J: 'J' },
  french: { A: '1', K: 'R', Q: 'D', J: 'V' },
  german: { A: 'A', K: 'K', Q: 'D', J: 'B' },
  dutch: { A: 'A', K: 'H', Q: 'V', J: 'B' },
  italian: { A: 'A', K: 'R', Q: 'D', J: 'F' },
  nordic: { A: 'A', K: 'K', Q: 'D', J: 'KN' },
  russian: { A: 'T', K: 'K', Q: 'DE', J: 'B' },
} as const satisfies Readonly<Record<string, Readonly<Record<LetteredRank, Sign>>>>;

export type Lettering = keyof typeof LETTERINGS;
export const LETTERING_NAMES = Object.keys(LETTERINGS) as readonly Lettering[];

/** The sign that such a pack prints for a rank. */
export function signOf(rank: Rank, lettering: Lettering): Sign {
  const signs: Readonly<Partial<Record<Rank, Sign>>> = LETTERINGS[lettering];
  return signs[rank] ?? rank;
}

/** The signs by which such a pack can be told. */
export function courtSigns(lettering: Lettering): readonly Sign[] {
  return LETTERED_RANKS.map((rank) => signOf(rank, lettering));
}
