/** Keeps the screen on while a table is watched. A browser without it sleeps as it likes, and the game is where it was. */
export class WakeLock {
  #lock: Promise<WakeLockSentinel | undefined> | undefined;

  /** To be asked again whenever the page is seen again: hiding it ends the lock. */
  async hold(): Promise<void> {
    const held = await this.#lock;
    if (held !== undefined && !held.released) return;
    this.#lock = request();
    await this.#lock;
  }

  release(): void {
    void this.#lock?.then((held) => held?.release());
    this.#lock = undefined;
  }
}

async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return await (navigator as Partial<Navigator>).wakeLock?.request('screen');
  } catch {
    // Low battery, or the page is hidden just now.
    return undefined;
  }
}
