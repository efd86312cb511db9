import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PROJECT } from '../../../src/server/paths.ts';
import { launch } from '../support/browser.ts';
import { foreignFetchFails } from '../support/foreign-fetch.ts';
import { expectAtHome } from '../support/visit.ts';
import { choosePicture, meldsShown, openFacade, total } from '../app/facade.ts';
import { playGolden } from '../app/game/golden.ts';
import { deploy, serviceWorkerOf, visitWhole } from './deployed.ts';

/** What the service worker makes possible: the app without a network, and pictures shared to it. */

const LONG = { timeout: 400_000 };
const PICTURE = join(PROJECT, 'test/e2e/pictures/melds.jpg');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test(
  'after the first visit the app scores a picture and plays a whole game without a network, from a sub-path',
  LONG,
  async () => {
    const site = await deploy(inject('dist'));
    const visited = await visitWhole(browser, site);
    const { page, context } = visited;
    expectAtHome(visited, site.origin);
    await site.close();
    expect(await page.evaluate(() => fetch('./no-such-file').catch(() => 'no network'))).toBe(
      'no network',
    );
    await page.reload();
    await openFacade(page);
    await choosePicture(page, 'melds.jpg', await readFile(PICTURE));
    await page.getByText(/cards seen/).waitFor();
    expect((await meldsShown(page)).length).toBeGreaterThan(1);
    expect(await total(page)).toMatch(/\d/);

    await playGolden(page, 'q-memory', 'basic-tougher');
    await page.getByRole('link', { name: 'See the result' }).click();
    await page.locator('end-screen h2').first().waitFor();
    expect(visited.errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    await context.close();
  },
);

test.each([
  ['by the product, with its headers', undefined],
  ['by a static host, with no headers of its own', {}],
])(
  'served %s, the service worker reaches no other origin, nor does a worker it brings',
  LONG,
  async (_, headers) => {
    const site = await deploy(inject('dist'), headers);
    const { page, context } = await visitWhole(browser, site);
    expect(await foreignFetchFails(await serviceWorkerOf(context))).toBe(true);

    const started = page.waitForEvent('worker');
    await page.evaluate(() => {
      const script = document.querySelector<HTMLScriptElement>('script[src]');
      new Worker(script?.src ?? '', { type: 'module' });
    });
    expect(await foreignFetchFails(await started)).toBe(true);
    await context.close();
    await site.close();
  },
);

test('a picture that is shared to the app is read and scored', LONG, async () => {
  const site = await deploy(inject('dist'));
  const { context } = await visitWhole(browser, site);
  // The system posts a form, from outside of the app's page.
  const sender = await context.newPage();
  await sender.setContent(
    `<form action="${site.address}share" method="post" enctype="multipart/form-data">
      <input type="file" name="picture"><button>Share</button>
    </form>`,
  );
  await sender.setInputFiles('input', PICTURE);
  await sender.getByRole('button', { name: 'Share' }).click();
  await sender.getByText(/cards seen/).waitFor();
  expect(await total(sender)).toMatch(/\d/);
  // Taken once, it is not there for the next visit.
  expect(await sender.evaluate(() => caches.has('kibitz-shared'))).toBe(false);
  await context.close();
  await site.close();
});
