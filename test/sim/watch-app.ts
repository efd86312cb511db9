import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { answer, type ShownCard } from './answer.ts';
import { bytesOf } from './data-address.ts';

/** What the app showed, and when it was first there, in film time, ms. */
export interface Said {
  readonly at: number;
  readonly text: string;
}

/** Where the film is. */
export interface FilmClock {
  readonly at: number;
  readonly isDone: boolean;
}

export interface Watched {
  readonly questions: readonly Said[];
  readonly faults: readonly Said[];
  readonly lastStatus: string;
}

const LOOK_MS = 500;
/** A picture of the app and one of its camera are taken so often, in film time. */
const SHOT_MS = 5000;
/** A film that has not moved for so long, in real time, never will. */
const STUCK_MS = 180_000;
/** What a player needs to read a question and tap, in film time. */
const ANSWER_MS = 2000;

/** Looks at the app's screen until the film is over, and answers what it asks. */
export async function watchApp(
  page: Page,
  clock: () => Promise<FilmClock | undefined>,
  cards: readonly ShownCard[],
  shots?: string,
): Promise<Watched> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const questions: Said[] = [];
  const faults: Said[] = [];
  const shown = new Map<string, number>();
  let lastStatus = '';
  let [lastAt, movedAt, shotAt] = [0, performance.now(), -SHOT_MS];
  for (;;) {
    const now = await clock();
    const at = now?.at ?? lastAt;
    const still = new Set<string>();
    for (const [kind, all] of [
      ['.case:not(.fault) h2', questions],
      ['.case.fault li', faults],
    ] as const) {
      for (const text of await page.locator(kind).allTextContents()) {
        still.add(text);
        // What stays on the screen was said once; what comes again is said again.
        const since = shown.get(text);
        if (since === undefined) all.push({ at, text: text.trim() });
        shown.set(text, since ?? at);
        if (all !== questions || since === undefined || at - since < ANSWER_MS) continue;
        await answer(page, text, cards, at);
        still.delete(text);
      }
    }
    for (const text of shown.keys()) if (!still.has(text)) shown.delete(text);
    const statuses = await page.locator('live-table .status').allTextContents();
    lastStatus = statuses[0]?.trim() ?? lastStatus;
    if (shots !== undefined && now !== undefined && at - shotAt >= SHOT_MS) {
      shotAt = at;
      const name = `${shots}-${String(Math.round(at)).padStart(6, '0')}.png`;
      await page.screenshot({ path: name, timeout: STUCK_MS });
      const camera = await page.evaluate(() => window.filmPicture?.());
      if (camera !== undefined) await writeFile(name.replace('.png', '.jpg'), bytesOf(camera));
    }
    if (now === undefined || now.isDone || errors.length > 0) break;
    if (at !== lastAt) [lastAt, movedAt] = [at, performance.now()];
    if (performance.now() - movedAt > STUCK_MS) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { questions, faults, lastStatus };
}
