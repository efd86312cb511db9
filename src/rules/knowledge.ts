import type { Pack, PackCode } from '../cards/pack.ts';
import { copiesOf } from '../cards/pack.ts';
import type { TableEvent } from './events.ts';
import type { CommonRefusal } from './refusals.ts';
import type { SpotId } from './spots.ts';

export interface SeenCard {
  readonly card: PackCode;
  readonly lies: 'up' | 'down';
}

/**
 * What everybody at the table could know if they forgot nothing: which cards were seen where and still lie there, and
 * which have left. Never more than was seen.
 */
export interface Knowledge {
  readonly at: Readonly<Record<SpotId, SeenCard>>;
  /** Taken or discarded, in order. */
  readonly gone: readonly PackCode[];
}

export const NOTHING_KNOWN: Knowledge = { at: {}, gone: [] };

/** Knowledge after an event. Total: an event about a spot of which nothing is known is no error. */
export function learn(known: Knowledge, event: TableEvent): Knowledge {
  switch (event.type) {
    case 'card-turned-up':
      return lay(known, event.spot, { card: event.card, lies: 'up' });
    case 'card-glimpsed':
      return lay(known, event.spot, { card: event.card, lies: 'down' });
    case 'card-turned-back': {
      const seen = known.at[event.spot];
      return seen === undefined ? known : lay(known, event.spot, { card: seen.card, lies: 'down' });
    }
    case 'card-taken':
    case 'card-discarded':
      return { at: without(known.at, [event.spot]), gone: [...known.gone, event.card] };
    case 'spot-refilled':
    case 'spot-left-empty':
      return forget(known, [event.spot]);
    case 'cards-laid-anew':
      return forget(known, event.spots);
    case 'cards-swapped':
      return swap(known, event.spots);
    case 'turn-started':
    case 'spot-named':
    case 'piece-moved':
      return known;
  }
}

/**
 * ANY-3, ANY-8: why this card can't be what was turned up here, or undefined when it can. The code tells a card that
 * lies open from one that is gone from one that lies face down elsewhere, and never where.
 */
export function contradiction(
  pack: Pack,
  known: Knowledge,
  spot: SpotId,
  card: PackCode,
): CommonRefusal | undefined {
  if (copiesOf(pack, card) === 0) return 'card-not-in-pack';
  const here = known.at[spot];
  if (here !== undefined) return here.card === card ? undefined : 'card-differs';
  return refusalOfAnother(pack, known, card);
}

/** Why no card of this code can be left that nobody has seen: where all that the pack holds were seen. */
export function refusalOfAnother(
  pack: Pack,
  known: Knowledge,
  card: PackCode,
): CommonRefusal | undefined {
  const lying = Object.values(known.at).filter((seen) => seen.card === card);
  const gone = known.gone.filter((code) => code === card).length;
  if (lying.length + gone < copiesOf(pack, card)) return undefined;
  if (lying.some((seen) => seen.lies === 'up')) return 'card-lies-open';
  return gone > 0 ? 'card-gone' : 'card-elsewhere';
}

/**
 * The cards of the pack that have not left the table, doubles repeated: on it, seen or not, or still in the stock.
 * For endings that depend on what can still pair (TM-11, ME-4, DZ-6).
 */
export function remaining(pack: Pack, known: Knowledge): readonly PackCode[] {
  return pack.cards.flatMap(({ code, count }) => {
    const gone = known.gone.filter((left) => left === code).length;
    return Array<PackCode>(Math.max(0, count - gone)).fill(code);
  });
}

function lay(known: Knowledge, spot: SpotId, seen: SeenCard): Knowledge {
  return { ...known, at: { ...known.at, [spot]: seen } };
}

function forget(known: Knowledge, spots: readonly SpotId[]): Knowledge {
  return { ...known, at: without(known.at, spots) };
}

function swap(known: Knowledge, [one, other]: readonly [SpotId, SpotId]): Knowledge {
  const atOne = known.at[one];
  const atOther = known.at[other];
  return {
    ...known,
    at: {
      ...without(known.at, [one, other]),
      ...(atOne === undefined ? {} : { [other]: atOne }),
      ...(atOther === undefined ? {} : { [one]: atOther }),
    },
  };
}

function without(
  at: Knowledge['at'],
  spots: readonly SpotId[],
): Readonly<Record<SpotId, SeenCard>> {
  // Not by way of fromEntries, which takes three times as long.
  const left: Record<SpotId, SeenCard> = {};
  for (const [spot, seen] of Object.entries(at)) if (!spots.includes(spot)) left[spot] = seen;
  return left;
}
