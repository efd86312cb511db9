import type { Detection } from '../table/detection.ts';
import { areAlike, lookWithin, type CardLook } from './card-look.ts';
import type { Pyramid } from './pixels.ts';
import { overlap } from './quad-overlap.ts';

/** A back that was seen at a place, and how that looked. */
interface Remembered {
  readonly back: Detection;
  readonly look: CardLook;
  /** In how many looks it was seen. */
  readonly seen: number;
  /** In how many looks since then nothing was seen there, and it looked otherwise. */
  readonly missed: number;
}

/** A back seen so often is no passing mistake. */
const SEEN_OFTEN = 2;
/** A place that has not looked like a back for so many looks is forgotten. */
const MOST_MISSED = 60;
/** Outlines that have at least this in common are of one place. */
const SAME_PLACE = 0.3;

/**
 * Remembers how the backs on a table look. A net that overlooks a back where a hand has just been is set right by the
 * picture itself: where it looks as it did when a back lay there, a back lies there.
 */
export class BackMemory {
  #places: readonly Remembered[] = [];

  /** The cards of one more look at the same table, and the backs among them that were overlooked. */
  complete(pyramid: Pyramid, cards: readonly Detection[]): readonly Detection[] {
    const kept: Remembered[] = [];
    const overlooked: Detection[] = [];
    const counts = new Map<Detection, number>();
    for (const place of this.#places) {
      const there = cards.find(({ outline }) => overlap(outline, place.back.outline) > SAME_PLACE);
      if (there !== undefined) {
        if (there.card === 'back') counts.set(there, place.seen);
        continue;
      }
      const isSame =
        place.seen >= SEEN_OFTEN && areAlike(place.look, lookWithin(pyramid, place.back.outline));
      if (isSame) overlooked.push(place.back);
      const missed = isSame ? 0 : place.missed + 1;
      if (missed <= MOST_MISSED) kept.push({ ...place, missed });
    }
    const seen = cards
      .filter(({ card }) => card === 'back')
      .map((back): Remembered => {
        const look = lookWithin(pyramid, back.outline);
        return { back, look, seen: (counts.get(back) ?? 0) + 1, missed: 0 };
      });
    this.#places = [...kept, ...seen];
    return [...cards, ...overlooked];
  }
}
