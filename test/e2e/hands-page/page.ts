import type { HandSighting } from '../../../src/table/sighting.ts';
import { createHandWatcher } from '../../../src/vision/hands/create-hand-watcher.ts';

/** What was seen in a picture, and in what time; or why there is no watcher. */
export type Seen =
  | { readonly hands: readonly HandSighting[]; readonly elapsedMs: number }
  | { readonly trouble: string };

declare global {
  interface Window {
    /** Looks for hands in a picture file, given as base64; places are parts of a picture 1000 wide. */
    findHands?: (base64: string) => Promise<Seen>;
  }
}

const watcher = await createHandWatcher();
let at = 0;

window.findHands = async (base64) => {
  if (!watcher.ok) return { trouble: watcher.error.detail };
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const frame = await createImageBitmap(new Blob([bytes]), { resizeWidth: 640 });
  at += 1000;
  const begun = performance.now();
  const hands = await watcher.value.look(frame, at, 1000);
  return { hands, elapsedMs: performance.now() - begun };
};
