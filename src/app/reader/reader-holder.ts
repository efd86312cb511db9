import { fail, ok, type Result } from '../../cards/result.ts';
import type { Quad } from '../../table/detection.ts';
import type {
  CardReader,
  FollowedReading,
  Picture,
  PictureReading,
} from '../../vision/card-reader.ts';

/** Why the card reader gives no reading: a part of it did not arrive, too little memory, anything else. */
export const READER_FAILURES = ['reader-missing', 'reader-memory', 'reader-failed'] as const;
export type ReaderFailure = (typeof READER_FAILURES)[number];

/** What went wrong, from what was thrown: browsers have no codes for these, only words. */
export function explainReaderError(error: unknown): ReaderFailure {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/memory|allocation|RangeError/i.test(text)) return 'reader-memory';
  if (/fetch|import|load|network|40\d|50\d/i.test(text)) return 'reader-missing';
  return 'reader-failed';
}

/**
 * The one card reader of the visit. It starts when it is first wanted; after a failure the next wish starts a new one.
 */
export class ReaderHolder {
  readonly #create: () => Promise<CardReader>;
  #reader: Promise<CardReader> | undefined;

  constructor(create: () => Promise<CardReader>) {
    this.#create = create;
  }

  /** Starts the reader ahead of need, say while a person looks for a photo. */
  wake(): void {
    // Failing here is no news yet: whoever needs the reader is told.
    this.#start().catch(() => {});
  }

  async ready(): Promise<Result<undefined, ReaderFailure>> {
    try {
      await this.#start();
      return ok(undefined);
    } catch (error) {
      return fail(explainReaderError(error));
    }
  }

  read(picture: Picture): Promise<Result<PictureReading, ReaderFailure>> {
    return this.#ask((reader) => reader.read(picture));
  }

  /** The next frame of a camera: only what changed is looked at again. */
  follow(
    picture: Picture,
    places?: readonly Quad[],
  ): Promise<Result<FollowedReading, ReaderFailure>> {
    return this.#ask((reader) => reader.follow(picture, places));
  }

  async #ask<Reading>(
    question: (reader: CardReader) => Promise<Reading>,
  ): Promise<Result<Reading, ReaderFailure>> {
    try {
      return ok(await question(await this.#start()));
    } catch (error) {
      this.#drop();
      return fail(explainReaderError(error));
    }
  }

  #start(): Promise<CardReader> {
    if (this.#reader === undefined) {
      const starting = this.#create();
      this.#reader = starting;
      starting.catch(() => {
        if (this.#reader === starting) this.#reader = undefined;
      });
    }
    return this.#reader;
  }

  /** The next wish starts a new reader, as one that has to know more than the one that runs. */
  renew(): void {
    this.#drop();
  }

  #drop(): void {
    this.#reader?.then(
      (reader) => reader.dispose(),
      () => {},
    );
    this.#reader = undefined;
  }
}
