import type { Quad } from '../../table/detection.ts';
import { lookWithin, type Look } from '../backs/look-within.ts';
import type { FaceNamer } from '../faces/face-namer.ts';
import { RememberedFaces } from '../faces/remembered-faces.ts';
import { OutlineMemory } from '../outlines/outline-memory.ts';
import { snapOutline } from '../outlines/snap-outline.ts';
import { takePatch, type CardPatch } from '../pieces/card-patch.ts';
import { Pyramid } from '../pixels/pixels.ts';

/** Outlines that are less than this apart, in pixels, are the same. */
const SAME = 0.01;

/** What outlines show in the pictures of one camera: seen anew only where a picture changed. */
export class OutlineSights {
  readonly faces: RememberedFaces;
  readonly #near = new OutlineMemory<Quad>(SAME);
  readonly #free = new OutlineMemory<Quad>(SAME);
  readonly #looks = new OutlineMemory<Look>(SAME);
  readonly #patches = new OutlineMemory<CardPatch>(SAME);
  #picture = new Pyramid({ width: 1, height: 1, data: new Uint8ClampedArray(4) });

  constructor(facer: Pick<FaceNamer, 'name'>) {
    this.faces = new RememberedFaces(facer);
  }

  /** A new picture, from now on the one that is asked about: nothing in it changed. */
  showSame(picture: Pyramid): void {
    this.#picture = picture;
  }

  /** A new picture that is asked about all cards, and where it changed. */
  show(picture: Pyramid, isChanged: (outline: Quad) => boolean): void {
    this.#picture = picture;
    this.faces.begin(isChanged);
    for (const each of [this.#near, this.#free, this.#looks, this.#patches]) each.begin(isChanged);
  }

  /** As `snapOutline`. */
  readonly snap = (outline: Quad, isFree = false): Quad => {
    const memory = isFree ? this.#free : this.#near;
    return memory.get(outline, () => snapOutline(this.#picture, outline, isFree));
  };

  /** As `lookWithin`. */
  readonly lookAt = (outline: Quad): Look =>
    this.#looks.get(outline, () => lookWithin(this.#picture, outline));

  /** As `takePatch`. */
  readonly patchOf = (outline: Quad): CardPatch =>
    this.#patches.get(outline, () => takePatch(this.#picture.at(0), outline));
}
