import type { Quad } from '../table/detection.ts';
import type { CardReader, FollowedReading, Picture, PictureReading } from './card-reader.ts';
import type { ReaderAnswer, ReaderRequest } from './card-reader.worker.ts';

type Question =
  | { readonly kind: 'read'; readonly picture: Picture }
  | {
      readonly kind: 'follow';
      readonly picture: Picture;
      readonly places?: readonly Quad[] | undefined;
    };

interface Waiting {
  readonly settle: (answer: Exclude<ReaderAnswer, { kind: 'started' }>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts the card reader in a worker of its own and resolves once it can read. Rejects where its files can't be fetched or
 * its memory is not to be had.
 *
 * @param printed glyphs that the pack at hand is known to print: what a letter means depends on them
 */
export async function createCardReader(printed: readonly string[] = []): Promise<CardReader> {
  const worker = new Worker(new URL('./card-reader.worker.ts', import.meta.url), {
    type: 'module',
    name: 'card-reader',
  });
  try {
    await started(worker, printed);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return new WorkerReader(worker);
}

function ask(worker: Worker, request: ReaderRequest, transfer: Transferable[] = []): void {
  worker.postMessage(request, transfer);
}

function started(worker: Worker, printed: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      if (data.kind !== 'started') return;
      if (data.error === undefined) resolve();
      else reject(new Error(data.error));
    };
    worker.onerror = (event) =>
      reject(new Error(`the reader's worker failed to load: ${event.message}`));
    ask(worker, { kind: 'start', base: document.baseURI, printed });
  });
}

class WorkerReader implements CardReader {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => this.#settle(data);
    worker.onerror = (event) => this.#failAll(`the reader's worker stopped: ${event.message}`);
  }

  read(picture: Picture): Promise<PictureReading> {
    return new Promise((resolve, reject) => {
      this.#ask(
        { kind: 'read', picture },
        {
          settle: (answer) => {
            if (answer.kind === 'read') resolve(answer.reading);
            else if (answer.kind === 'failed') reject(new Error(answer.error));
          },
          reject,
        },
      );
    });
  }

  follow(picture: Picture, places?: readonly Quad[]): Promise<FollowedReading> {
    return new Promise((resolve, reject) => {
      this.#ask(
        { kind: 'follow', picture, places },
        {
          settle: (answer) => {
            if (answer.kind === 'follow') resolve(answer.reading);
            else if (answer.kind === 'failed') reject(new Error(answer.error));
          },
          reject,
        },
      );
    });
  }

  dispose(): void {
    this.#worker.terminate();
    this.#failAll('the reader was disposed of');
  }

  #ask(question: Question, waiting: Waiting): void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#waiting.set(id, waiting);
    const { picture } = question;
    const transfer = picture instanceof ImageBitmap ? [picture] : [picture.data.buffer];
    ask(this.#worker, { ...question, id }, transfer);
  }

  #settle(data: ReaderAnswer): void {
    if (data.kind === 'started') return;
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    waiting?.settle(data);
  }

  #failAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
