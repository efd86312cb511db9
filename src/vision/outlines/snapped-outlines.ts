import type { Quad } from '../../table/detection.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { snapOutline } from './snap-outline.ts';

interface Snapped {
  readonly rough: Quad;
  readonly outline: Quad;
}

/** Outlines on the edges of their cards, kept from one picture to the next where nothing changed. */
export class SnappedOutlines {
  #before: ReadonlyMap<string, Snapped> = new Map();
  #now = new Map<string, Snapped>();

  /** A new picture: what was asked of the last is known, unless the place changed since. */
  begin(isChanged: (rough: Quad) => boolean): void {
    this.#before = new Map([...this.#now].filter(([, { rough }]) => !isChanged(rough)));
    this.#now = new Map();
  }

  /** As `snapOutline`. */
  snap(pyramid: Pyramid, rough: Quad, isFree = false): Quad {
    const key = `${isFree}:${rough.join()}`;
    const known = this.#now.get(key) ??
      this.#before.get(key) ?? { rough, outline: snapOutline(pyramid, rough, isFree) };
    this.#now.set(key, known);
    return known.outline;
  }
}
