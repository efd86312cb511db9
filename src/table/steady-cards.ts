import type { Detection } from './detection.ts';
import { UNMOVED } from './homography.ts';
import { centreOf, widthVector } from './quads.ts';
import type { Sighting } from './sighting.ts';
import type { Thing } from './steady-things.ts';
import { followThings, settled } from './steady-things.ts';
import { tallyNames } from './tally-names.ts';

/** The face-up cards of a table that is looked at for a moment, followed from frame to frame in no lay-out. */
export interface WatchedCards {
  readonly cards: readonly Thing<Detection>[];
  /** When the last frame was taken, and what the clock of the watching was then, both in ms. */
  readonly at: number;
  readonly clock: number;
}

export const NO_CARDS_WATCHED: WatchedCards = { cards: [], at: 0, clock: 0 };

/** A reader that takes longer than this for a frame is waited for: frames agree, however far apart they are. */
const LONGEST_STEP_MS = 250;

/** How far a card may be, in card widths, from where it was a frame ago: a phone in a hand is never quite still. */
const REACH = 0.5;
/** A look counts when no card came to it for so long. */
const STEADY_MS = 500;
/** A card that a single frame has seen may be none. */
const LEAST_VOTES = 2;

/** Takes one more frame in. Cards that lie face down tell nothing. */
export function watchCards(
  watched: WatchedCards,
  { at, cards }: Pick<Sighting, 'at' | 'cards'>,
): WatchedCards {
  const clock = watched.clock + Math.min(LONGEST_STEP_MS, at - watched.at);
  const seen = cards
    .filter(({ card }) => card !== 'back')
    .map((reading) => ({
      centre: centreOf(reading.outline),
      reach: REACH * Math.hypot(...widthVector(reading.outline)),
      name: reading.card,
      reading,
      confidence: reading.confidence,
    }));
  const followed = followThings(watched.cards, seen, clock, UNMOVED, () => false);
  return { cards: followed, at, clock };
}

/**
 * What the frames agree on; undefined while something is new. A card over which they don't agree is `unsure`, with what
 * it was taken for most.
 */
export function steadyCards({ cards, clock }: WatchedCards): readonly Detection[] | undefined {
  const lasting = cards.filter(({ votes }) => votes.length >= LEAST_VOTES);
  if (lasting.length === 0) return undefined;
  if (lasting.some(({ stillSince }) => clock - stillSince < STEADY_MS)) return undefined;
  return lasting.flatMap((thing) => agreedOn(thing) ?? []);
}

function agreedOn(thing: Thing<Detection>): Detection | undefined {
  const agreed = settled(thing)?.reading;
  if (agreed !== undefined && agreed.card !== 'unsure') return agreed;
  const last = thing.votes.at(-1);
  if (last === undefined) return undefined;
  const readings = thing.votes.map(({ reading }) => reading);
  const guesses = tallyNames(readings, () => 1).slice(0, 2);
  const confidence = guesses[0]?.confidence ?? 0;
  return { card: 'unsure', outline: last.reading.outline, confidence, guesses };
}
