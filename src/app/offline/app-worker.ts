import { Workbox } from 'workbox-window';
import type { KeepAnswer, PageRequest } from '../../service-worker/talk.ts';

/**
 * How far the app is from working without a network. `never`: this browser or address has no service workers;
 * `stopped`: something did not arrive, and is tried again when the network is back.
 */
const READINESS = ['starting', 'fetching', 'whole', 'stopped', 'never'] as const;
export type Readiness = (typeof READINESS)[number];

export interface OfflineState {
  readonly readiness: Readiness;
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** A new version is here, whole, and waits to be started. */
  readonly updateWaits: boolean;
}

export interface AppWorkerPorts {
  /** Whether a game is open here or in another tab: then no new version is started. */
  isGameRunning(): Promise<boolean>;
  /** Loads the page anew. */
  reload(): void;
}

const UPDATE_CHECK_MS = 60 * 60 * 1000;

/** The page's side of the service worker: keeps the app whole for offline use, and up to date between games. */
export class AppWorker {
  readonly #ports: AppWorkerPorts;
  readonly #workbox = new Workbox('./service-worker.js', { scope: './', updateViaCache: 'none' });
  readonly #listeners = new Set<() => void>();
  #state: OfflineState = { readiness: 'starting', doneBytes: 0, totalBytes: 0, updateWaits: false };
  #isReloading = false;

  constructor(ports: AppWorkerPorts) {
    this.#ports = ports;
  }

  get state(): OfflineState {
    return this.#state;
  }

  /** Calls `listener` after every change; the answer ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves once the worker runs, or it is known that it never will. */
  async start(): Promise<void> {
    this.#reloadWhenReplaced();
    this.#workbox.addEventListener('waiting', () => this.#change({ updateWaits: true }));
    try {
      // Rejects where the certificate is not trusted, or storage is forbidden.
      if ((await this.#workbox.register({ immediate: true })) === undefined)
        throw new Error('none');
      await navigator.serviceWorker.ready;
    } catch {
      this.#change({ readiness: 'never' });
      return;
    }
    setInterval(() => void this.#workbox.update().catch(() => {}), UPDATE_CHECK_MS);
  }

  /** Fetches what the card reader needs, if it is not here yet. */
  async keepReader(): Promise<void> {
    if (this.#state.readiness === 'never' || this.#state.readiness === 'fetching') return;
    this.#change({ readiness: 'fetching' });
    const { active } = await navigator.serviceWorker.ready;
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }: MessageEvent<KeepAnswer>) => this.#hear(data);
    const request: PageRequest = { type: 'keep', part: 'reader' };
    active?.postMessage(request, [channel.port2]);
  }

  /** Starts the version that waits, and loads the page anew with it; not while a game is open in any tab. */
  async update(): Promise<'started' | 'game-running'> {
    if (await this.#ports.isGameRunning()) return 'game-running';
    this.#workbox.messageSkipWaiting();
    return 'started';
  }

  #hear(answer: KeepAnswer): void {
    switch (answer.type) {
      case 'fetching':
        this.#change({ doneBytes: answer.doneBytes, totalBytes: answer.totalBytes });
        break;
      case 'kept':
        this.#change({ readiness: 'whole' });
        break;
      case 'failed':
        this.#change({ readiness: 'stopped' });
    }
  }

  /** The pieces of the old version are gone with its worker. The first worker replaces none: all is of one version. */
  #reloadWhenReplaced(): void {
    const workers = navigator.serviceWorker;
    let hadWorker = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (hadWorker && !this.#isReloading) {
        this.#isReloading = true;
        this.#ports.reload();
      }
      hadWorker = true;
    });
  }

  #change(change: Partial<OfflineState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
