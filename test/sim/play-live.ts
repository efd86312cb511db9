import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch } from '../e2e/support/browser.ts';
import { shownCards } from './answer.ts';
import { keptLog, letCameraFollow, openApp } from './app-game.ts';
import { buildShownNumber } from './build-film.ts';
import type { Conditions } from './film/scene.ts';
import type { Filming } from './play-film.ts';
import { FRAME_MS, recordFilm } from './record-film.ts';
import type { playStory } from './story/play-story.ts';
import { watchApp } from './watch-app.ts';

/** When a picture was shown: by the page's clock and in the film, ms. */
interface Sync {
  readonly page: number;
  readonly film: number;
}

/**
 * Shows a film to the built app through the browser's fake camera, in real time: what the machine is too slow for is not
 * seen. A busy machine plays the film slower than it was; the times are the film's.
 *
 * @param drawing the browser that draws the film beforehand
 */
export async function playLive(
  drawing: Browser,
  address: string,
  script: string,
  gameId: string,
  game: ReturnType<typeof playStory>,
  conditions: Conditions,
  shots?: string,
): Promise<Filming> {
  const folder = await mkdtemp(join(tmpdir(), 'kibitz-film-'));
  const file = join(folder, 'film.mjpeg');
  await recordFilm(drawing, script, game.story, conditions, file);
  const browser = await launch({ camera: { file }, plainPages: true });
  try {
    const page = await openApp(browser, address, await buildShownNumber(), gameId, game);
    const started = performance.now();
    await letCameraFollow(page);
    const { length } = game.story;
    const syncs: Sync[] = [];
    const clock = async () => {
      const now = await page.evaluate(() => ({
        page: Date.now(),
        number: window.shownNumber?.(),
      }));
      const before = syncs.at(-1)?.film ?? 0;
      const film = now.number === undefined ? 0 : now.number * FRAME_MS;
      // The file begins anew at its end.
      if (film < before) return { at: length, isDone: true };
      if (now.number !== undefined) syncs.push({ page: now.page, film });
      return { at: film, isDone: film > length - 2 * FRAME_MS };
    };
    const watched = await watchApp(page, clock, shownCards(game), shots);
    const log = await keptLog(page);
    return {
      ...watched,
      log: log.map((entry) => ({ at: filmTime(syncs, entry.at), entry })),
      frames: undefined,
      took: (performance.now() - started) / 1000,
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Film time at a moment of the page's clock, between two pictures that were looked at. */
export function filmTime(syncs: readonly Sync[], at: number): number {
  const after = syncs.find(({ page }) => page >= at) ?? syncs.at(-1);
  const before = syncs.findLast(({ page }) => page < at) ?? syncs[0];
  if (after === undefined || before === undefined || after.page === before.page) {
    return before?.film ?? 0;
  }
  const part = (at - before.page) / (after.page - before.page);
  return Math.round(before.film + part * (after.film - before.film));
}
