import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch } from '../e2e/support/browser.ts';
import { keptLog, letCameraFollow, openApp } from './app-game.ts';
import type { Conditions } from './film/scene.ts';
import type { Filming } from './play-film.ts';
import { recordFilm } from './record-film.ts';
import type { playStory } from './story/play-story.ts';
import { watchApp } from './watch-app.ts';

/** In the page: remembers when its camera began to play. */
const NOTE_START = `{
  const devices = navigator.mediaDevices;
  const open = devices?.getUserMedia.bind(devices);
  if (open) devices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    window.cameraBegan ??= Date.now();
    return stream;
  };
}`;

declare global {
  interface Window {
    /** By the page's clock, ms. */
    cameraBegan?: number;
  }
}

/**
 * Shows a film to the built app through the browser's fake camera, in real time: what the machine is too slow for is not
 * seen.
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
    const page = await openApp(browser, address, NOTE_START, gameId, game);
    const started = performance.now();
    await letCameraFollow(page);
    const { length } = game.story;
    const clock = async () => {
      const at = await page.evaluate(() => Date.now() - (window.cameraBegan ?? Date.now()));
      // The file begins anew at its end.
      return { at, isDone: at >= length };
    };
    const watched = await watchApp(page, clock, game.deeds, shots);
    const began = (await page.evaluate(() => window.cameraBegan)) ?? 0;
    const log = await keptLog(page);
    return {
      ...watched,
      log: log.map((entry) => ({ at: entry.at - began, entry })),
      frames: undefined,
      took: (performance.now() - started) / 1000,
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
