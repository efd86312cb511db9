import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, createServer, type InlineConfig } from 'vite';
import { makeMetaPolicy } from '../../src/server/policy.ts';
import { policyMeta, runtimeFiles } from '../../src/server/vite-plugins.ts';
import { ask } from './raw-request.ts';

const WASM = 'assets/tfjs/tfjs-backend-wasm-simd.wasm';
const WEIGHTS = 'models/cards/weights/cards.bin';
const TRAINING = 'models/cards/train/secret.py';

let top: string;
let config: InlineConfig;
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'kibitz-vite-'));
  await mkdir(join(top, 'src'));
  await mkdir(join(top, 'models/cards/weights'), { recursive: true });
  await mkdir(join(top, 'models/cards/train'));
  const page = '<!doctype html><html><head></head><body>Home</body></html>';
  await writeFile(join(top, 'src/index.html'), page);
  await writeFile(join(top, WEIGHTS), 'weights');
  await writeFile(join(top, TRAINING), 'training');
  config = {
    configFile: false,
    root: join(top, 'src'),
    base: './',
    appType: 'mpa',
    logLevel: 'silent',
    cacheDir: join(top, '.cache'),
    plugins: [policyMeta(), runtimeFiles(join(top, 'models'))],
    build: { outDir: join(top, 'dist') },
  };
});
afterAll(() => rm(top, { recursive: true }));

test('development serves wasm and weights where dist has them, under the policy, and no more', async () => {
  const server = await createServer({
    ...config,
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  await server.listen();
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const wasm = await ask(origin, `/${WASM}`);
  const weights = await ask(origin, `/${WEIGHTS}`);
  const training = await ask(origin, `/${TRAINING}`);
  await server.close();
  expect([wasm.status, wasm.headers['content-type']]).toEqual([200, 'application/wasm']);
  expect([weights.status, weights.body]).toEqual([200, 'weights']);
  expect(weights.headers['content-security-policy']).toContain("default-src 'self'");
  expect(training.status).toBe(404);
});

test('dist holds wasm and weights at the same addresses, and the policy in its page', async () => {
  await build(config);
  const inDist = (path: string) => readFile(join(top, 'dist', path), 'utf8');
  expect((await inDist(WASM)).slice(1, 4)).toBe('asm');
  expect(await inDist(WEIGHTS)).toBe('weights');
  await expect(inDist(TRAINING)).rejects.toThrow('ENOENT');
  const page = (await inDist('index.html')).replaceAll('&#39;', "'");
  expect(page).toContain(`content="${makeMetaPolicy()}"`);
});
