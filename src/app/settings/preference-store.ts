import type { KeepingPlace } from '../facade-score/sheet-store.ts';
import { parsePreferences, type Preferences } from './preferences.ts';

const KEY = 'kibitz.preferences';

/** The one place where preferences are read and changed. They are kept at once, and live in memory where that fails. */
export class PreferenceStore {
  readonly #place: KeepingPlace;
  readonly #listeners = new Set<() => void>();
  #current: Preferences;

  constructor(place: KeepingPlace) {
    this.#place = place;
    this.#current = parsePreferences(place.getItem(KEY) ?? '');
  }

  get current(): Preferences {
    return this.#current;
  }

  change(changes: Partial<Preferences>): void {
    this.#current = { ...this.#current, ...changes };
    try {
      this.#place.setItem(KEY, JSON.stringify(this.#current));
    } catch {
      // Storage is full or forbidden: the wish holds until the page is closed.
    }
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after every change; the answer ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
