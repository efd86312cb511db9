import type { PackCode } from '../../cards/pack.ts';
import type { MemoryInput } from '../../rules/memory/decide.ts';
import type { MemoryOptions } from '../../rules/memory/state.ts';
import type { Level } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';
import { evolveStall, isStalled, NO_STALL } from '../../rules/stall.ts';
import { FLOATS } from '../arithmetic.ts';
import type { Told } from '../player.ts';
import { kindSizes, positionOf } from './kinds-left.ts';
import type { Recurrence } from './recurrence.ts';
import { createRecurrence } from './recurrence.ts';

type CardOnSpot = readonly [SpotId, PackCode];

/** What a player has in mind when a card is to be turned up. */
export interface InMind {
  /** The first card of this try, if one is up. */
  readonly first: CardOnSpot | undefined;
  /** Face-down cards, the one seen last coming last. */
  readonly known: readonly CardOnSpot[];
  readonly gone: readonly PackCode[];
  /** Where a card may be turned up. */
  readonly spots: readonly SpotId[];
}

/** Which card to turn up: one that is known, one that is not in mind, or (ME-7) one that nobody has seen. */
type Wish = 'known' | 'new' | 'unseen';

/** Where to turn up a card when no pair is in mind: any of these spots. */
export function spotsWithoutPair(
  told: Told<MemoryInput, MemoryOptions>,
  level: Level,
  mind: InMind,
): readonly SpotId[] {
  const turn = turnSoFar(told, mind);
  const wish = turn.owesUnseen ? 'unseen' : wishOf(told, level, mind, turn);
  const isKnown = (spot: SpotId) => mind.known.some(([known]) => known === spot);
  const candidates: Readonly<Record<Wish, readonly SpotId[]>> = {
    unseen: mind.spots.filter((spot) => !turn.seen.includes(spot)),
    new: mind.spots.filter((spot) => !isKnown(spot)),
    // The one that everybody remembers best gives least away.
    known: mind.known.slice(-1).map(([spot]) => spot),
  };
  const options = [candidates[wish], candidates.new, mind.spots];
  return options.find((spots) => spots.length > 0) ?? [];
}

interface TurnSoFar {
  /** Everything that was turned up before this try, whether one remembers it or not. */
  readonly seen: readonly SpotId[];
  readonly isFirstNew: boolean;
  /** ME-7: after a full round without news no turn may pass. */
  readonly mayPass: boolean;
  /** And the new card has not been turned up yet. */
  readonly owesUnseen: boolean;
}

function turnSoFar(
  { observations, seatCount }: Told<MemoryInput, MemoryOptions>,
  { first }: InMind,
): TurnSoFar {
  const start =
    first === undefined
      ? observations.length
      : observations.findLastIndex(({ type }) => type === 'card-turned-up');
  const stall = observations.slice(0, start).reduce(evolveStall, NO_STALL);
  const isFirstNew = first !== undefined && !stall.seen.includes(first[0]);
  const mayPass = !isStalled(stall, seatCount);
  return { seen: stall.seen, isFirstNew, mayPass, owesUnseen: !mayPass && !isFirstNew };
}

function wishOf(
  told: Told<MemoryInput, MemoryOptions>,
  level: Level,
  mind: InMind,
  turn: TurnSoFar,
): Wish {
  switch (level) {
    case 'easy':
      return 'new';
    case 'normal':
      // A known second card shows the others nothing, but is no chance either: worth it once some cards are known.
      return mind.first !== undefined && mind.known.length >= 2 ? 'known' : 'new';
    case 'hard':
      return isKnownBest(told, mind, turn) ? 'known' : 'new';
  }
}

function isKnownBest(
  { options, seatCount }: Told<MemoryInput, MemoryOptions>,
  { first, known, gone, spots }: InMind,
  { isFirstNew, mayPass }: TurnSoFar,
): boolean {
  const firsts = first === undefined ? [] : [first[1]];
  const hidden = known.map(([, card]) => card);
  const shown = { lying: [...firsts, ...hidden], gone };
  const before = isFirstNew ? hidden : shown.lying;
  const position = positionOf(options, shown, before, spots.length + firsts.length);
  const recurrence = recurrenceFor(seatCount, mayPass);
  const [newFirst] = isFirstNew ? firsts : [];
  return newFirst === undefined
    ? recurrence.isPassBest(position)
    : recurrence.isKnownSecondBest(position, kindSizes(options, shown)(newFirst));
}

const recurrences = new Map<string, Recurrence<number>>();

/** Kept, because it is worked out only once for every position. */
function recurrenceFor(seatCount: number, mayPass: boolean): Recurrence<number> {
  const key = `${seatCount} ${mayPass}`;
  const recurrence = recurrences.get(key) ?? createRecurrence(FLOATS, seatCount, mayPass);
  recurrences.set(key, recurrence);
  return recurrence;
}
