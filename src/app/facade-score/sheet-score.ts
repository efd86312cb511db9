import { isPileCard, type MeldCard } from '../../rules/facade/melds.ts';
import { scoreMelds, type MeldScore } from '../../rules/facade/scoring.ts';
import { cardsOf, type Sheet, type SheetCard, type SheetMeld } from './sheet.ts';

export interface ScoredMeld {
  readonly meld: SheetMeld;
  readonly score: MeldScore;
  /** Holds a card without a name: worth nothing either way until it has one. */
  readonly isOpen: boolean;
}

export interface SheetScore {
  /** Points of all melds that are not open. */
  readonly total: number;
  readonly melds: readonly ScoredMeld[];
  /** Cards that were seen and not named, in the order of the melds. */
  readonly unnamed: readonly SheetCard[];
  /** Cards that stand on the sheet more than once, which one pack can't do (ANY-3): each time but the first. */
  readonly doubles: readonly SheetCard[];
  /** Aces, court cards and jokers (FA-1): people bid with them, and they lie in no meld. */
  readonly foreign: readonly SheetCard[];
}

/** FA-5 to FA-8, with what has to be asked before the total can be trusted. */
export function scoreSheet(sheet: Sheet): SheetScore {
  const scores = scoreMelds(
    sheet.melds.map((meld) => meld.cards.map((card) => card.card)),
    sheet.ownSuit,
  ).melds;
  const melds = sheet.melds.flatMap((meld, index) => {
    const score = scores[index];
    if (score === undefined) throw new Error('every meld has a score');
    return [{ meld, score, isOpen: meld.cards.some((card) => card.card === 'unsure') }];
  });
  const cards = cardsOf(sheet);
  return {
    total: melds.reduce((sum, meld) => sum + (meld.isOpen ? 0 : meld.score.points), 0),
    melds,
    unnamed: cards.filter((card) => card.card === 'unsure'),
    doubles: findDoubles(cards),
    foreign: cards.filter(({ card }) => card !== 'unsure' && !isPileCard(card)),
  };
}

function findDoubles(cards: readonly SheetCard[]): readonly SheetCard[] {
  const seen = new Set<MeldCard>();
  return cards.filter(({ card }) => {
    if (card === 'unsure') return false;
    const isDouble = seen.has(card);
    seen.add(card);
    return isDouble;
  });
}

/** Nothing is left to ask. */
export function isSettled({ unnamed, doubles, foreign }: SheetScore): boolean {
  return unnamed.length + doubles.length + foreign.length === 0;
}
