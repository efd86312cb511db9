import type { Detection } from '../table/detection.ts';
import type { DieDetection } from '../table/die-detection.ts';

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

/** Reads the cards in a picture. One reading runs at a time; later calls wait. */
export interface CardReader {
  /** Finds and names the cards. What is handed in is consumed (transferred to the worker). */
  read(picture: Picture): Promise<PictureReading>;
  /** Stops the worker and frees its memory; the reader can't be used afterwards. */
  dispose(): void;
}
