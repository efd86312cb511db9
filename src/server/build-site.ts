import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from './paths.ts';

const VITE = join(PROJECT, 'node_modules/vite/bin/vite.js');

/**
 * Builds the site into a folder, which is emptied first. A process of its own, because the bundler's choice between
 * development and production code follows NODE_ENV, which a test runner sets to its own liking. Throws what the
 * bundler complained of.
 */
export async function buildSite(outputFolder: string): Promise<void> {
  const options = { cwd: PROJECT, env: { ...process.env, NODE_ENV: 'production' } };
  const flags = ['--outDir', outputFolder, '--emptyOutDir', '--logLevel', 'warn'];
  await new Promise<void>((done, failed) => {
    execFile(process.execPath, [VITE, 'build', ...flags], options, (error, _, complaint) => {
      if (error) failed(new Error(`The build failed.\n${complaint}`));
      else done();
    });
  });
}
