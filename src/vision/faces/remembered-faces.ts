import type { Quad } from '../../table/detection.ts';
import { OutlineMemory } from '../outlines/outline-memory.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import type { FaceName, FaceNamer } from './face-namer.ts';

/** Outlines whose corners are this near to each other, in pixels, show the same. */
const SAME_OUTLINE = 3;

/** What whole faces look like in the pictures of one camera: asked again only where a picture changed. */
export class RememberedFaces implements Pick<FaceNamer, 'name'> {
  readonly #namer: Pick<FaceNamer, 'name'>;
  readonly #known = new OutlineMemory<FaceName>(SAME_OUTLINE);

  constructor(namer: Pick<FaceNamer, 'name'>) {
    this.#namer = namer;
  }

  /** A new picture: what changed has to be seen anew. */
  begin(isChanged: (outline: Quad) => boolean): void {
    this.#known.begin(isChanged);
  }

  /** One name per outline, in their order. */
  name(pyramid: Pyramid, outlines: readonly Quad[]): FaceName[] {
    const known = outlines.map((outline) => this.#known.find(outline));
    const fresh = outlines.filter((_, i) => known[i] === undefined);
    const names = this.#namer.name(pyramid, fresh);
    fresh.forEach((outline, i) => this.#known.keep(outline, names[i]!));
    return outlines.map((outline, i) => known[i] ?? names[fresh.indexOf(outline)]!);
  }
}
