import type { Result } from '../../cards/result.ts';
import type { HandSighting, Sighting } from '../../table/sighting.ts';
import type { FollowedReading } from '../../vision/card-reader.ts';

/** A frame of the preview, in two sizes. */
export interface Frame<Picture> {
  /** When it was taken: milliseconds that go forward. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** Share of the picture that changed since the frame before. */
  readonly motion: number;
  /** For the card reader; consumed. */
  readonly picture: Picture;
}

export interface TableLoopPorts<Picture, Failure> {
  /** The frame that is shown now; undefined while there is none. */
  grab(): Promise<Frame<Picture> | undefined>;
  read(picture: Picture): Promise<Result<Omit<FollowedReading, 'looked'>, Failure>>;
  /** The hands in what is shown now; undefined where they are not watched for. */
  findHands(at: number, width: number): Promise<readonly HandSighting[]> | undefined;
  /** What these are, as far as the table's pieces are known. */
  namePieces(blobs: FollowedReading['blobs']): Sighting['pieces'];
  wait(milliseconds: number): Promise<void>;
}

const NO_FRAME_MS = 200;
/** The page gets so much air between two frames; a worker does the reading. */
const REST_MS = 10;
/** Hands are looked for no more often than this: they move slowly, and looking costs more than reading on. */
const HANDS_EVERY_MS = 250;
/** A hand that was seen this long ago may be anywhere. */
const HANDS_LAST_MS = 700;

/**
 * What vision says of the table, frame after frame, until `signal` ends it or the reader fails. Slow readers skip frames,
 * they never queue them. Hands are looked for beside it and join the frames that are read meanwhile.
 */
export async function* sightings<Picture, Failure>(
  ports: TableLoopPorts<Picture, Failure>,
  signal: AbortSignal,
): AsyncGenerator<Result<Sighting, Failure>> {
  const hands = new LatestHands(ports);
  while (!signal.aborted) {
    const frame = await ports.grab();
    if (frame === undefined) {
      await ports.wait(NO_FRAME_MS);
      continue;
    }
    hands.look(frame.at, frame.width);
    const reading = await ports.read(frame.picture);
    if (signal.aborted) return;
    if (!reading.ok) {
      yield reading;
      return;
    }
    const { width, height, cards, dice, changed, blobs, white } = reading.value;
    const pieces = ports.namePieces(blobs);
    const { at, motion } = frame;
    yield {
      ok: true,
      value: {
        at,
        width,
        height,
        cards,
        dice,
        pieces,
        motion,
        hands: hands.lastSeen(at),
        ...(changed === undefined ? {} : { changed }),
        ...(white === undefined ? {} : { white }),
      },
    };
    await ports.wait(REST_MS);
  }
}

class LatestHands<Picture, Failure> {
  readonly #ports: TableLoopPorts<Picture, Failure>;
  #askedAt = Number.NEGATIVE_INFINITY;
  #isLooking = false;
  #seen: { readonly at: number; readonly hands: readonly HandSighting[] } | undefined;

  constructor(ports: TableLoopPorts<Picture, Failure>) {
    this.#ports = ports;
  }

  look(at: number, width: number): void {
    if (this.#isLooking || at - this.#askedAt < HANDS_EVERY_MS) return;
    const asked = this.#ports.findHands(at, width);
    if (asked === undefined) return;
    this.#askedAt = at;
    this.#isLooking = true;
    void asked.then((hands) => {
      this.#seen = { at, hands };
      this.#isLooking = false;
    });
  }

  lastSeen(at: number): readonly HandSighting[] {
    const seen = this.#seen;
    return seen === undefined || at - seen.at > HANDS_LAST_MS ? [] : seen.hands;
  }
}
