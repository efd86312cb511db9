import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch } from './support/browser.ts';
import { poll } from './support/poll.ts';
import type { ServedPage } from './support/test-page.ts';
import { serveTestPage } from './support/test-page.ts';

const SLOW = { timeout: 180_000 };

let browser: Browser;
let served: ServedPage;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launch();
  served = await serveTestPage(fileURLToPath(new URL('./keeping-page', import.meta.url)));
});
afterAll(async () => {
  await browser.close();
  await served.close();
});
beforeEach(async () => {
  // A browser with nothing in it.
  context = await browser.newContext();
  return () => context.close();
});

async function openPage(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(served.address);
  await poll(page, () => window.keeping !== undefined, undefined);
  return page;
}

/** A browser may put the next page into the very process that is just dying. */
async function openAfterCrash(dead: Page): Promise<Page> {
  await dead.close();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openPage();
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

const look = (page: Page) => page.evaluate(() => window.keeping!.look());
const start = (page: Page, gameId: string) =>
  page.evaluate((id) => window.keeping!.start(id), gameId);
const open = (page: Page, id: string) => page.evaluate((game) => window.keeping!.open(game), id);

/** Plays until so many lines are in the log, one move after the other. */
async function playTo(page: Page, lines: number): Promise<void> {
  for (let taps = 0; (await look(page)).log.length < lines; taps += 1) {
    if (taps > 10 * lines) throw new Error('the game does not go on');
    await page.evaluate(() => window.keeping!.play());
  }
}

describe('the browser’s own database', () => {
  test(
    'has the whole game after the page was loaded anew, and after it was killed',
    SLOW,
    async () => {
      const page = await openPage();
      expect(await page.evaluate(() => window.keeping!.place())).toBe('device, 0');
      const id = await start(page, 'twisted-memory');
      await playTo(page, 6);
      const before = await look(page);
      await page.reload();
      await poll(page, () => window.keeping !== undefined, undefined);
      await open(page, id);
      expect(await look(page)).toEqual(before);
      await playTo(page, 9);
      const later = await look(page);
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      const next = await openAfterCrash(page);
      await open(next, id);
      expect(await look(next)).toEqual(later);
      expect(later.fits && later.isPlaying).toBe(true);
    },
  );

  test(
    'gives everything into a file and takes it back, and a game into a short text',
    SLOW,
    async () => {
      const page = await openPage();
      const id = await start(page, 'memory');
      await playTo(page, 5);
      expect(await page.evaluate(() => window.keeping!.linkText())).toMatch(
        /^\d{3} letters, same$/,
      );
      const text = await page.evaluate(() => window.keeping!.exportAll());
      const before = await look(page);
      await page.evaluate((game) => window.keeping!.deleteGame(game), id);
      expect(await page.evaluate(() => window.keeping!.place())).toBe('device, 0');
      const take = (file: string) =>
        page.evaluate((given) => window.keeping!.importAll(given), file);
      expect(await take(text)).toEqual(['new']);
      await open(page, id);
      expect(await look(page)).toEqual(before);
      await expect(take(text.slice(0, -9))).rejects.toThrow(/not-our-file/);
    },
  );
});

describe('two tabs of one browser', () => {
  test('one plays and the other watches, follows and takes over', SLOW, async () => {
    const first = await openPage();
    const id = await start(first, 'memory');
    await playTo(first, 2);
    const second = await openPage();
    await open(second, id);
    expect((await look(second)).isPlaying).toBe(false);
    await playTo(first, 4);
    await poll(second, () => window.keeping!.look().log.length === 4, undefined);

    await second.evaluate(() => window.keeping!.takeOver());
    expect([(await look(first)).isPlaying, (await look(second)).isPlaying]).toEqual([false, true]);
    await playTo(second, 6);
    await poll(first, () => window.keeping!.look().log.length === 6, undefined);
    expect((await look(first)).log).toEqual((await look(second)).log);
  });

  test('the one that plays is killed: the next one plays', SLOW, async () => {
    const first = await openPage();
    const id = await start(first, 'memory');
    await playTo(first, 3);
    await first.close();
    const second = await openPage();
    await open(second, id);
    expect(await look(second)).toMatchObject({ isPlaying: true });
    await playTo(second, 5);
  });
});
