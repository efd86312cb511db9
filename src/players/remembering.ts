import type { PackCode } from '../cards/pack.ts';
import type { RandomSource } from '../rules/chance.ts';
import type { TableEvent } from '../rules/events.ts';
import type { Observations } from '../rules/observations.ts';
import type { Level } from '../rules/seats.ts';
import type { SpotId } from '../rules/spots.ts';

/** What one has in mind of the cards on the table. */
export interface Recollection {
  /** Face up: nobody has to remember those. In the order they were turned up. */
  readonly open: ReadonlyMap<SpotId, PackCode>;
  /** Face down, and still remembered. */
  readonly hidden: ReadonlyMap<SpotId, PackCode>;
  /** Taken or discarded, in order. */
  readonly gone: readonly PackCode[];
}

/** How well a sighting of a card sticks. */
interface Retention {
  /** The share of sightings that are taken in at all, 0 to 1. */
  readonly taken: number;
  /**
   * After how many later sightings one of those is forgotten: any number between these is as likely. A card seen again
   * at its place lasts so many times as long as it was seen there.
   */
  readonly shortest: number;
  readonly longest: number;
}

/** ME-6: easy forgets most; normal remembers the last few, not always; hard remembers all. */
const RETENTION: Readonly<Record<Level, Retention>> = {
  easy: { taken: 0.5, shortest: 1, longest: 4 },
  normal: { taken: 0.9, shortest: 4, longest: 14 },
  hard: { taken: 1, shortest: Infinity, longest: Infinity },
};

/** A card on the table as it sticks in the mind. */
interface Trace {
  readonly card: PackCode;
  readonly isUp: boolean;
  readonly timesSeen: number;
  /** It is forgotten after this sighting of all. */
  readonly fadesAfter: number;
}

/**
 * What a computer of this level remembers. When a sighting is forgotten depends on one draw of `random` for it and on
 * how many cards were seen since, so that a longer story with the same beginning never brings anything back.
 */
export function remember(
  observations: Observations,
  level: Level,
  random: RandomSource,
): Recollection {
  const traces = new Map<SpotId, Trace>();
  const gone: PackCode[] = [];
  let sightings = 0;
  for (const event of observations) {
    if (event.type === 'card-turned-up' || event.type === 'card-glimpsed') {
      sightings += 1;
      see(traces, event, sightings, drawRetention(RETENTION[level], random));
    } else follow(traces, event);
    if (event.type === 'card-taken' || event.type === 'card-discarded') gone.push(event.card);
  }
  const open = new Map<SpotId, PackCode>();
  const hidden = new Map<SpotId, PackCode>();
  for (const [spot, { card, isUp, fadesAfter }] of traces) {
    if (isUp) open.set(spot, card);
    else if (sightings <= fadesAfter) hidden.set(spot, card);
  }
  return { open, hidden, gone };
}

/** Everything that was seen and lies there still, as one remembers who forgets nothing. */
export function rememberAll(observations: Observations): Recollection {
  return remember(observations, 'hard', () => 0);
}

function drawRetention({ taken, shortest, longest }: Retention, random: RandomSource): number {
  const share = random() / 2 ** 32 / taken;
  if (share >= 1) return 0;
  return shortest === longest ? longest : shortest + Math.floor(share * (longest - shortest + 1));
}

function see(
  traces: Map<SpotId, Trace>,
  event: Extract<TableEvent, { readonly type: 'card-turned-up' | 'card-glimpsed' }>,
  sighting: number,
  lastsFor: number,
): void {
  const { spot, card } = event;
  const before = traces.get(spot);
  const timesSeen = 1 + (before?.timesSeen ?? 0);
  // One that was not taken in would have faded before this sighting.
  const fadesAfter = sighting + timesSeen * lastsFor - 1;
  // Deleted first, so that the map keeps the order in which the cards were seen last.
  traces.delete(spot);
  traces.set(spot, {
    card,
    isUp: event.type === 'card-turned-up',
    timesSeen,
    fadesAfter: Math.max(fadesAfter, before?.fadesAfter ?? 0),
  });
}

function follow(traces: Map<SpotId, Trace>, event: TableEvent): void {
  switch (event.type) {
    case 'card-turned-back': {
      const trace = traces.get(event.spot);
      if (trace !== undefined) traces.set(event.spot, { ...trace, isUp: false });
      break;
    }
    case 'card-taken':
    case 'card-discarded':
    case 'spot-refilled':
      traces.delete(event.spot);
      break;
    case 'cards-laid-anew':
      for (const spot of event.spots) traces.delete(spot);
      break;
    case 'cards-swapped': {
      const [one, other] = event.spots;
      const [atOne, atOther] = [traces.get(one), traces.get(other)];
      traces.delete(one);
      traces.delete(other);
      if (atOne !== undefined) traces.set(other, atOne);
      if (atOther !== undefined) traces.set(one, atOther);
      break;
    }
    default:
  }
}
