import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from '../support/browser.ts';
import { serve } from '../support/site.ts';
import { measureVitals, vitalsOf } from '../support/vitals.ts';

/** What can be held on any machine, however slow; the times are measured by `npm run bench -- load`. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each(['', '#/facade', '#/settings', '#/new/twisted-memory', '#/history'])(
  'nothing jumps while %j comes up, and the largest paint is told',
  async (place) => {
    const site = await serve({ folder: inject('dist') });
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    await measureVitals(page);
    await page.goto(site.address + place);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(500);
    // A browser tells of a paint a moment after it.
    await expect
      .poll(async () => (await vitalsOf(page)).largestPaintMs, { timeout: 15_000 })
      .toBeGreaterThan(0);
    expect((await vitalsOf(page)).layoutShift).toBeLessThan(0.1);
    await page.close();
    await site.close();
  },
);

test('before the camera is opened nothing of the reader is loaded', async () => {
  const site = await serve({ folder: inject('dist') });
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(site.address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${site.address}#/new/twisted-memory`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(loaded.filter((path) => /\.worker-|\.wasm$|\/models\//.test(path))).toEqual([]);
  await page.close();
  await site.close();
});
