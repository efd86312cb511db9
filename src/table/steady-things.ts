import type { Point } from './detection.ts';
import type { Homography } from './homography.ts';
import { project } from './homography.ts';
import { distance } from './points.ts';

/** What one frame says of a small thing: a piece or a die. */
export interface ThingSighting<Reading> {
  readonly centre: Point;
  /** How far, in pixels, it may be from where it was and still be the same. */
  readonly reach: number;
  /** What it was read as; readings with the same text are the same. */
  readonly name: string;
  readonly reading: Reading;
  readonly confidence: number;
  /** Known to have been there before it was seen. */
  readonly wasThere?: boolean | undefined;
}

/** A small thing followed from frame to frame. Times are milliseconds of the frames' clock. */
export interface Thing<Reading> {
  readonly centre: Point;
  readonly seenAt: number;
  /** Since when it lies still. */
  readonly stillSince: number;
  /** It lay there before it was first seen: nothing had moved there, or only passed. */
  readonly wasOverlooked: boolean;
  readonly votes: readonly (ThingSighting<Reading> & { readonly at: number })[];
}

/** What a thing is, agreed on by several frames. */
export interface Settled<Reading> {
  readonly reading: Reading;
  readonly confidence: number;
  readonly centre: Point;
  readonly since: number;
  readonly wasOverlooked: boolean;
}

/** Readings older than this count no more. */
const MEMORY_MS = 1000;
/** A thing not seen for so long is gone; where a hand hides it, it may lie there still. */
const GONE_MS = 500;
const HIDDEN_GONE_MS = 4000;
/** Of things about equally near, within this part of their reach, the one that was read the same is sooner the same. */
const NAMESAKE = 0.25;
/** It is what this part of the readings say, if there are so many, or two so far apart. */
const SHARE = 0.7;
const READINGS = 3;
const APART_MS = 250;

/**
 * Follows small things: each goes on as the nearest seen within its reach. What moved further is a new thing, and the
 * old one is gone a little later.
 *
 * @param shift where the camera's own movement took the picture since the last frame
 * @param isQuiet whether nothing has moved at a place lately
 */
export function followThings<Reading>(
  things: readonly Thing<Reading>[],
  seen: readonly ThingSighting<Reading>[],
  at: number,
  shift: Homography,
  isHidden: (centre: Point) => boolean,
  isQuiet: (centre: Point) => boolean = () => false,
): readonly Thing<Reading>[] {
  const carried = things.map((thing) => ({ ...thing, centre: project(shift, thing.centre) }));
  const pairs = carried
    .flatMap((thing) =>
      seen.map((one) => {
        const away = distance(thing.centre, one.centre) / one.reach;
        const isNamesake = thing.votes.at(-1)?.name === one.name;
        return { thing, one, away, rank: isNamesake ? away : away + NAMESAKE };
      }),
    )
    .sort((a, b) => a.rank - b.rank);
  const followed = new Map<Thing<Reading>, ThingSighting<Reading>>();
  const used = new Set<ThingSighting<Reading>>();
  for (const { thing, one, away } of pairs) {
    if (away > 1 || followed.has(thing) || used.has(one)) continue;
    followed.set(thing, one);
    used.add(one);
  }
  const kept = carried.flatMap((thing): Thing<Reading>[] => {
    const one = followed.get(thing);
    if (one !== undefined) {
      const votes = [...thing.votes.filter((vote) => vote.at > at - MEMORY_MS), { ...one, at }];
      return [{ ...thing, centre: one.centre, seenAt: at, votes }];
    }
    const patience = isHidden(thing.centre) ? HIDDEN_GONE_MS : GONE_MS;
    return at - thing.seenAt > patience ? [] : [thing];
  });
  const fresh = seen
    .filter((one) => !used.has(one))
    .map((one): Thing<Reading> => {
      const { centre } = one;
      return {
        centre,
        seenAt: at,
        stillSince: at,
        wasOverlooked: one.wasThere === true || isQuiet(centre),
        votes: [{ ...one, at }],
      };
    });
  return [...kept, ...fresh];
}

/** What the frames agree on; undefined while they do not. */
export function settled<Reading>(thing: Thing<Reading>): Settled<Reading> | undefined {
  const { votes, centre, stillSince, wasOverlooked } = thing;
  const weights = new Map<string, number>();
  for (const { name, confidence } of votes) {
    weights.set(name, (weights.get(name) ?? 0) + confidence);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const [name, weight] = [...weights].reduce(
    (best, one) => (one[1] > best[1] ? one : best),
    ['', 0],
  );
  const agreeing = votes.filter((vote) => vote.name === name);
  const [first, last] = [agreeing[0], agreeing.at(-1)];
  if (first === undefined || last === undefined || weight < SHARE * total) return undefined;
  if (agreeing.length < READINGS && last.at - first.at < APART_MS) return undefined;
  const confidence = (weight / total) * (weight / agreeing.length);
  // It lies still for longer than votes are kept, but shows what it shows only since the last that differed.
  const isOne = agreeing.length === votes.length;
  return {
    reading: last.reading,
    confidence,
    centre,
    since: isOne ? stillSince : first.at,
    wasOverlooked,
  };
}
