import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { POLICY_HEADERS } from './policy.ts';
import { makeSiteManifest, type BuiltFiles } from './site-manifest.ts';

const SCRIPT = 'service-worker.js';

/** Every file of a built site. */
function readSite(folder: string): BuiltFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, Uint8Array] => [
      relative(folder, path).split(sep).join('/'),
      readFileSync(path),
    ])
    .filter(([url]) => url !== SCRIPT);
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Builds the service worker once everything else of the site is written, because it lists every file with its hash. One
 * classic script beside the page: its folder is what it governs.
 */
export function serviceWorker(entry: string): Plugin {
  let outDir = '';
  return {
    name: 'kibitz-service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    // After the last file is written; a build that failed never comes here.
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          SITE_MANIFEST: JSON.stringify(makeSiteManifest(readSite(outDir))),
          POLICY_HEADERS: JSON.stringify(POLICY_HEADERS),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: SCRIPT } },
        },
      });
    },
  };
}
