import type { CDPSession, Page } from 'playwright-core';

/** Bytes in use right after a garbage collection, array buffers and the memory of WebAssembly included. */
export interface MemoryUse {
  /** In film time, ms. */
  readonly at: number;
  readonly page: number;
  /** Of all workers together. */
  readonly workers: number;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize?: number;
}

const ANSWER_MS = 10_000;

/** Reads the memory of a page and its workers through the Chrome DevTools protocol, whose sessions of workers Playwright keeps to itself. */
export class MemoryWatch {
  readonly uses: MemoryUse[] = [];
  readonly #session: CDPSession;
  readonly #workers = new Set<string>();
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #number = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.#workers.add(sessionId);
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => this.#workers.delete(sessionId));
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id: number; result: unknown };
      this.#waiting.get(id)?.(result);
      this.#waiting.delete(id);
    });
  }

  static async of(page: Page): Promise<MemoryWatch> {
    const session = await page.context().newCDPSession(page);
    const watch = new MemoryWatch(session);
    const how = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false } as const;
    await session.send('Target.setAutoAttach', how);
    return watch;
  }

  async look(at: number): Promise<void> {
    await this.#session.send('HeapProfiler.collectGarbage');
    const page = sizeOf((await this.#session.send('Runtime.getHeapUsage')) as HeapUsage);
    let workers = 0;
    for (const worker of this.#workers) {
      await this.#ask(worker, 'HeapProfiler.collectGarbage');
      workers += sizeOf((await this.#ask(worker, 'Runtime.getHeapUsage')) as HeapUsage);
    }
    this.uses.push({ at, page, workers });
  }

  async #ask(sessionId: string, method: string): Promise<unknown> {
    this.#number += 1;
    const id = this.#number;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, resolve);
      setTimeout(() => reject(new Error(`${method} got no answer`)), ANSWER_MS).unref();
    });
    const message = JSON.stringify({ id, method, params: {} });
    await this.#session.send('Target.sendMessageToTarget', { sessionId, message });
    return answer;
  }
}

/** How far a memory went beyond what it was after the first minute, as a share of that; undefined of a shorter film. */
export function growthOf(
  uses: readonly MemoryUse[],
  of: (use: MemoryUse) => number,
): number | undefined {
  const [first, ...later] = uses.filter(({ at }) => at >= 60_000).map(of);
  return first === undefined || later.length === 0 ? undefined : Math.max(...later) / first - 1;
}

function sizeOf({ usedSize, backingStorageSize = 0 }: HeapUsage): number {
  return usedSize + backingStorageSize;
}
