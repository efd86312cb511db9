import type { Detection, Quad } from '../table/detection.ts';
import type { DieDetection } from '../table/die-detection.ts';
import type { Box } from '../table/sighting.ts';
import type { Looked } from './frames/known-picture.ts';
import type { BlobsOnCards } from './pieces/blobs-on-cards.ts';

/** Anything with pixels that can be handed to a worker. */
export type Picture = ImageBitmap | ImageData;

/** What one look at a picture gave. Places are in pixels of the picture handed in. */
export interface PictureReading {
  readonly width: number;
  readonly height: number;
  /** Those that lie face down among them. */
  readonly cards: readonly Detection[];
  readonly dice: readonly DieDetection[];
  /** Milliseconds spent reading, decoding of the file excluded. */
  readonly elapsedMs: number;
}

/** A look at one of a row of pictures, and how much of it was looked at. */
export interface FollowedReading extends PictureReading, BlobsOnCards {
  readonly looked: Looked;
  /** Where the picture changed, in its pixels; undefined for the first of a row: all is new. */
  readonly changed?: readonly Box[];
}

/** Reads the cards in a picture. One reading runs at a time; later calls wait. */
export interface CardReader {
  /** Finds and names the cards. What is handed in is consumed (transferred to the worker). */
  read(picture: Picture): Promise<PictureReading>;
  /**
   * The same for the next picture of a camera that stands still: what did not change since the last one keeps its reading,
   * which takes a fraction of the time. Where nearly everything changed, as when the camera moves, the whole is read.
   *
   * @param places where cards lie if a lay-out is known, in pixels of the picture: backs that were overlooked are looked
   *   for there
   */
  follow(picture: Picture, places?: readonly Quad[]): Promise<FollowedReading>;
  /** Stops the worker and frees its memory; the reader can't be used afterwards. */
  dispose(): void;
}
