import { fail, ok, type Result } from '../../cards/result.ts';
import type { HandSighting } from '../../table/sighting.ts';
import type { HandWatcher } from './hand-watcher.ts';
import type { HandsAnswer, HandsRequest } from './hands.worker.ts';

/** Why there is no hand watcher: its files did not come, or its runtime does not start here. The game goes on without. */
export type HandWatcherTrouble = { readonly code: 'hands-unavailable'; readonly detail: string };

/** Starts MediaPipe's hands in a worker of their own. They weigh four megabytes: only a live game wants them. */
export function createHandWatcher(): Promise<Result<HandWatcher, HandWatcherTrouble>> {
  const worker = new Worker(new URL('./hands.worker.ts', import.meta.url), {
    type: 'module',
    name: 'hands',
  });
  return new Promise((resolve) => {
    const giveUp = (detail: string) => {
      worker.terminate();
      resolve(fail({ code: 'hands-unavailable', detail }));
    };
    worker.onerror = (event) => giveUp(event.message);
    worker.onmessage = ({ data }: MessageEvent<HandsAnswer>) => {
      if (data.kind !== 'started') return;
      if (data.error === undefined) resolve(ok(new WorkerHandWatcher(worker)));
      else giveUp(data.error);
    };
    const request: HandsRequest = { kind: 'start', base: document.baseURI };
    worker.postMessage(request, []);
  });
}

class WorkerHandWatcher implements HandWatcher {
  readonly #worker: Worker;
  #answered: ((hands: readonly HandSighting[]) => void) | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<HandsAnswer>) =>
      this.#answer(data.kind === 'seen' ? data.hands : []);
    worker.onerror = () => this.#answer([]);
  }

  look(frame: ImageBitmap, at: number, width: number): Promise<readonly HandSighting[]> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      const request: HandsRequest = { kind: 'look', frame, at, width };
      this.#worker.postMessage(request, [frame]);
    });
  }

  dispose(): void {
    this.#worker.terminate();
    this.#answer([]);
  }

  /** A frame that failed shows no hand: motion still tells that something moves. */
  #answer(hands: readonly HandSighting[]): void {
    this.#answered?.(hands);
    this.#answered = undefined;
  }
}
