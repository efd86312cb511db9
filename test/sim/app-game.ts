import type { Browser, Page } from 'playwright-core';
import type { InputBase } from '../../src/rules/inputs.ts';
import type { LogEntry } from '../../src/rules/log.ts';
import type { playStory } from './story/play-story.ts';

/** The app in a browser's page, with one game that the camera is to follow. */

const GAME_ID = 'filmed';

/** A page at the size of a phone whose app has just set up this game. */
export async function openApp(
  browser: Browser,
  address: string,
  script: string,
  gameId: string,
  game: Pick<ReturnType<typeof playStory>, 'rulesVersion' | 'seats' | 'extra'> & {
    readonly options: object;
  },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 420, height: 900 },
    serviceWorkers: 'block',
    permissions: ['camera'],
    locale: 'en-GB',
    // What moves on the screen for show only takes time from the film.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript({ content: script });
  await page.goto(`${address}#/history`);
  // The app makes its database before it can say so.
  await page.getByText('No game yet').waitFor();
  await page.evaluate(keepGame, {
    id: GAME_ID,
    gameId,
    rulesVersion: game.rulesVersion,
    options: game.options,
    seats: game.seats,
    startedAt: Date.now(),
    endedAt: null,
    extra: game.extra,
  });
  await page.goto(`${address}#/game/${GAME_ID}`);
  await page.reload();
  return page;
}

export async function letCameraFollow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let the camera follow' }).click();
}

/** The lines that the app has kept of the game, in order. */
export function keptLog(page: Page): Promise<readonly LogEntry<InputBase>[]> {
  return page.evaluate(readLog, GAME_ID);
}

/** In the page: a game that has just been set up, as the app keeps one. */
function keepGame(record: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kibitz');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite');
      writing.objectStore('games').put(record);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      writing.onerror = () => reject(new Error('not kept'));
    };
  });
}

/** In the page. */
function readLog(game: string): Promise<readonly LogEntry<InputBase>[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kibitz');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const asking = opening.result.transaction('entries').objectStore('entries').getAll();
      asking.onsuccess = () => {
        const rows = asking.result as { game: string; entry: LogEntry<InputBase> }[];
        opening.result.close();
        resolve(rows.filter((row) => row.game === game).map(({ entry }) => entry));
      };
      asking.onerror = () => reject(new Error('not read'));
    };
  });
}
