import type { PackCode } from '../../cards/pack.ts';
import type { RandomSource } from '../../rules/chance.ts';
import { drawFrom } from '../../rules/chance.ts';
import type { InputPattern } from '../../rules/inputs.ts';
import type { Level } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';
import type { TwistedInput, TwistedOptions } from '../../rules/twisted-memory/inputs.ts';
import { patternOf, spotsIn } from '../legal-moves.ts';
import type { ComputerPlayer, Told } from '../player.ts';
import { splitChance } from '../player.ts';
import { remember } from '../remembering.ts';
import { Odds, rankOfCard } from './odds.ts';
import { readTable } from './reading.ts';

/**
 * By stones in hand, how likely a peek has to find a set to be made. They come back at more than one a turn, and none
 * comes to a full hand, so a stone is soon worth it. From games of computers against each other, as the next number.
 */
const PEEK_FROM: readonly number[] = [Infinity, 0.15, 0.1, 0.05];
/** How likely a new second card has to find a set; if it finds none, all have seen it. A known one shows nothing. */
const NEW_SECOND_FROM = 0.5;

type Pattern = InputPattern<TwistedInput>;
type CardOnSpot = readonly [SpotId, PackCode];

/**
 * Takes every set it has in mind, rolls whenever that can bring something back, peeks while that is likely to find a
 * set, and lays its token on a first card only where it is more likely to find the mate itself. The levels differ in
 * what they have in mind.
 */
export const twistedPlayer: ComputerPlayer<TwistedInput, TwistedOptions> = {
  choose(told, level, random) {
    const chance = splitChance(random, told.observations);
    const table = lookAt(told, level, chance.memory);
    const choice =
      refill(told) ??
      atTheEnd(told, table) ??
      beforeTheFirst(told, table) ??
      takeKnownSet(told, table) ??
      patternOf(told.legal, 'recall') ??
      explore(told, table, chance.taste);
    if (choice === undefined) throw new Error('there is nothing to choose');
    return choice;
  },
};

/** The table as this player has it in mind. */
interface Table {
  readonly up: readonly CardOnSpot[];
  /** Face down. */
  readonly known: readonly CardOnSpot[];
  /** The first card of this turn, while it waits for a second. */
  readonly first: CardOnSpot | undefined;
  readonly odds: Odds;
  readonly ownStones: number;
  readonly otherStones: number;
  readonly hasToken: boolean;
}

type Situation = Told<TwistedInput, TwistedOptions>;

function lookAt({ observations, seat }: Situation, level: Level, random: RandomSource): Table {
  const { open, hidden, gone } = remember(observations, level, random);
  const { first, stones, tokens } = readTable(observations);
  const firstCard = first === undefined ? undefined : open.get(first);
  return {
    up: [...open],
    known: [...hidden],
    first: first === undefined || firstCard === undefined ? undefined : [first, firstCard],
    odds: new Odds([...open.values(), ...hidden.values(), ...gone]),
    ownStones: stones[seat] ?? 0,
    otherStones: stones[1 - seat] ?? 0,
    hasToken: tokens[seat]?.at === 'hand',
  };
}

/** TM-8: with fewer cards than empty spots one spot is as good as another. */
function refill({ legal }: Situation): Pattern | undefined {
  const pattern = patternOf(legal, 'refill');
  if (pattern === undefined || !('hole' in pattern.spots)) return pattern;
  const { hole } = pattern.spots;
  if (hole !== 'spots') return undefined;
  return { ...pattern, spots: pattern.spots.among.slice(0, pattern.spots.count) };
}

/** TM-8: a first card that would be discarded is worth the token if one has more stones than the other to find its mate. */
function atTheEnd({ legal }: Situation, { first, ownStones, otherStones, odds }: Table) {
  const close = patternOf(legal, 'close');
  if (close === undefined || first === undefined) return close;
  const isWorthIt = ownStones > otherStones && odds.mates(first[1]) > 0;
  return (isWorthIt ? saving(legal, first[0]) : undefined) ?? close;
}

function saving(legal: Situation['legal'], spot: SpotId): Pattern | undefined {
  const save = patternOf(legal, 'save');
  return save !== undefined && spotsIn(save.spot).includes(spot) ? { ...save, spot } : undefined;
}

/** TM-2: a roll costs nothing, and brings something unless all stones and the token are in hand. */
function beforeTheFirst({ legal }: Situation, { ownStones, hasToken }: Table) {
  return ownStones < 3 || !hasToken ? patternOf(legal, 'roll') : undefined;
}

/** A known card that makes a set with one that is up, or else one of two known cards that make a set. */
function takeKnownSet({ legal }: Situation, { up, known, first, odds }: Table) {
  const view = patternOf(legal, 'view');
  if (view === undefined) return undefined;
  const viewable = known.filter(([spot]) => spotsIn(view.spot).includes(spot));
  const mate = viewable.find(([, card]) => up.some(([, other]) => isSet(card, other)));
  if (mate !== undefined) {
    const [spot, card] = mate;
    const losesFirst = first !== undefined && !isSet(first[1], card) && odds.mates(first[1]) > 0;
    // TM-6: a first card without a part in the match is discarded at once, unless it is saved.
    return (losesFirst ? saving(legal, first[0]) : undefined) ?? { ...view, spot };
  }
  const half = viewable.find(([spot, card]) =>
    viewable.some(([other, mateCard]) => other !== spot && isSet(card, mateCard)),
  );
  if (half === undefined) return undefined;
  if (first === undefined) return { ...view, spot: half[0] };
  // With a first card up, a second that does not match ends the turn: only a stone leaves time for both.
  const peek = patternOf(legal, 'peek');
  return peek && { ...peek, spot: half[0] };
}

/** No set is in mind: a first card is free, then peeks while they are likely to find a set, then a second card. */
function explore(
  { legal }: Situation,
  { up, known, first, odds, ownStones }: Table,
  taste: RandomSource,
): Pattern | undefined {
  const view = patternOf(legal, 'view');
  if (view === undefined) return undefined;
  const spots = spotsIn(view.spot);
  const isKnown = (spot: SpotId) => known.some(([other]) => other === spot);
  const [fresh, seen] = [spots.filter((spot) => !isKnown(spot)), spots.filter(isKnown)];
  const either = (wanted: readonly SpotId[], other: readonly SpotId[]) =>
    drawFrom(taste, wanted.length > 0 ? wanted : other);
  if (first === undefined) return { ...view, spot: either(fresh, seen) };
  const likely = odds.ofSetWith([...up, ...known].map(([, card]) => card));
  const peek = patternOf(legal, 'peek');
  if (peek !== undefined && fresh.length > 0 && likely >= (PEEK_FROM[ownStones] ?? 0)) {
    return { ...peek, spot: drawFrom(taste, fresh) };
  }
  return { ...view, spot: likely >= NEW_SECOND_FROM ? either(fresh, seen) : either(seen, fresh) };
}

function isSet(one: PackCode, other: PackCode): boolean {
  return rankOfCard(one) === rankOfCard(other);
}
