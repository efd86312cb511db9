import type { Quad } from '../../table/detection.ts';
import { areNear } from './quad-overlap.ts';

interface Kept<Made> {
  readonly outline: Quad;
  readonly made: Made;
}

/**
 * What was made of what outlines show in the pictures of one camera, kept from one picture to the next: as long as it is asked for,
 * and the picture does not change there.
 */
export class OutlineMemory<Made> {
  readonly #apart: number;
  #before: readonly Kept<Made>[] = [];
  readonly #now: Kept<Made>[] = [];

  /** @param apart outlines whose corners are nearer than this to each other, in pixels, show the same */
  constructor(apart: number) {
    this.#apart = apart;
  }

  /** A new picture: what was asked of the last is known, unless the place changed since. */
  begin(isChanged: (outline: Quad) => boolean): void {
    this.#before = this.#now.filter(({ outline }) => !isChanged(outline));
    this.#now.length = 0;
  }

  /** What is known of an outline, which counts as asked for. */
  find(outline: Quad): Made | undefined {
    const isSame = (one: Kept<Made>): boolean => areNear(one.outline, outline, this.#apart);
    const asked = this.#now.find(isSame);
    if (asked !== undefined) return asked.made;
    const known = this.#before.find(isSame);
    if (known !== undefined) this.#now.push(known);
    return known?.made;
  }

  keep(outline: Quad, made: Made): void {
    this.#now.push({ outline, made });
  }

  /** What is known of an outline, or what is made of it now. */
  get(outline: Quad, make: () => Made): Made {
    const known = this.find(outline);
    if (known !== undefined) return known;
    const made = make();
    this.keep(outline, made);
    return made;
  }
}
