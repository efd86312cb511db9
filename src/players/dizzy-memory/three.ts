import type { LizzyCard } from '../../cards/lizzy.ts';
import { isLizzy, isSpecial, LIZZY_SIZE } from '../../rules/dizzy-memory/lizzy.ts';
import type { Level } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';
import { chanceOfThird } from './chances.ts';

export type LizzyOnSpot = readonly [SpotId, LizzyCard];

/** What a player has in mind who looks for Lizzies. */
export interface LizzyMind {
  /** The cards of this try. */
  readonly up: readonly LizzyCard[];
  /** Face-down cards, the one seen last coming last. */
  readonly known: readonly LizzyOnSpot[];
  /** What the other cards on the table may be. */
  readonly unknown: readonly LizzyCard[];
  /** Where a card may be turned up. */
  readonly spots: readonly SpotId[];
}

/** Spots of known cards that make a Lizzy with those that are up, a Special one first; none when none is in mind. */
export function knownLizzy({ up, known }: LizzyMind): readonly SpotId[] {
  const completions = [...completionsOf(up, known)];
  const special = completions.find((cards) => isSpecial([...up, ...cards.map(cardAt)]));
  return (special ?? completions[0] ?? []).map(([spot]) => spot);
}

/** Every way to make a Lizzy of the cards that are up and of known ones. */
function* completionsOf(
  up: readonly LizzyCard[],
  known: readonly LizzyOnSpot[],
  chosen: readonly LizzyOnSpot[] = [],
): Generator<readonly LizzyOnSpot[]> {
  const cards = [...up, ...chosen.map(cardAt)];
  if (cards.length === LIZZY_SIZE) {
    if (isLizzy(cards)) yield chosen;
    return;
  }
  for (const [index, one] of known.entries()) {
    if (cards.some(({ part }) => part === one[1].part)) continue;
    yield* completionsOf(up, known.slice(index + 1), [...chosen, one]);
  }
}

/** Where to turn up a card when no Lizzy is in mind: any of these spots. */
export function spotsWithoutLizzy(level: Level, mind: LizzyMind): readonly SpotId[] {
  const isKnown = (spot: SpotId) => mind.known.some(([known]) => known === spot);
  const fresh = mind.spots.filter((spot) => !isKnown(spot));
  const wanted = level === 'hard' ? knownWorthIt(mind) : [];
  return [wanted, fresh, mind.spots].find((spots) => spots.length > 0) ?? [];
}

/**
 * A known card for the third if no new one can be right, so that nothing is shown in vain. The first one is always new,
 * it costs nothing; so is the second: whichever new third would make a known second right makes it right as a new second
 * too, for the known one is in mind.
 */
function knownWorthIt({ up, known, unknown }: LizzyMind): readonly SpotId[] {
  const isLast = up.length === LIZZY_SIZE - 1;
  if (!isLast || chanceOfThird(up, unknown) > 0) return [];
  return known.slice(-1).map(([spot]) => spot);
}

function cardAt([, card]: LizzyOnSpot): LizzyCard {
  return card;
}
