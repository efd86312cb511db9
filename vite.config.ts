import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { DEVELOPMENT_POLICY_HEADERS, POLICY_HEADERS } from './src/server/policy.ts';
import { serviceWorker } from './src/server/service-worker-plugin.ts';
import { earlyScript, policyMeta, runtimeFiles } from './src/server/vite-plugins.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('./src'),
  // Relative, so that `dist` works from any folder of any static host.
  base: './',
  // A missing file is a 404 in development too, not the first page.
  appType: 'mpa',
  publicDir: here('./public'),
  cacheDir: here('./.cache/vite'),
  plugins: [
    policyMeta(),
    earlyScript('early'),
    runtimeFiles(here('./models')),
    serviceWorker(here('./src/service-worker/service-worker.ts')),
  ],
  worker: { format: 'es' },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first page needs comes in two pieces, for a browser asks a plain server for six things at a time.
          groups: [
            { name: 'early', test: /[\\/]app[\\/]early[\\/]/, priority: 1 },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { headers: DEVELOPMENT_POLICY_HEADERS },
  preview: { headers: POLICY_HEADERS },
  test: {
    root: here('.'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**'],
          setupFiles: [
            here('./test/mutation/same-chance.ts'),
            here('./test/app/words/speak-english.ts'),
          ],
          // The checks of the checks start whole tools, on machines that may be busy.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.e2e.ts'],
          globalSetup: [here('./test/e2e/support/build.ts')],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
