import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { choosePicture, openFacade, paintPicture } from '../app/facade.ts';
import { launch } from '../support/browser.ts';
import { poll } from '../support/poll.ts';
import { visit } from '../support/visit.ts';
import { deploy, deployRenamed, deployTitle, visitWhole } from './deployed.ts';

/** A new version on the host: it waits for the end of a game, and an old page never stands there without its pieces. */

const LONG = { timeout: 400_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The number of times the page was loaded, counted from outside of it. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const titleOfPage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const text = await (await fetch('./')).text();
    return /<title>(.*)<\/title>/.exec(text)?.[1] ?? '';
  });

test(
  'a new version waits while a game is open in any tab, and is then started with one reload',
  LONG,
  async () => {
    const site = await deploy(inject('dist'));
    const { page, context } = await visitWhole(browser, site);
    const other = await context.newPage();
    await other.goto(site.address);
    // As a session does that has a game open.
    await other.evaluate(() => {
      void navigator.locks.request(
        'kibitz-game-1',
        () => new Promise<void>((release) => Object.assign(globalThis, { release })),
      );
    });
    const loads = countLoads(page);
    // A tab that lies behind another one is not drawn, and what is not drawn can't be pressed.
    await page.bringToFront();

    await deployTitle(site.folder, 'Kibitz2');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('A new version of Kibitz is ready.').waitFor();
    await page.getByRole('button', { name: 'Start it' }).click();
    await page.getByText(/A game is open in another tab/).waitFor();
    expect(loads()).toBe(0);
    expect(await titleOfPage(page)).toBe('Kibitz');

    await other.evaluate(() => (globalThis as unknown as { release: () => void }).release());
    await page.getByRole('button', { name: 'Start it' }).click();
    await expect.poll(loads, { timeout: 60_000 }).toBe(1);
    await page.getByRole('heading', { name: 'Kibitz' }).waitFor();
    expect(await titleOfPage(page)).toBe('Kibitz2');
    await new Promise((done) => setTimeout(done, 3000));
    expect(loads()).toBe(1);
    await context.close();
    await site.close();
  },
);

test(
  'a page that is older than the host starts afresh, once, when a piece of it is gone',
  LONG,
  async () => {
    const site = await deploy(inject('dist'));
    const { page, context } = await visit(browser, site.address);
    const loads = countLoads(page);
    await openFacade(page);
    // The last piece that a page fetches by itself.
    await page.locator('offline-notice').waitFor({ state: 'attached' });
    await deployRenamed(site.folder);
    // Who is about to choose a picture wakes the reader, whose piece has another name now.
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await expect.poll(loads, { timeout: 60_000 }).toBe(1);
    await page.getByRole('heading', { name: 'Façade melds' }).waitFor();
    // All of the fresh page is there: what is chosen now is not chosen in the one that is leaving.
    await page.locator('offline-notice').waitFor({ state: 'attached' });
    await choosePicture(page, 'table.jpg', await paintPicture(page));
    await page.getByText('No card seen in that picture').waitFor();
    expect(loads()).toBe(1);
    await context.close();
    await site.close();
  },
);

test(
  'a page that never starts offers a way out in plain HTML, which forgets what is kept',
  LONG,
  async () => {
    const site = await deploy(inject('dist'));
    const { page, context } = await visitWhole(browser, site);
    const breakScripts = async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.endsWith('.js')) continue;
          const headers = { 'Content-Type': 'text/javascript' };
          await cache.put(request, new Response('throw new Error("broken");', { headers }));
        }
      }
    };
    // A page that has just come under its worker may load once more, and what runs in it then goes with it.
    const areBroken = () =>
      page.evaluate(breakScripts).then(
        () => true,
        () => false,
      );
    await expect.poll(areBroken, { timeout: 60_000 }).toBe(true);
    await page.reload();
    const wayOut = page.getByRole('link', { name: /Load Kibitz afresh/ });
    expect(await wayOut.isVisible()).toBe(false);
    await wayOut.waitFor({ timeout: 30_000 });
    await wayOut.click();
    await page.getByRole('heading', { name: 'Kibitz' }).waitFor();
    await poll(page, () => location.search === '', undefined);
    await context.close();
    await site.close();
  },
);
