import type { PackCode } from '../../cards/pack.ts';
import { kindOf } from '../../rules/memory/pairs.ts';
import type { MemoryOptions } from '../../rules/memory/state.ts';
import type { KindSize, Position } from './position.ts';

/** What is known of the cards of a game of Memory, none of them twice. */
export interface Shown {
  /** Face up or face down on the table. */
  readonly lying: readonly PackCode[];
  readonly gone: readonly PackCode[];
}

/** How many cards of the kind of this card are still on the table. */
export type SizeOf = (card: PackCode) => KindSize;

/**
 * With *Any colour* four of a kind may be left. The pick list tells; of cards picked by hand, which are picked in pairs
 * of one colour, a kind has four once both its colours have been shown, and counts as two until then.
 */
export function kindSizes(options: MemoryOptions, { lying, gone }: Shown): SizeOf {
  if (!options.anyColour) return () => 'two';
  const laid = options.cards.length > 0 ? options.cards : withTwins([...lying, ...gone]);
  const left = new Map<string, number>();
  const count = (card: PackCode, by: number) => {
    const kind = kindOf(card, true);
    left.set(kind, (left.get(kind) ?? 0) + by);
  };
  for (const card of laid) count(card, 1);
  for (const card of gone) count(card, -1);
  return (card) => ((left.get(kindOf(card, true)) ?? 0) > 2 ? 'four' : 'two');
}

/** For each colour and rank shown, the two cards of it that must have been picked. */
function withTwins(shown: readonly PackCode[]): readonly PackCode[] {
  const twins = new Map(shown.map((card) => [kindOf(card, false), card]));
  return [...twins.values()].flatMap((card) => [card, card]);
}

/** The position of a player who knows these cards, one of a kind; `cardsLeft` lie on the table, known or not. */
export function positionOf(
  options: MemoryOptions,
  shown: Shown,
  known: readonly PackCode[],
  cardsLeft: number,
): Position {
  const sizeOf = kindSizes(options, shown);
  const fours = countFours(options, shown, sizeOf);
  const twos = Math.max(0, Math.floor(cardsLeft / 2) - 2 * fours);
  const knownFours = known.filter((card) => sizeOf(card) === 'four').length;
  // A card too many of some kind, which was laid by mistake, must not lead out of the recurrence.
  return {
    twos,
    knownTwos: Math.min(twos, known.length - knownFours),
    fours,
    knownFours: Math.min(fours, knownFours),
  };
}

function countFours(options: MemoryOptions, { lying, gone }: Shown, sizeOf: SizeOf): number {
  const cards = options.cards.length > 0 ? options.cards : [...lying, ...gone];
  const fours = cards.filter((card) => sizeOf(card) === 'four');
  return new Set(fours.map((card) => kindOf(card, options.anyColour))).size;
}
