import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import type { InputBase } from '../../src/rules/inputs.ts';
import type { LogEntry } from '../../src/rules/log.ts';
import { shownCards } from './answer.ts';
import { keptLog, letCameraFollow, openApp } from './app-game.ts';
import type { Conditions } from './film/scene.ts';
import type { playStory } from './story/play-story.ts';
import { watchApp, type Watched } from './watch-app.ts';

/** What the app made of a film. */
export interface Filming extends Watched {
  /** In film time, ms from the film's start. */
  readonly log: readonly { readonly at: number; readonly entry: LogEntry<InputBase> }[];
  /** That the app has looked at; undefined where that is not known. */
  readonly frames: number | undefined;
  /** Real seconds. */
  readonly took: number;
}

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
  const page = await openApp(browser, address, script, gameId, game);
  await page.evaluate(([story, how]) => window.playFilm?.(story, how), [
    game.story,
    conditions,
  ] as const);
  const begun = await page.evaluate(() => Date.now());
  const started = performance.now();
  await letCameraFollow(page);
  const clock = () => page.evaluate(() => window.filmNow?.());
  const watched = await watchApp(page, clock, shownCards(game), shots);
  const log = await keptLog(page);
  if (shots !== undefined) {
    const read = await page.evaluate(() => window.filmRead?.());
    await writeFile(`${shots}-read.json`, JSON.stringify(read));
  }
  const frames = await page.evaluate(() => window.filmNow?.().frames);
  await page.context().close();
  return {
    ...watched,
    log: log.map((entry) => ({ at: entry.at - begun, entry })),
    frames,
    took: (performance.now() - started) / 1000,
  };
}
