import type { Result } from '../../cards/result.ts';
import type { Picture, PictureReading } from '../../vision/card-reader.ts';

/** A frame of the preview and what was read in it. */
export interface LiveLook<Frame> {
  readonly frame: Frame;
  readonly reading: PictureReading;
}

export interface LivePorts<Frame, Failure> {
  /** The frame that is shown now; undefined while there is none. */
  grab(): Frame | undefined;
  pixels(frame: Frame): Promise<Picture>;
  read(picture: Picture): Promise<Result<PictureReading, Failure>>;
  wait(milliseconds: number): Promise<void>;
}

/** Leaves the page some air between two readings, a part of what the last one took: a phone must not get hot. */
const REST_PART = 0.2;
const LEAST_REST_MS = 50;
const NO_FRAME_MS = 200;

/**
 * Reads the preview over and over, one frame at a time, until `signal` ends it or the reader fails. Slow readers skip
 * frames, they never queue them.
 */
export async function* liveLooks<Frame, Failure>(
  ports: LivePorts<Frame, Failure>,
  signal: AbortSignal,
): AsyncGenerator<Result<LiveLook<Frame>, Failure>> {
  while (!signal.aborted) {
    const frame = ports.grab();
    if (frame === undefined) {
      await ports.wait(NO_FRAME_MS);
      continue;
    }
    const reading = await ports.read(await ports.pixels(frame));
    if (signal.aborted) return;
    if (!reading.ok) {
      yield reading;
      return;
    }
    yield { ok: true, value: { frame, reading: reading.value } };
    await ports.wait(Math.max(LEAST_REST_MS, reading.value.elapsedMs * REST_PART));
  }
}
