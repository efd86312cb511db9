import type { Detection } from '../../table/detection.ts';
import type { WatchedCards } from '../../table/steady-cards.ts';
import { NO_CARDS_WATCHED, steadyCards, watchCards } from '../../table/steady-cards.ts';
import type { PictureReading } from '../../vision/card-reader.ts';
import { drawFitting, fitSize } from '../../vision/pixels/decode-picture.ts';
import { liveLooks } from '../camera-screen/live-looks.ts';
import type { ReaderFailure, ReaderHolder } from '../reader/reader-holder.ts';

/** A frame of the preview, what was read in it, and what the frames up to it agree on. */
export interface PointedLook {
  /** When it was taken, in ms that go forward. */
  readonly at: number;
  readonly frame: HTMLCanvasElement;
  readonly reading: PictureReading;
  /** Undefined while something in the picture is new. */
  readonly steady: readonly Detection[] | undefined;
  /** By the clock of the watching, in ms: a slow reader's frames are no further apart than a quick one's. */
  readonly clock: number;
}

interface Frame {
  readonly at: number;
  readonly canvas: HTMLCanvasElement;
}

/** Longest side of the frames that are read. */
const LONGEST_SIDE = 1280;

/** Reads a preview frame after frame, until it is stopped or the reader fails. */
export class LookLoop {
  readonly #reader: ReaderHolder;
  readonly #video: () => HTMLVideoElement | null;
  readonly #onLook: (look: PointedLook) => void;
  readonly #onFailure: (failure: ReaderFailure) => void;
  #looking = new AbortController();

  constructor(
    reader: ReaderHolder,
    video: () => HTMLVideoElement | null,
    onLook: (look: PointedLook) => void,
    onFailure: (failure: ReaderFailure) => void,
  ) {
    this.#reader = reader;
    this.#video = video;
    this.#onLook = onLook;
    this.#onFailure = onFailure;
  }

  /** Begins anew: what was seen before counts no more. */
  async start(): Promise<void> {
    this.stop();
    const looking = new AbortController();
    this.#looking = looking;
    let watched: WatchedCards = NO_CARDS_WATCHED;
    // Two, in turns: the frame of the look that is shown must stay while the next one is read.
    const canvases = [document.createElement('canvas'), document.createElement('canvas')];
    const looks = liveLooks(
      {
        grab: () => this.#grab(canvases.reverse()[0]),
        pixels: ({ canvas }: Frame) => createImageBitmap(canvas),
        read: (picture) => this.#reader.follow(picture),
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
      looking.signal,
    );
    for await (const look of looks) {
      if (!look.ok) {
        this.#onFailure(look.error);
        return;
      }
      const { frame, reading } = look.value;
      const { at, canvas } = frame;
      watched = watchCards(watched, { at, cards: reading.cards });
      const { clock } = watched;
      this.#onLook({ at, frame: canvas, reading, steady: steadyCards(watched), clock });
    }
  }

  stop(): void {
    this.#looking.abort();
  }

  /** The preview as it is now; nothing while the page is hidden or no frame has come. */
  #grab(canvas: HTMLCanvasElement | undefined): Frame | undefined {
    const video = this.#video();
    if (video === null || document.hidden || video.readyState < 2) return undefined;
    const at = performance.now();
    const { width, height } = fitSize(video.videoWidth, video.videoHeight, LONGEST_SIDE);
    const drawn = drawFitting(video, width, height, canvas);
    return drawn === undefined ? undefined : { at, canvas: drawn };
  }
}
