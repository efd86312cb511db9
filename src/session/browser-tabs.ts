import type { Hold, Tabs } from './ports.ts';

/** What the tabs of one browser say to each other. */
type Message =
  | { readonly kind: 'grown'; readonly game: string }
  /** Somebody wants to play it: whoever plays lets go. */
  | { readonly kind: 'wanted'; readonly game: string };

/** How long a tab that plays may take to write what it was about to, before its right is taken from it. */
const PATIENCE_MS = 3000;

/**
 * Tabs by the Web Locks API and a BroadcastChannel. The browser lets go of a lock when its tab dies, whatever it died
 * of. Where a browser has no such locks, every tab may play, and the store refuses what does not fit.
 */
export class BrowserTabs implements Tabs {
  readonly #locks: LockManager | undefined;
  readonly #channel: BroadcastChannel | undefined;
  readonly #listeners = new Map<string, Set<() => void>>();
  /** By game: what lets go of it. */
  readonly #holding = new Map<string, () => void>();

  constructor() {
    // Older browsers lack them, whatever the type says.
    this.#locks = (navigator as Partial<Navigator>).locks;
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kibitz') : undefined;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) =>
      this.#hear(data),
    );
  }

  hold(gameId: string, letGo: () => Promise<void>): Promise<Hold | undefined> {
    return this.#request(gameId, { ifAvailable: true }, letGo);
  }

  async takeOver(gameId: string, letGo: () => Promise<void>): Promise<Hold> {
    this.#say({ kind: 'wanted', game: gameId });
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const given = await this.#request(gameId, { signal: patience }, letGo).catch(() => undefined);
    const hold = given ?? (await this.#request(gameId, { steal: true }, letGo));
    if (hold === undefined) throw new Error('a lock can always be stolen');
    return hold;
  }

  tell(gameId: string): void {
    this.#say({ kind: 'grown', game: gameId });
  }

  listen(gameId: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(gameId) ?? new Set();
    this.#listeners.set(gameId, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  #say(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #hear({ kind, game }: Message): void {
    if (kind === 'wanted') this.#holding.get(game)?.();
    else for (const listener of this.#listeners.get(game) ?? []) listener();
  }

  /** Undefined when the lock was not to be had at once; fails when it was not to be had in time. */
  #request(
    gameId: string,
    options: LockOptions,
    letGo: () => Promise<void>,
  ): Promise<Hold | undefined> {
    const locks = this.#locks;
    if (locks === undefined) return Promise.resolve({ release: () => undefined });
    return new Promise((give, refuse) => {
      const held = locks.request(`kibitz-game-${gameId}`, options, async (lock) => {
        if (lock === null) {
          give(undefined);
          return;
        }
        await new Promise<void>((release) => {
          this.#holding.set(gameId, () => void letGo().finally(release));
          give({ release });
        });
      });
      const forget = () => this.#holding.delete(gameId);
      held.then(forget, (error: unknown) => {
        // Never had, or stolen: what was held has to be let go.
        this.#holding.get(gameId)?.();
        forget();
        refuse(error);
      });
    });
  }
}
