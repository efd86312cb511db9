import type { HandSighting } from '../../table/sighting.ts';

/** Finds hands in frames. One frame at a time; whoever asks waits for the answer before asking again. */
export interface HandWatcher {
  /**
   * The hands in a frame, at most two. Places are in pixels of a picture `width` wide: frames may be handed in smaller
   * than those that cards are read in. `at` in milliseconds has to go forward. The frame is consumed.
   */
  look(frame: ImageBitmap, at: number, width: number): Promise<readonly HandSighting[]>;
  /** Stops the worker and frees its memory. */
  dispose(): void;
}
