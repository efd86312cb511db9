import type { Detection, Quad } from '../table/detection.ts';
import { areAlike, lookWithin } from './look-within.ts';
import type { Pyramid } from './pixels.ts';
import { overlap } from './quad-overlap.ts';

/** A place looks like a back when it looks like so many of those seen. */
const LEAST_LIKE = 2;
/** Of so many backs or more, one that looks like no other is none: cards of a pack have one back. */
const TELLING = 5;
/** Outlines that have at least this in common are of one card. */
const SAME_PLACE = 0.2;
/** How sure a back is that only its place and its look tell. */
const CONFIDENCE = 0.6;

/**
 * The cards, with the backs set right by the look that the backs of a pack share: those that nets overlooked, where a lay-out
 * has a place, come in; what looks like none of the others goes.
 *
 * @param places where cards lie, as far as a lay-out tells
 */
export function alikeBacks(
  pyramid: Pyramid,
  cards: readonly Detection[],
  places: readonly Quad[],
): readonly Detection[] {
  const backs = cards.filter(({ card }) => card === 'back');
  const looks = new Map(backs.map((back) => [back, lookWithin(pyramid, back.outline)]));
  const lone = backs.filter((back) => {
    const look = looks.get(back)!;
    return ![...looks].some(([other, there]) => other !== back && areAlike(look, there));
  });
  const isTelling = backs.length - lone.length >= TELLING;
  const kept = isTelling ? cards.filter((card) => !lone.includes(card)) : cards;
  const overlooked = places
    .filter((place) => !kept.some(({ outline }) => overlap(outline, place) > SAME_PLACE))
    .filter((place) => {
      const look = lookWithin(pyramid, place);
      return [...looks.values()].filter((other) => areAlike(look, other)).length >= LEAST_LIKE;
    })
    .map((outline): Detection => ({
      card: 'back',
      outline,
      confidence: CONFIDENCE,
      guesses: [],
    }));
  return [...kept, ...overlooked];
}
