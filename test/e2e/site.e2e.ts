import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch } from './support/browser.ts';
import { fetchForeign, foreignFetchFails } from './support/foreign-fetch.ts';
import { serve } from './support/site.ts';
import { expectAtHome, expectQuiet, visit } from './support/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each([
  ['by the product, with its headers', undefined],
  ['by a static host, with no headers of its own', {}],
])('dist served from a sub-path %s shows the first screen', async (_, headers) => {
  const mount = '/games/kibitz/';
  const site = await serve({ folder: inject('dist'), mount, ...(headers && { headers }) });
  const visited = await visit(browser, site.address);
  await visited.page.getByText('Façade').first().waitFor();
  expectQuiet(visited);
  expectAtHome(visited, site.origin);
  await visited.context.close();
  await site.close();
});

test('the words are asked for by a script of its own, which waits for nothing', async () => {
  const site = await serve({ folder: inject('dist') });
  const visited = await visit(browser, site.address);
  const { page } = visited;
  // The main script never arrives, and the words do.
  await page.route(/assets\/index-[\w-]+\.js$/, (route) => route.abort());
  const words = page.waitForRequest(/assets\/en-[\w-]+\.js$/);
  await page.reload();
  await words;
  expect(await page.locator('kibitz-app').count()).toBe(0);
  await visited.context.close();
  await site.close();
});

test.each([
  ['by header', undefined],
  ['by <meta>', {}],
])('a fetch from elsewhere fails in the page: %s', async (_, headers) => {
  const site = await serve({ folder: inject('dist'), ...(headers && { headers }) });
  const visited = await visit(browser, site.address);
  expect(await foreignFetchFails(visited.page)).toBe(true);
  await visited.context.close();
  await site.close();
});

test('a fetch from elsewhere fails in a worker, by the header of its script', async () => {
  const site = await serve({ folder: inject('dist') });
  const { page, context } = await visit(browser, site.address);
  const started = page.waitForEvent('worker');
  // Any script of the site makes a worker, if only one that fails for want of a document.
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src]');
    new Worker(script?.src ?? '', { type: 'module' });
  });
  expect(await foreignFetchFails(await started)).toBe(true);
  await context.close();
  await site.close();
});

test('the same fetch gets through where no policy stands', async () => {
  const page = await browser.newPage();
  expect(await fetchForeign(page)).toEqual({ refused: false, arrived: 1 });
  await page.close();
});
