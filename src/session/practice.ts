import { MemoryStore } from '../store/memory-store.ts';
import { BrowserTabs } from './browser-tabs.ts';
import type { Session } from './session.ts';
import { Sessions, type NewGame } from './sessions.ts';

/** A game that is only looked at: it is kept nowhere, and gone with the page. The rules have to accept it. */
export async function startPractice(game: NewGame): Promise<Session> {
  const sessions = new Sessions(new MemoryStore(), {
    now: () => Date.now(),
    random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    tabs: new BrowserTabs(),
  });
  const started = await sessions.start(game);
  if (!started.ok) throw new Error(`the sample game is refused: ${started.error.code}`);
  return started.value;
}
