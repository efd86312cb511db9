import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { policyMeta, runtimeFiles } from '../../../src/server/vite-plugins.ts';
import { launch, type LaunchOptions } from './browser.ts';
import { serve } from './site.ts';

const MODELS = fileURLToPath(new URL('../../../models', import.meta.url));

export interface TestPage {
  readonly page: Page;
  readonly browserVersion: string;
  close(): Promise<void>;
}

export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds a page that holds a part of the product and nothing else, as the product is built, and serves it. */
export async function serveTestPage(root: string): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'kibitz-page-'));
  await build({
    configFile: false,
    root,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [policyMeta(), runtimeFiles(MODELS)],
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  const site = await serve({ folder });
  return {
    address: site.address,
    close: async () => {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same, opened in a real browser. */
export async function openTestPage(root: string, options: LaunchOptions = {}): Promise<TestPage> {
  const served = await serveTestPage(root);
  const browser = await launch(options);
  const page = await browser.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
  await page.goto(served.address);
  return {
    page,
    browserVersion: browser.version(),
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}
