import type { Detection, Quad } from '../table/detection.ts';
import { areAlike, lookWithin, type Look } from './look-within.ts';
import type { Pyramid } from './pixels.ts';
import { overlap } from './quad-overlap.ts';

/** A back looks like so many of those known: a third, since two packs have two backs. */
const LIKE_PART = 1 / 3;
/** Fewer backs that look alike do not tell how backs look, and more tell no better. */
const LEAST_KNOWN = 3;
const MOST_KNOWN = 12;
/** From so many known looks on, what looks otherwise is no back. */
const TELLING = 5;
/** Outlines that have at least this in common are of one card. */
const SAME_PLACE = 0.2;
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
  /** Since which picture places look like backs, by their number. */
  #alikeSince: ReadonlyMap<number, number> = new Map();

  /**
   * @param places where cards lie, as far as a lay-out tells; always in the same order
   * @param number of the picture in its row
   */
  setRight(
    pyramid: Pyramid,
    cards: readonly Detection[],
    places: readonly Quad[],
    number: number,
  ): readonly Detection[] {
    const looks = new Map(
      cards
        .filter(({ card }) => card === 'back')
        .map((back) => [back, lookWithin(pyramid, back.outline)] as const),
    );
    this.#learn([...looks.values()]);
    const kept = cards.filter((card) => {
      const look = looks.get(card);
      return look === undefined || this.#known.length < TELLING || isLike(look, this.#known);
    });
    if (this.#known.length < LEAST_KNOWN) return kept;
    const since = new Map<number, number>();
    places.forEach((place, index) => {
      if (kept.some(({ outline }) => overlap(outline, place) > SAME_PLACE)) return;
      if (!isLike(lookWithin(pyramid, place), this.#known)) return;
      since.set(index, this.#alikeSince.get(index) ?? number);
    });
    this.#alikeSince = since;
    const overlooked = places
      .filter((_, index) => number - (since.get(index) ?? number) >= LASTING)
      .map((outline): Detection => ({
        card: 'back',
        outline,
        confidence: CONFIDENCE,
        guesses: [],
      }));
    return [...kept, ...overlooked];
  }

  /** Whether more is known of the same picture once it has lasted: places that have begun to look like backs. */
  isPending(number: number): boolean {
    return [...this.#alikeSince.values()].some((since) => number - since <= LASTING);
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

function isLike(look: Look, others: readonly Look[]): boolean {
  return others.filter((other) => areAlike(look, other)).length >= LIKE_PART * others.length;
}
