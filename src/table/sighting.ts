import type { Detection, Point } from './detection.ts';
import type { Colour, DieDetection } from './die-detection.ts';
import type { SeenPiece } from './table-view.ts';

/** A hand in the picture. */
export interface HandSighting {
  /** The region it covers: corners of a convex polygon, in pixels. */
  readonly outline: readonly Point[];
  /** Thumb, index and middle finger tips, in pixels: what it reaches for. */
  readonly tips: readonly Point[];
}

/** A part of a picture in pixels: from `left`, `top` to just before `right`, `bottom`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** All that vision says of one frame. */
export interface Sighting extends PictureSize {
  /** When the frame was taken: milliseconds, any clock that only goes forward. */
  readonly at: number;
  readonly cards: readonly Detection[];
  readonly pieces: readonly SeenPiece[];
  readonly dice: readonly DieDetection[];
  readonly hands: readonly HandSighting[];
  /**
   * Where the picture changed since it was last looked at there, as boxes in pixels: a card does not leave a place where
   * nothing changed. Undefined where that is not known.
   */
  readonly changed?: readonly Box[];
  /** Share of the picture (0 to 1) that changed since the frame before: stands in for hands where there are none. */
  readonly motion: number;
  /** How the white paper of the cards shows in this light; as plain white where it was not measured. */
  readonly white?: Colour;
}
