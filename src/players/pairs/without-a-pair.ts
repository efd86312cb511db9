import type { PackCode } from '../../cards/pack.ts';
import type { Observations } from '../../rules/observations.ts';
import type { Level } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';
import { evolveStall, isStalled, NO_STALL } from '../../rules/stall.ts';
import { bestPlay } from './best-play.ts';
import type { KindSize, Position } from './position.ts';

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

/** What is known of the kinds of cards on the table, for the best play. */
export interface Kinds {
  /** How many cards of the kind of this one are left. */
  sizeOf(card: PackCode): KindSize;
  /** The position of one who knows these cards, of so many that lie on the table. */
  positionOf(known: readonly PackCode[], cardsLeft: number): Position;
}

interface Table {
  readonly observations: Observations;
  readonly seatCount: number;
}

/** Which card to turn up: one that is known, one that is not in mind, or (ME-7) one that nobody has seen. */
type Wish = 'known' | 'new' | 'unseen';

/** Where to turn up a card when pairs are looked for and none is in mind: any of these spots. */
export function spotsWithoutPair(
  table: Table,
  level: Level,
  mind: InMind,
  kinds: Kinds,
): readonly SpotId[] {
  const turn = turnSoFar(table, mind);
  const wish = turn.owesUnseen ? 'unseen' : wishOf(table.seatCount, level, mind, kinds, turn);
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

function turnSoFar({ observations, seatCount }: Table, { first }: InMind): TurnSoFar {
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
  seatCount: number,
  level: Level,
  mind: InMind,
  kinds: Kinds,
  turn: TurnSoFar,
): Wish {
  // Alone there is nobody to hide a card from.
  if (seatCount === 1 || level === 'easy') return 'new';
  // A known second card shows the others nothing, but is no chance either: worth it once some cards are known.
  if (level === 'normal') return mind.first && mind.known.length >= 2 ? 'known' : 'new';
  return isKnownBest(seatCount, mind, kinds, turn) ? 'known' : 'new';
}

function isKnownBest(
  seatCount: number,
  { first, known, spots }: InMind,
  kinds: Kinds,
  { isFirstNew, mayPass }: TurnSoFar,
): boolean {
  const firsts = first === undefined ? [] : [first[1]];
  const hidden = known.map(([, card]) => card);
  const before = isFirstNew ? hidden : [...firsts, ...hidden];
  const position = kinds.positionOf(before, spots.length + firsts.length);
  // With more than two, what the next one shows helps the one after, so a pass is worth less than the recurrence thinks:
  // against players who never pass it loses pairs.
  const play = bestPlay(seatCount, mayPass && seatCount === 2);
  const [newFirst] = isFirstNew ? firsts : [];
  return newFirst === undefined
    ? play.isPassBest(position)
    : play.isKnownSecondBest(position, kinds.sizeOf(newFirst));
}

/** Where a card lies that pairs with the one that is up, or with another that is known. */
export function pairingSpots(
  { first, known }: InMind,
  isPair: (one: PackCode, other: PackCode) => boolean,
): readonly SpotId[] {
  return known.flatMap(([spot, card]) => {
    const mates = first === undefined ? known.filter(([other]) => other !== spot) : [first];
    return mates.some(([, mate]) => isPair(card, mate)) ? [spot] : [];
  });
}
