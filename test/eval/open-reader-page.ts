import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { policyMeta, runtimeFiles } from '../../src/server/vite-plugins.ts';
import { launch } from '../e2e/support/browser.ts';
import { poll } from '../e2e/support/poll.ts';
import { serve } from '../e2e/support/site.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface ReaderPage {
  readonly page: Page;
  readonly browserVersion: string;
  close(): Promise<void>;
}

/**
 * A page with the product's own decoder, reader and models and nothing else, in a real browser: `window.readFile` reads a
 * picture there.
 */
export async function openReaderPage(): Promise<ReaderPage> {
  const folder = await mkdtemp(join(tmpdir(), 'kibitz-reader-'));
  await build({
    configFile: false,
    root: here('./reader-page'),
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [policyMeta(), runtimeFiles(here('../../models'))],
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  const site = await serve({ folder });
  const browser = await launch();
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(site.address);
  await poll(page, () => window.readFile !== undefined, undefined);
  return {
    page,
    browserVersion: browser.version(),
    close: async () => {
      await browser.close();
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
