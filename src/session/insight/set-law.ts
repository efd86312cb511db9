import type { LizzyCard } from '../../cards/lizzy.ts';
import { parseLizzy } from '../../cards/lizzy.ts';
import type { PackCode } from '../../cards/pack.ts';
import { chanceOfThird } from '../../players/dizzy-memory/chances.ts';
import { knownLizzy } from '../../players/dizzy-memory/three.ts';
import { Odds, rankOfCard } from '../../players/twisted-memory/odds.ts';
import { isPair as isLizzyPair } from '../../rules/dizzy-memory/lizzy.ts';
import type { DizzyMemoryOptions } from '../../rules/dizzy-memory/options.ts';
import { isPair } from '../../rules/memory/pairs.ts';
import type { MemoryOptions } from '../../rules/memory/state.ts';
import type { SpotId } from '../../rules/spots.ts';

export type CardOnSpot = readonly [SpotId, PackCode];

/** What anybody who forgets nothing knows before a card is turned up. */
export interface Seen {
  readonly up: readonly CardOnSpot[];
  /** Face down. */
  readonly known: readonly CardOnSpot[];
  /** Taken or discarded. */
  readonly gone: readonly PackCode[];
  /** Cards that lie face down and were never seen. */
  readonly unseenCount: number;
  /** What is being waited for, by the game's own code. */
  readonly stage: string;
}

/** What makes a set, for looking back at a game in which sets are found by remembering. */
export interface SetLaw {
  /** Whether a set could be taken in what is left of this try, with nothing but cards that were seen. */
  isInReach(seen: Seen): boolean;
  /** How likely a card that was never seen completes a set, 0 to 1. */
  chance(seen: Seen): number;
}

/** The law of a game; undefined for one in which nobody looks for sets from memory. */
export function setLawOf(gameId: string, options: unknown): SetLaw | undefined {
  switch (gameId) {
    case 'memory':
      return memoryLaw(options as MemoryOptions);
    case 'twisted-memory':
      return TWISTED_LAW;
    case 'dizzy-memory':
      return dizzyLaw(options as DizzyMemoryOptions);
    default:
      return undefined;
  }
}

function memoryLaw({ anyColour, cards }: MemoryOptions): SetLaw {
  const pairs = (one: PackCode, other: PackCode) => isPair(one, other, anyColour);
  return {
    isInReach: (seen) => isPairInReach(seen, pairs),
    chance: ({ up, known, gone, unseenCount }) => {
      const [first] = cardsOf(up);
      if (first === undefined || unseenCount === 0) return 0;
      const mates = cards.length > 0 ? cards.filter((card) => pairs(card, first)) : [];
      const seen = [...cardsOf(up), ...cardsOf(known), ...gone];
      // Of cards picked by hand it is only sure that each has a partner.
      const isPartnerSeen = cardsOf(known).some((card) => pairs(card, first));
      const left = cards.length > 0 ? without(mates, seen).length : isPartnerSeen ? 0 : 1;
      return left / unseenCount;
    },
  };
}

const TWISTED_LAW: SetLaw = {
  isInReach: ({ up, known, stage }) => {
    const isSet = (one: PackCode, other: PackCode) => rankOfCard(one) === rankOfCard(other);
    const mates = cardsOf(up).some((card) => cardsOf(known).some((other) => isSet(card, other)));
    // One view is left after a first card, so both cards of a set have to be known before it.
    return mates || (stage !== 'second-card' && hasPair(cardsOf(known), isSet));
  },
  chance: ({ up, known, gone }) =>
    new Odds([...cardsOf(up), ...cardsOf(known), ...gone]).ofSetWith(cardsOf(up)),
};

function dizzyLaw({ cards, traditional }: DizzyMemoryOptions): SetLaw {
  const pairs = (one: PackCode, other: PackCode) => isLizzyPair(parseAll([one, other]));
  const unknown = ({ up, known, gone }: Seen) =>
    without(cards, [...cardsOf(up), ...cardsOf(known), ...gone]);
  if (traditional) {
    return {
      isInReach: (seen) => isPairInReach(seen, pairs),
      chance: (seen) => {
        const [first] = cardsOf(seen.up);
        const others = unknown(seen);
        if (first === undefined || others.length === 0) return 0;
        return others.filter((card) => pairs(first, card)).length / others.length;
      },
    };
  }
  return {
    isInReach: ({ up, known }) =>
      knownLizzy({
        up: parseAll(cardsOf(up)),
        known: known.flatMap(([spot, card]) =>
          parseAll([card]).map((parsed) => [spot, parsed] as const),
        ),
        unknown: [],
        spots: [],
      }).length > 0,
    chance: (seen) =>
      seen.up.length === 2 ? chanceOfThird(parseAll(cardsOf(seen.up)), parseAll(unknown(seen))) : 0,
  };
}

type Pairing = (one: PackCode, other: PackCode) => boolean;

/** Two cards a try: with one up its partner, with none up two that pair. */
function isPairInReach({ up, known }: Seen, pairs: Pairing): boolean {
  const [first] = cardsOf(up);
  return first === undefined
    ? hasPair(cardsOf(known), pairs)
    : cardsOf(known).some((card) => pairs(first, card));
}

function hasPair(cards: readonly PackCode[], pairs: Pairing): boolean {
  return cards.some((one, place) => cards.slice(place + 1).some((other) => pairs(one, other)));
}

function cardsOf(lying: readonly CardOnSpot[]): readonly PackCode[] {
  return lying.map(([, card]) => card);
}

function parseAll(codes: readonly PackCode[]): readonly LizzyCard[] {
  return codes.flatMap((code) => {
    const card = parseLizzy(code);
    return card.ok ? [card.value] : [];
  });
}

/** The first cards less one for each of the others: packs hold doubles. */
function without(cards: readonly PackCode[], others: readonly PackCode[]): readonly PackCode[] {
  const left = [...cards];
  for (const card of others) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
