import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import type { InputBase } from '../../src/rules/inputs.ts';
import type { LogEntry } from '../../src/rules/log.ts';
import { shownCards } from './answer.ts';
import { keptLog, letCameraFollow, openApp } from './app-game.ts';
import type { Conditions } from './film/scene.ts';
import type { playStory } from './story/play-story.ts';
import { watchApp, type Watched } from './watch-app.ts';
import { MemoryWatch, type MemoryUse } from './watch-memory.ts';

/** What the app made of a film. */
export interface Filming extends Watched {
  /** In film time, ms from the film's start. */
  readonly log: readonly { readonly at: number; readonly entry: LogEntry<InputBase> }[];
  /** That the app has looked at; undefined where that is not known. */
  readonly frames: number | undefined;
  /** Real seconds. */
  readonly took: number;
  /** Once for each half minute of the film, where that was asked for. */
  readonly memory?: readonly MemoryUse[];
}

const MEMORY_MS = 30_000;

/** Shows a film to the built app as its camera, in film time, and reads the log that the app has kept. */
export async function playFilm(
  browser: Browser,
  address: string,
  script: string,
  gameId: string,
  game: ReturnType<typeof playStory>,
  conditions: Conditions,
  shots?: string,
  isWeighed = false,
): Promise<Filming> {
  const page = await openApp(browser, address, script, gameId, game);
  await page.evaluate(([story, how, isKept]) => window.playFilm?.(story, how, isKept), [
    game.story,
    conditions,
    shots !== undefined,
  ] as const);
  const begun = await page.evaluate(() => Date.now());
  const started = performance.now();
  await letCameraFollow(page);
  const memory = isWeighed ? await MemoryWatch.of(page) : undefined;
  const clock = async () => {
    const now = await page.evaluate(() => window.filmNow?.());
    const due = (memory?.uses.length ?? 0) * MEMORY_MS;
    if (now !== undefined && now.at >= due) await memory?.look(now.at);
    return now;
  };
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
    ...(memory !== undefined && { memory: memory.uses }),
  };
}
