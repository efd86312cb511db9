import type { PackCode } from '../../cards/pack.ts';
import { kindOf } from '../../rules/memory/pairs.ts';
import type { MemoryOptions } from '../../rules/memory/state.ts';
import { onlyTwos, positionWith } from '../pairs/position.ts';
import type { InMind, Kinds } from '../pairs/without-a-pair.ts';

/**
 * With *Any colour* four of a kind may be left. The pick list tells; of cards picked by hand, which are picked in pairs
 * of one colour, a kind has four once both its colours have been shown, and counts as two until then.
 */
export function kindsLeft(options: MemoryOptions, { first, known, gone }: InMind): Kinds {
  if (!options.anyColour) return onlyTwos;
  const shown = [...(first === undefined ? [] : [first]), ...known].map(([, card]) => card);
  const laid = options.cards.length > 0 ? options.cards : withTwins([...shown, ...gone]);
  const left = new Map<string, number>();
  const count = (card: PackCode, by: number) => {
    const kind = kindOf(card, true);
    left.set(kind, (left.get(kind) ?? 0) + by);
  };
  for (const card of laid) count(card, 1);
  for (const card of gone) count(card, -1);
  const sizeOf = (card: PackCode) => ((left.get(kindOf(card, true)) ?? 0) > 2 ? 'four' : 'two');
  const fours = [...left.values()].filter((cards) => cards > 2).length;
  return {
    sizeOf,
    positionOf: (cards, cardsLeft) => positionWith(fours, cards.map(sizeOf), cardsLeft),
  };
}

/** For each colour and rank shown, the two cards of it that must have been picked. */
function withTwins(shown: readonly PackCode[]): readonly PackCode[] {
  const twins = new Map(shown.map((card) => [kindOf(card, false), card]));
  return [...twins.values()].flatMap((card) => [card, card]);
}
