import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch } from './browser.ts';
import { serve, type RunningSite } from './site.ts';

/** A browser and the built app, for all tests of the file that imports this. There before its first test. */
export let browser: Browser;
export let site: RunningSite;

beforeAll(async () => {
  browser = await launch();
  site = await serve({ folder: inject('dist') });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
