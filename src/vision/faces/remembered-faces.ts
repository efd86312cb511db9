import type { Quad } from '../../table/detection.ts';
import type { FaceName, FaceNamer } from './face-namer.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import { areNear } from '../outlines/quad-overlap.ts';

/** Outlines whose corners are this near to each other, in pixels, show the same. */
const SAME_OUTLINE = 3;
/** More are on no table; those of a table that moved are given up. */
const MOST_KNOWN = 64;

/** What whole faces look like in the pictures of one camera: asked again only where a picture changed. */
export class RememberedFaces implements Pick<FaceNamer, 'name'> {
  readonly #namer: Pick<FaceNamer, 'name'>;
  #known: readonly { readonly outline: Quad; readonly name: FaceName }[] = [];

  constructor(namer: Pick<FaceNamer, 'name'>) {
    this.#namer = namer;
  }

  /** One name per outline, in their order. */
  name(pyramid: Pyramid, outlines: readonly Quad[]): FaceName[] {
    const known = outlines.map((outline) =>
      this.#known.find((one) => areNear(one.outline, outline, SAME_OUTLINE)),
    );
    const fresh = outlines.filter((_, i) => known[i] === undefined);
    const names = this.#namer.name(pyramid, fresh);
    const asked = fresh.map((outline, i) => ({ outline, name: names[i]! }));
    this.#known = [...this.#known, ...asked].slice(-MOST_KNOWN);
    return outlines.map(
      (outline, i) => (known[i] ?? asked.find((one) => one.outline === outline)!).name,
    );
  }

  /** What lies within these outlines has to be seen anew. */
  forget(isChanged: (outline: Quad) => boolean): void {
    this.#known = this.#known.filter(({ outline }) => !isChanged(outline));
  }
}
