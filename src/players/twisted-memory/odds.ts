import type { PackCode } from '../../cards/pack.ts';
import { codesOf } from '../../cards/pack.ts';
import type { Rank, SuitedCode } from '../../cards/standard.ts';
import { rankOf } from '../../cards/standard.ts';
import { PACK_52 } from '../../cards/standard-pack.ts';

export function rankOfCard(card: PackCode): Rank {
  return rankOf(card as SuitedCode);
}

/** What cards that one has not in mind may be: face down in the grid, or still in the stock. */
export class Odds {
  readonly #cards: number;
  readonly #ofRank: ReadonlyMap<Rank, number>;

  /** `inMind` are the cards whose place or whose leaving one remembers. */
  constructor(inMind: readonly PackCode[]) {
    const others = codesOf(PACK_52).filter((card) => !inMind.includes(card));
    const ofRank = new Map<Rank, number>();
    for (const card of others) {
      const rank = rankOfCard(card);
      ofRank.set(rank, (ofRank.get(rank) ?? 0) + 1);
    }
    this.#cards = others.length;
    this.#ofRank = ofRank;
  }

  /** How many cards of the rank of this one are among them. */
  mates(card: PackCode): number {
    return this.#ofRank.get(rankOfCard(card)) ?? 0;
  }

  /** How likely one of them makes a set with one of these cards, 0 to 1. */
  ofSetWith(cards: readonly PackCode[]): number {
    const ranks = new Map(cards.map((card) => [rankOfCard(card), this.mates(card)]));
    const fitting = [...ranks.values()].reduce((sum, count) => sum + count, 0);
    return this.#cards === 0 ? 0 : fitting / this.#cards;
  }
}
