import type { Router } from '../routing/router.ts';
import { AppWorker } from './app-worker.ts';
import './offline-notice.ts';

/** Every tab that has a game open holds a lock of this kind (`session/browser-tabs.ts`). */
const GAME_LOCK = 'kibitz-game-';

async function isGameOpen(): Promise<boolean> {
  // Missing in older browsers, which then have to rely on this tab alone.
  const locks = (navigator as Partial<Navigator>).locks;
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(GAME_LOCK) === true);
}

/** People who pay for every byte fetch the reader when they first use it. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Makes the app work without a network, and starts new versions between games: at once when one waits while nobody is
 * looking, else when it is asked for.
 */
export async function startOffline(router: Router): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = new AppWorker({ isGameRunning: isGameOpen, reload: () => location.reload() });
  const notice = document.createElement('offline-notice');
  notice.worker = worker;
  notice.router = router;
  document.body.append(notice);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && worker.state.updateWaits) void worker.update();
  });
  addEventListener('online', () => {
    if (worker.state.readiness === 'stopped') void worker.keepReader();
  });
  await worker.start();
  if (!isSavingData()) await worker.keepReader();
}
