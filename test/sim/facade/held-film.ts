import type { Browser, Page } from 'playwright-core';
import type { FilmedTable } from './film-table.ts';

/** Before the page's own scripts run: counts the frames that the page gives its reader. */
export const COUNT_FRAMES = `{
  globalThis.__name ??= (target) => target;
  globalThis.framesTaken = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, more) {
    if (message?.kind === 'follow') globalThis.framesTaken += 1;
    return post.call(this, message, more);
  };
}`;

/** Film time between two frames that are read, in ms: what a phone takes to read one. */
const FRAME_MS = 250;
/** A frame takes no longer even on a busy machine. */
const SLOW_FRAME_MS = 5000;

/** A film that is held up to the app's camera frame by frame: the next comes when the page has taken the one before. */
export class HeldFilm {
  readonly #page: Page;
  readonly #studio: Page;
  #taken = -1;
  frames = 0;

  private constructor(page: Page, studio: Page) {
    this.#page = page;
    this.#studio = studio;
  }

  /** @param script draws films */
  static async prepare(
    browser: Browser,
    page: Page,
    script: string,
    { story, conditions }: FilmedTable,
  ): Promise<HeldFilm> {
    const studio = await browser.newPage();
    await studio.addScriptTag({ content: script });
    await studio.evaluate(([one, how]) => window.setUpFilm?.(one, how), [
      story,
      conditions,
    ] as const);
    return new HeldFilm(page, studio);
  }

  /** Shows the next frame if the last was taken, the first at once. */
  async goOn(): Promise<void> {
    const taken = await this.#page.evaluate(() => globalThis.framesTaken);
    if (taken === this.#taken) return;
    this.#taken = taken;
    const at = this.frames * FRAME_MS;
    this.frames += 1;
    const picture = await this.#studio.evaluate((moment) => window.drawFilm?.(moment), at);
    await this.#page.evaluate((address) => globalThis.holdUp(address ?? ''), picture);
  }

  async end(): Promise<void> {
    await this.#studio.close();
  }
}

/** Until the page has given its reader so many frames more, or gives none. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  const before = await page.evaluate(() => globalThis.framesTaken);
  await page
    .waitForFunction((least) => globalThis.framesTaken >= least, before + count, {
      timeout: count * SLOW_FRAME_MS,
    })
    .catch(() => undefined);
}

declare global {
  /** As `giveShownCamera` makes it. */
  function holdUp(address: string): Promise<void>;
  var framesTaken: number;
}
