import type { KeepingPlace } from './sheet-store.ts';

/** Keeps nothing beyond the page. */
export function makeMemoryPlace(): KeepingPlace {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/**
 * The browser's storage, of this tab or of all tabs on the device; memory where the browser forbids it (blocked cookies
 * make the mere look at it throw).
 */
export function browserPlace(reach: 'tab' | 'device'): KeepingPlace {
  try {
    return reach === 'tab' ? sessionStorage : localStorage;
  } catch {
    return makeMemoryPlace();
  }
}
