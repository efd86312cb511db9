import type { OpenedStore } from '../store/open-store.ts';
import { openStore } from '../store/open-store.ts';
import { BrowserTabs } from './browser-tabs.ts';
import { Sessions } from './sessions.ts';
import { Transfer } from './transfer.ts';

/** Everything about keeping that the screens use. */
export interface OpenedKeeping extends OpenedStore {
  readonly sessions: Sessions;
  readonly transfer: Transfer;
}

/** Opens what is kept in this browser. Loads all rules and the database code, so the first page does without it. */
export async function openKeeping(): Promise<OpenedKeeping> {
  const opened = await openStore();
  const now = () => Date.now();
  const sessions = new Sessions(opened.store, {
    now,
    random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    tabs: new BrowserTabs(),
  });
  return { ...opened, sessions, transfer: new Transfer(opened.store, sessions, now) };
}
