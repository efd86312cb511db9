import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import type { LogEntry } from '../../src/rules/log.ts';
import type { InputBase } from '../../src/rules/inputs.ts';
import type { Conditions } from './film/scene.ts';
import type { playStory } from './story/play-story.ts';

/** What the app showed, and when it was first there, in film time, ms. */
export interface Said {
  readonly at: number;
  readonly text: string;
}

/** What the app made of a film. */
export interface Filming {
  /** In film time, ms from the film's start. */
  readonly log: readonly { readonly at: number; readonly entry: LogEntry<InputBase> }[];
  readonly frames: number;
  /** Real seconds. */
  readonly took: number;
  readonly questions: readonly Said[];
  readonly faults: readonly Said[];
  readonly lastStatus: string;
}

const GAME_ID = 'filmed';
const LOOK_MS = 500;
/** A picture of the app is taken so often, in film time. */
const SHOT_MS = 5000;
/** A film that has not moved for so long, in real time, never will. */
const STUCK_MS = 180_000;

/** Shows a film to the built app as its camera, in film time, and reads the log that the app has kept. */
export async function playFilm(
  browser: Browser,
  address: string,
  script: string,
  gameId: string,
  game: ReturnType<typeof playStory>,
  conditions: Conditions,
  shots?: string,
): Promise<Filming> {
  const context = await browser.newContext({
    viewport: { width: 420, height: 900 },
    serviceWorkers: 'block',
    permissions: ['camera'],
    locale: 'en-GB',
    // What moves on the screen for show only takes time from the film.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
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
  await page.evaluate(([story, how]) => window.playFilm?.(story, how), [
    game.story,
    conditions,
  ] as const);
  const begun = await page.evaluate(() => Date.now());
  const started = performance.now();
  await page.getByRole('button', { name: 'Let the camera follow' }).click();
  const questions: Said[] = [];
  const faults: Said[] = [];
  const shown = new Set<string>();
  let lastStatus = '';
  let [lastAt, movedAt, shotAt] = [0, performance.now(), -SHOT_MS];
  for (;;) {
    const now = await page.evaluate(() => window.filmNow?.());
    const still = new Set<string>();
    for (const [kind, all] of [
      ['.case:not(.fault) h2', questions],
      ['.case.fault li', faults],
    ] as const) {
      for (const text of await page.locator(kind).allTextContents()) {
        // What stays on the screen was said once; what comes again is said again.
        if (!shown.has(text)) all.push({ at: now?.at ?? 0, text: text.trim() });
        still.add(text);
      }
    }
    shown.clear();
    for (const text of still) shown.add(text);
    const statuses = await page.locator('live-table .status').allTextContents();
    lastStatus = statuses[0]?.trim() ?? lastStatus;
    if (shots !== undefined && now !== undefined && now.at - shotAt >= SHOT_MS) {
      shotAt = now.at;
      const name = `${shots}-${String(now.at).padStart(6, '0')}.png`;
      await page.screenshot({ path: name, timeout: STUCK_MS });
    }
    if (now === undefined || now.isDone || errors.length > 0) break;
    if (now.at !== lastAt) [lastAt, movedAt] = [now.at, performance.now()];
    if (performance.now() - movedAt > STUCK_MS) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const log = await page.evaluate(readLog, GAME_ID);
  if (shots !== undefined) {
    const read = await page.evaluate(() => window.filmRead?.());
    await writeFile(`${shots}-read.json`, JSON.stringify(read));
  }
  const frames = (await page.evaluate(() => window.filmNow?.().frames)) ?? 0;
  await context.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return {
    log: log.map((entry) => ({ at: entry.at - begun, entry })),
    frames,
    took: (performance.now() - started) / 1000,
    questions,
    faults,
    lastStatus,
  };
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

/** In the page: the lines that the app has kept of a game, in order. */
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
