import type { Detection, Quad } from '../../table/detection.ts';
import { median } from '../../table/statistics.ts';
import { areAlike, type Look, type LookAt } from './look-within.ts';
import { LEAST_OUT, standsOut } from './stand-out.ts';
import { overlap } from '../outlines/quad-overlap.ts';

/** A back looks like so many of those known: a third, since two packs have two backs. */
const LIKE_PART = 1 / 3;
/** Fewer backs that look alike do not tell how backs look, and more tell no better. */
const LEAST_KNOWN = 3;
const MOST_KNOWN = 12;
/** From so many known looks on, what looks otherwise is no back. */
const TELLING = 5;
/** Outlines that have at least this in common are of one card. */
const SAME_PLACE = 0.2;
/** A place that has at least this in common with one of the picture before is the same. */
const STILL_PLACE = 0.5;
/** So many pictures in a row a place has to look like a back: a sleeve on its way may do so, too. */
const LASTING = 5;
/** How sure a back is that only its place and its look tell. */
const CONFIDENCE = 0.6;

/**
 * How the backs on one table look, which is all alike: learned from what the nets find while much lies face down, it sets
 * them right later. Backs that they overlook where a lay-out has a place come in; what looks otherwise goes.
 */
export class BackLooks {
  #known: readonly Look[] = [];
  /** The places that look like backs, and since which picture. */
  #alike: readonly { readonly place: Quad; readonly since: number }[] = [];

  /**
   * @param places where cards lie, as far as a lay-out tells
   * @param number of the picture in its row
   */
  setRight(
    lookAt: LookAt,
    cards: readonly Detection[],
    places: readonly Quad[],
    number: number,
  ): readonly Detection[] {
    const looks = new Map(
      cards.filter(isBack).map((back) => [back, looksOf(lookAt, back.outline, places)] as const),
    );
    this.#learn([...looks.values()].map(([surest]) => surest));
    const kept = cards.filter((card) => {
      const ways = looks.get(card);
      const isCertain = card.isOneOfMany === true || this.#known.length < TELLING;
      if (ways === undefined || isCertain) return true;
      return ways.some((look) => isLike(look, this.#known));
    });
    if (this.#known.length < LEAST_KNOWN) return kept;
    const before = this.#alike;
    const out = kept.filter(isBack).map(({ outline }) => standsOut(lookAt, outline));
    const least = out.length === 0 ? 0 : LEAST_OUT * median(out);
    this.#alike = places.flatMap((place) => {
      if (kept.some(({ outline }) => overlap(outline, place) > SAME_PLACE)) return [];
      if (!isLike(lookAt(place), this.#known)) return [];
      if (standsOut(lookAt, place) < least) return [];
      const same = before.find((one) => overlap(one.place, place) > STILL_PLACE);
      return [{ place, since: same?.since ?? number }];
    });
    const overlooked = this.#alike
      .filter(({ since }) => number - since >= LASTING)
      .map(({ place }): Detection => ({
        card: 'back',
        outline: place,
        confidence: CONFIDENCE,
        guesses: [],
      }));
    return [...kept, ...overlooked];
  }

  /** Whether more is known of the same picture once it has lasted: places that have begun to look like backs. */
  isPending(number: number): boolean {
    return this.#alike.some(({ since }) => number - since <= LASTING);
  }

  /** From the picture in which most backs were seen, the latest of these: light changes. A lone look is not learned. */
  #learn(looks: readonly Look[]): void {
    const isKnown = this.#known.length >= TELLING;
    const fresh = looks.filter((look) => {
      const others = isKnown ? this.#known : looks.filter((other) => other !== look);
      return others.length >= LEAST_KNOWN - 1 && isLike(look, others);
    });
    const learned = fresh.slice(0, MOST_KNOWN);
    if (learned.length >= this.#known.length) this.#known = learned;
  }
}

/**
 * How a card looks within the outline of its place, which the whole lay-out tells better than its own where it is small, and
 * within its own, if it was put down crooked.
 */
function looksOf(
  lookAt: LookAt,
  outline: Quad,
  places: readonly Quad[],
): readonly [Look, ...Look[]] {
  const own = lookAt(outline);
  const place = places.find((one) => overlap(outline, one) > STILL_PLACE);
  return place === undefined ? [own] : [lookAt(place), own];
}

function isBack({ card }: Detection): boolean {
  return card === 'back';
}

function isLike(look: Look, others: readonly Look[]): boolean {
  return others.filter((other) => areAlike(look, other)).length >= LIKE_PART * others.length;
}
