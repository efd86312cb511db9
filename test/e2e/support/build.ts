import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../../src/server/build-site.ts';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site under test. */
    dist: string;
  }
}

/**
 * Builds the site once for all browser tests, into a folder of its own so that a test run and a running server do not
 * pull the files from under each other. Also unpacks the browser, so that no test pays for that.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kibitz-dist-'));
  await Promise.all([buildSite(folder), findBrowser()]);
  project.provide('dist', folder);
  return () => rm(folder, { recursive: true, force: true });
}
