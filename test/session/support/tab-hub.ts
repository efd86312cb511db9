import type { Hold, Tabs } from '../../../src/session/ports.ts';

interface Holder {
  readonly tab: number;
  readonly letGo: () => Promise<void>;
}

/** All tabs of one browser, which hear each other at once. */
export class TabHub {
  readonly #holders = new Map<string, Holder>();
  readonly #listeners: { readonly tab: number; readonly game: string; hear(): void }[] = [];
  #opened = 0;

  /** A tab more. */
  open(): Tabs {
    const tab = this.#opened;
    this.#opened += 1;
    return {
      hold: (game, letGo) =>
        Promise.resolve(this.#holders.has(game) ? undefined : this.#give(game, { tab, letGo })),
      takeOver: async (game, letGo) => {
        await this.#holders.get(game)?.letGo();
        return this.#give(game, { tab, letGo });
      },
      tell: (game) => {
        for (const listener of this.#listeners) {
          if (listener.game === game && listener.tab !== tab) listener.hear();
        }
      },
      listen: (game, hear) => {
        const listener = { tab, game, hear };
        this.#listeners.push(listener);
        return () => this.#listeners.splice(this.#listeners.indexOf(listener), 1);
      },
    };
  }

  #give(game: string, holder: Holder): Hold {
    this.#holders.set(game, holder);
    return {
      release: () => {
        if (this.#holders.get(game) === holder) this.#holders.delete(game);
      },
    };
  }
}

/** Tabs of a browser without locks: everybody may play. */
export function tabsWithoutLocks(): Tabs {
  const hold = { release: () => undefined };
  return {
    hold: () => Promise.resolve(hold),
    takeOver: () => Promise.resolve(hold),
    tell: () => undefined,
    listen: () => () => undefined,
  };
}
