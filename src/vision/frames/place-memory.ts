import type { Quad } from '../../table/detection.ts';
import { areAlike, type Look, type LookAt } from '../backs/look-within.ts';
import { standsOut } from '../backs/stand-out.ts';
import { overlap } from '../outlines/quad-overlap.ts';

/** A thing that was seen at a place, and how that looked. */
interface Remembered<Thing> {
  readonly thing: Thing;
  readonly outline: Quad;
  readonly look: Look;
  /** How much it stood out from the table. */
  readonly out: number;
  /** In how many looks it was seen. */
  readonly seen: number;
  /** In how many looks since then nothing was seen there, and it looked otherwise. */
  readonly missed: number;
}

/** What was seen so often is no passing mistake. */
const SEEN_OFTEN = 2;
/** A place that has looked otherwise for so many looks is forgotten. */
const MOST_MISSED = 60;
/** Outlines that have at least this in common are of one place. */
const SAME_PLACE = 0.3;

/**
 * Remembers how the things on a table look. A net that overlooks one where a hand has just been is set right by the picture
 * itself: where it looks as it did when a thing lay there, it lies there.
 */
export class PlaceMemory<Thing> {
  readonly #outlineOf: (thing: Thing) => Quad;
  readonly #leastOut: number;
  #places: readonly Remembered<Thing>[] = [];

  /**
   * @param leastOut the part of what a thing stood out from around it by that it has to stand out by later (`standsOut`): 0 of things
   *   that lie on others
   */
  constructor(outlineOf: (thing: Thing) => Quad, leastOut: number) {
    this.#outlineOf = outlineOf;
    this.#leastOut = leastOut;
  }

  /** The things of one more look at the same table, and those among them that were overlooked. */
  complete(lookAt: LookAt, seen: readonly Thing[]): readonly Thing[] {
    const outlines = seen.map((thing) => this.#outlineOf(thing));
    const counts = new Map<number, number>();
    const kept: Remembered<Thing>[] = [];
    const overlooked: Thing[] = [];
    for (const place of this.#places) {
      const there = outlines.findIndex((outline) => overlap(outline, place.outline) > SAME_PLACE);
      if (there >= 0) {
        counts.set(there, place.seen);
        continue;
      }
      const isSame =
        place.seen >= SEEN_OFTEN &&
        areAlike(place.look, lookAt(place.outline)) &&
        standsOut(lookAt, place.outline) >= this.#leastOut * place.out;
      if (isSame) overlooked.push(place.thing);
      const missed = isSame ? 0 : place.missed + 1;
      if (missed <= MOST_MISSED) kept.push({ ...place, missed });
    }
    const fresh = seen.map((thing, index): Remembered<Thing> => {
      const outline = outlines[index]!;
      const look = lookAt(outline);
      const out = standsOut(lookAt, outline);
      return { thing, outline, look, out, seen: (counts.get(index) ?? 0) + 1, missed: 0 };
    });
    this.#places = [...kept, ...fresh];
    return [...seen, ...overlooked];
  }
}
