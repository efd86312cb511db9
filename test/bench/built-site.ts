import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildSite } from '../../src/server/build-site.ts';
import { launch, type LaunchOptions } from '../e2e/support/browser.ts';
import { serve } from '../e2e/support/site.ts';

/** Builds the app, serves it as the product does, and clears up after whatever was measured in a browser there. */
export async function withBuiltSite<Measured>(
  measure: (browser: Browser, address: string) => Promise<Measured>,
  options: LaunchOptions = {},
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'kibitz-bench-'));
  await buildSite(folder);
  const site = await serve({ folder });
  const browser = await launch(options);
  try {
    return await measure(browser, site.address);
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}
