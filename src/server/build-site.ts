import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder that a build for use goes to. */
export const DIST = join(PROJECT, 'dist');

/**
 * Builds the site into a folder, which is emptied first. A process of its own, because the bundler's choice between
 * development and production code follows NODE_ENV, which a test runner sets to its own liking.
 */
export async function buildSite(outputFolder: string = DIST): Promise<void> {
  const vite = join(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', outputFolder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: PROJECT, env: { ...process.env, NODE_ENV: 'production' } },
  );
}
