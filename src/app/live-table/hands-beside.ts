import type { HandWatcher } from '../../vision/hands/hand-watcher.ts';
import type { HandSighting } from '../../table/sighting.ts';
import type { Preview } from './preview.ts';

/** The hand watcher of a game: it comes late or never, and the table is followed without it. */
export class HandsBeside {
  #watcher: HandWatcher | undefined;
  #isOver = false;

  async wake(): Promise<void> {
    if (this.#watcher !== undefined) return;
    try {
      const { createHandWatcher } = await import('../../vision/hands/create-hand-watcher.ts');
      const watcher = await createHandWatcher();
      if (!watcher.ok) return;
      if (this.#isOver) watcher.value.dispose();
      else this.#watcher = watcher.value;
    } catch {
      // The piece did not arrive: motion takes its place.
    }
  }

  look(preview: Preview, at: number, width: number): Promise<readonly HandSighting[]> | undefined {
    const watcher = this.#watcher;
    if (watcher === undefined) return undefined;
    return preview
      .grabSmall()
      .then((frame) => (frame === undefined ? [] : watcher.look(frame, at, width)));
  }

  dispose(): void {
    this.#isOver = true;
    this.#watcher?.dispose();
    this.#watcher = undefined;
  }
}
