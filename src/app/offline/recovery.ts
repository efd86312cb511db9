import { FRESH_PARAMETER } from '../../service-worker/talk.ts';
import type { KeepingPlace } from '../facade-score/sheet-store.ts';

const KEY = 'kibitz.started-afresh';
/** A piece that is missing again so soon after a fresh start is not missing because the page is old. */
const ONCE_MS = 60_000;

/** Whether a fresh start may be tried now; if so, it is noted, so that none follows at once. */
export function mayStartAfresh(place: KeepingPlace, nowMs: number): boolean {
  const last = Number(place.getItem(KEY) ?? '-Infinity');
  if (nowMs - last < ONCE_MS) return false;
  try {
    place.setItem(KEY, String(nowMs));
  } catch {
    // Without a note there could be no end to it.
    return false;
  }
  return true;
}

/** Whether the host answers. The worker's own script is the one file that comes from the network alone. */
async function isHostThere(): Promise<boolean> {
  try {
    return (await fetch('./service-worker.js', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * After a new version was put on the host, an old page may ask for pieces that are gone. Then everything kept is
 * forgotten and the page loaded afresh, once: games are kept elsewhere and go on where they were. With no host in reach
 * nothing is forgotten.
 */
export function recoverFromMissingPieces(place: KeepingPlace): void {
  if (new URLSearchParams(location.search).has(FRESH_PARAMETER)) {
    history.replaceState(history.state, '', `./${location.hash}`);
  }
  addEventListener('vite:preloadError', () => {
    void isHostThere().then((isThere) => {
      if (isThere && mayStartAfresh(place, Date.now())) {
        location.replace(`./?${FRESH_PARAMETER}${location.hash}`);
      }
    });
  });
}
