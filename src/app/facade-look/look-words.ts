import type { PackCode } from '../../cards/pack.ts';
import { isCardCode } from '../../cards/standard.ts';
import type { Heap } from '../../referee/arrange-look.ts';
import type { FacadeMatch, LookTrouble } from '../../referee/explain-look.ts';
import type { JudgedLook, LookQuestion } from '../../referee/judge-look.ts';
import type { HeapId, LookDraft, SeenCard, TablePart } from '../../referee/look-draft.ts';
import { bidderOf } from '../../rules/facade/bidding.ts';
import type { MeldCard } from '../../rules/facade/melds.ts';
import { scoreMelds } from '../../rules/facade/scoring.ts';
import {
  dealtThisPhase,
  SUPPLY_EACH_PHASE,
  supplyCardAt,
  toPlace,
} from '../../rules/facade/state.ts';
import { awardAt, wordAward } from '../facade-play/supply-words.ts';
import { wordReason } from '../facade-score/score-words.ts';
import { nameOf, type TableTalk } from '../game-table/table-talk.ts';
import { wordRefusal } from '../game-table/trouble-words.ts';
import { cardName } from '../words/card-words.ts';
import { formatList, formatPoints, t } from '../words/words.ts';

/** A card as a look shows it. */
export function faceOf({ card }: SeenCard): MeldCard {
  return isCardCode(card) ? card : 'unsure';
}

export function wordPart(part: TablePart, talk: TableTalk): string {
  switch (part.of) {
    case 'supply':
      return t('bidding.supply');
    case 'bids':
      return t('pointing.bids');
    case 'melds':
      return t('pointing.melds', { name: nameOf(talk, part.seat) });
  }
}

/** What to show the camera. */
export function wordHint({ game }: FacadeMatch, part: TablePart, talk: TableTalk): string {
  if (part.of !== 'melds') return t(`pointing.hint-${part.of}`);
  const name = nameOf(talk, part.seat);
  const won = toPlace(game, part.seat).flatMap((spot) => supplyCardAt(game, spot) ?? []);
  return won.length === 0
    ? t('pointing.hint-melds', { name })
    : t('pointing.hint-placing', { name, cards: wordCards(won) });
}

/** What a look comes to, in one line; empty where a question says more. */
export function wordVerdict(
  match: FacadeMatch,
  { part }: LookDraft,
  { verdict, arranged }: JudgedLook,
  talk: TableTalk,
): string {
  switch (verdict.says) {
    case 'nothing':
      return wordHint(match, part, talk);
    case 'as-known':
      return t('pointing.as-known');
    case 'explained': {
      if (verdict.isWhole || part.of !== 'supply') return t('pointing.ask');
      const dealt = dealtThisPhase(verdict.after.game);
      return t('pointing.more', { count: SUPPLY_EACH_PHASE - dealt });
    }
    case 'bids-short': {
      const cards = arranged.heaps.flatMap((heap) => heap.cards);
      const own = cards.filter(({ card }) => bidderOf(card, match.game.suits) === verdict.seat);
      return t('pointing.bids-short', { name: nameOf(talk, verdict.seat), count: own.length });
    }
    case 'supply-short':
      return t('pointing.supply-short', { cards: wordCards(verdict.cards) });
    case 'question':
      return '';
  }
}

/** What a heap is taken for, in the words of the game: a sentence for each thing. */
export function wordHeap(
  match: FacadeMatch,
  { part }: LookDraft,
  { verdict }: JudgedLook,
  heap: Heap,
  talk: TableTalk,
): readonly string[] {
  const cards = heap.cards.map(faceOf);
  switch (part.of) {
    case 'supply':
      return [t('pointing.read-supply', { cards: formatList(cards.map(cardName)) })];
    case 'bids': {
      const bids = match.game.suits.flatMap((_, seat) => {
        const own = cards.filter((card) => bidderOf(card, match.game.suits) === seat);
        const name = nameOf(talk, seat);
        return own.length === 0
          ? []
          : [t('pointing.read-bid', { name, cards: formatList(own.map(cardName)) })];
      });
      const award = verdict.says === 'explained' ? awardAt(verdict.after, heap.id) : undefined;
      const sentences = bids.length === 0 ? [t('pointing.read-no-bid')] : bids;
      return award === undefined ? sentences : [...sentences, wordAward(award, talk)];
    }
    case 'melds': {
      const [score] = scoreMelds([cards], match.game.suits[part.seat]).melds;
      if (score === undefined) return [];
      const reason = wordReason(score.reason);
      return [t('meld.score', { reason, points: formatPoints(score.points) })];
    }
  }
}

export function wordQuestion({ part, cards }: LookDraft, question: LookQuestion): string {
  const cardOf = (id: number) => {
    const seen = cards.find((card) => card.id === id);
    return seen === undefined ? '' : cardName(faceOf(seen));
  };
  switch (question.about) {
    case 'card':
      return question.because === 'unsure'
        ? t('pointing.unsure')
        : t('pointing.twice', { card: cardOf(question.id) });
    case 'place':
      return part.of === 'bids'
        ? t('pointing.place-bid', { card: cardOf(question.id) })
        : t('pointing.place-meld', { card: cardOf(question.id) });
    case 'unseen-bid':
      return t('pointing.place-bid', { card: wordCards([question.card]) });
    case 'refused':
      return t('pointing.refused', { card: cardOf(question.id) });
    case 'missing':
      return t('pointing.missing', { cards: wordCards(question.cards) });
    case 'trouble':
      return '';
  }
}

/** Why a look can't be so. */
export function wordLookTrouble(
  { game }: FacadeMatch,
  trouble: LookTrouble,
  talk: TableTalk,
): string {
  const { code, spot, seat, card, reason } = trouble;
  const there = spot === undefined ? undefined : supplyCardAt(game, spot);
  switch (code) {
    case 'bids-differ':
      return t('pointing.bids-differ', {
        name: nameOf(talk, seat),
        card: there === undefined ? '' : cardName(there),
      });
    case 'melds-differ':
      return t('pointing.melds-differ', { card: wordCards(card === undefined ? [] : [card]) });
    default:
      return wordRefusal(
        {
          code: reason ?? 'not-now',
          ...(card === undefined ? {} : { card }),
          ...(spot === undefined ? {} : { spot }),
        },
        talk,
      );
  }
}

/** Where a card of a look may lie, as a thing to choose. */
export function wordPlace(
  { game }: FacadeMatch,
  { part }: LookDraft,
  heaps: readonly Heap[],
  place: HeapId,
): string {
  if (part.of === 'bids') {
    const card = supplyCardAt(game, place);
    return t('pointing.on', { card: card === undefined ? '' : cardName(card) });
  }
  const seen = heaps.find(({ id }) => id === place)?.cards.map(({ card }) => card) ?? [];
  const own = part.of === 'melds' ? (game.melds[part.seat] ?? []) : [];
  const laid = own.find(({ id }) => id === place)?.cards ?? [];
  const cards = seen.length > 0 ? seen : laid;
  return cards.length === 0
    ? t('bidding.place-new')
    : t('bidding.place-on', { cards: wordCards(cards) });
}

function wordCards(cards: readonly PackCode[]): string {
  return formatList(cards.map((card) => cardName(isCardCode(card) ? card : 'unsure')));
}
