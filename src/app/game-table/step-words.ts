import type { PackCode } from '../../cards/pack.ts';
import type { Step } from '../../rules/expected-table.ts';
import { faceName } from '../words/face-words.ts';
import { formatList, t } from '../words/words.ts';
import { nameOf, pieceNames, spotName, spotNames, type TableTalk } from './table-talk.ts';

/** More places than this are counted rather than named: the drawn table shows them. */
const MOST_NAMED = 2;

/**
 * What the hands shall do, a phrase for each kind of thing. A card that goes face down is told by its place alone
 * (ANY-4).
 */
export function wordSteps(steps: readonly Step[], talk: TableTalk): readonly string[] {
  const phrases: string[] = [];
  for (const group of grouped(steps)) {
    const [first] = group;
    if (first !== undefined) phrases.push(wordGroup(first, group, talk));
  }
  return phrases;
}

/** Those that are one thing to do, in the order in which the first of them came. */
function grouped(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    const key =
      step.do === 'move-piece'
        ? `${step.do} ${JSON.stringify(step.to)}`
        : step.do === 'take' || step.do === 'take-back'
          ? `${step.do} ${step.seat}`
          : step.do;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()];
}

function wordGroup(first: Step, group: readonly Step[], talk: TableTalk): string {
  const count = group.length;
  const spots = group.flatMap((step) => ('spot' in step ? [step.spot] : []));
  switch (first.do) {
    case 'take':
      return t('step.take', { name: nameOf(talk, first.seat), cards: cardsOf(group) });
    case 'take-back':
      return t('step.take-back', { name: nameOf(talk, first.seat), cards: cardsOf(group) });
    case 'discard':
      return t('step.discard', { cards: cardsOf(group) });
    case 'turn-back':
      return count > MOST_NAMED
        ? t('step.turn-back-many', { count })
        : t('step.turn-back', { spots: spotNames(talk, spots) });
    case 'refill':
      return count > MOST_NAMED
        ? t('step.refill-many', { count })
        : t('step.refill', { spots: spotNames(talk, spots) });
    case 'swap':
      return t('step.swap', { spots: spotNames(talk, first.spots) });
    case 'lay-anew':
      return t('step.lay-anew');
    case 'move-piece': {
      const pieces = pieceNames(
        group.flatMap((step) => (step.do === 'move-piece' ? [step.piece] : [])),
      );
      switch (first.to.at) {
        case 'container':
          return t('step.to-container', { pieces });
        case 'hand':
          return t('step.to-hand', { name: nameOf(talk, first.to.seat), pieces });
        case 'spot':
          return t('step.to-spot', { pieces, spot: spotName(talk, first.to.spot) });
      }
    }
  }
}

function cardsOf(group: readonly Step[]): string {
  const codes = group.flatMap((step): readonly PackCode[] => {
    if (step.do === 'take-back') return step.cards;
    return 'card' in step ? [step.card] : [];
  });
  return formatList(codes.map(faceName));
}
