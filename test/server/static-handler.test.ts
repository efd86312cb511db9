import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../src/server/listen.ts';
import { POLICY_HEADERS } from '../../src/server/policy.ts';
import { makeStaticHandler } from '../../src/server/static-handler.ts';
import { ask } from './raw-request.ts';

const SECRET = 'not for anyone';
const servers: Server[] = [];
let top: string;
let site: string;
let mounted: string;

async function serveAt(mount?: string): Promise<string> {
  const folder = join(top, 'dist');
  const server = createServer(makeStaticHandler({ folder, ...(mount && { mount }) }));
  servers.push(server);
  const port = await listen(server, '127.0.0.1', { port: 0, spare: 0 });
  return `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'kibitz-static-'));
  await mkdir(join(top, 'dist/assets/tfjs'), { recursive: true });
  await mkdir(join(top, 'dist-private'));
  await Promise.all([
    writeFile(join(top, 'secret.txt'), SECRET),
    writeFile(join(top, 'dist-private/secret.txt'), SECRET),
    writeFile(join(top, 'dist/index.html'), '<!doctype html><title>Home</title>'),
    writeFile(join(top, 'dist/assets/index-Bq3x_9-k.js'), 'export {};'),
    writeFile(join(top, 'dist/assets/look-Bq3x_9-k.css'), 'body {}'),
    writeFile(join(top, 'dist/assets/tfjs/backend.wasm'), '\0asm'),
    writeFile(join(top, 'dist/weights.bin'), '0000'),
  ]);
  site = await serveAt();
  mounted = await serveAt('/games/kibitz/');
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(top, { recursive: true });
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/index.html?from=home', 'text/html; charset=utf-8'],
  ['/assets/index-Bq3x_9-k.js', 'text/javascript; charset=utf-8'],
  ['/assets/look-Bq3x_9-k.css', 'text/css; charset=utf-8'],
  ['/assets/tfjs/backend.wasm', 'application/wasm'],
  ['/weights.bin', 'application/octet-stream'],
])('%s is sent as %s', async (path, type) => {
  const { status, headers } = await ask(site, path);
  expect([status, headers['content-type']]).toEqual([200, type]);
});

test.each(['/', '/assets/index-Bq3x_9-k.js', '/missing.js', '/../secret.txt'])(
  'the policy governs the answer to %s, found or not',
  async (path) => {
    const { headers } = await ask(site, path);
    for (const [name, value] of Object.entries(POLICY_HEADERS)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
    expect(headers['cross-origin-embedder-policy']).toBeUndefined();
  },
);

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/../dist-private/secret.txt',
  '//../secret.txt',
  '/%00',
  '/%',
  '/assets',
  '/assets/',
  '/no-such-page',
])('%s is not found, whatever it was meant to reach', async (path) => {
  const { status, body } = await ask(site, path);
  expect(status).toBe(404);
  expect(body).not.toContain(SECRET);
});

test('names that carry a hash are kept for good, others are asked about each time', async () => {
  const hashed = await ask(site, '/assets/index-Bq3x_9-k.js');
  expect(hashed.headers['cache-control']).toContain('immutable');
  for (const path of ['/', '/assets/tfjs/backend.wasm', '/weights.bin']) {
    const first = await ask(site, path);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await ask(site, path, { headers: { 'If-None-Match': first.headers.etag ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
  }
});

test('a HEAD has the length and no body; nothing may be sent here', async () => {
  const head = await ask(site, '/weights.bin', { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '4', '']);
  expect((await ask(site, '/weights.bin', { method: 'POST' })).status).toBe(405);
});

test('under a mount, what lies outside it is not found', async () => {
  expect((await ask(mounted, '/games/kibitz/')).body).toContain('Home');
  expect((await ask(mounted, '/')).status).toBe(404);
  expect((await ask(mounted, '/games/kibitz/../../secret.txt')).status).toBe(404);
});
