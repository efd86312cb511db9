import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { bytesOf } from './data-address.ts';
import type { Conditions } from './film/scene.ts';
import type { Story } from './story/stage.ts';

/** Film time between two pictures, in ms. */
export const FRAME_MS = 100;
/** Chromium plays the pictures of a camera file at thirty a second, whatever was meant: each is there so many times. */
const REPEATS = 3;

/** Draws a film and writes it, its pictures numbered, as a file that a browser's fake camera plays: JPEG after JPEG. */
export async function recordFilm(
  browser: Browser,
  script: string,
  story: Story,
  conditions: Conditions,
  path: string,
): Promise<void> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  await page.evaluate(([one, how]) => window.setUpFilm?.(one, how), [story, conditions] as const);
  const file = createWriteStream(path);
  for (let at = 0; at <= story.length; at += FRAME_MS) {
    const address = await page.evaluate(([moment, number]) => window.drawFilm?.(moment, number), [
      at,
      at / FRAME_MS,
    ] as const);
    const picture = bytesOf(address ?? '');
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      if (!file.write(picture)) await once(file, 'drain');
    }
  }
  file.end();
  await once(file, 'finish');
  await page.close();
}
