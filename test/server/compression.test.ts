import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickEncoding } from '../../src/server/compression.ts';
import { listen } from '../../src/server/listen.ts';
import { makeStaticHandler } from '../../src/server/static-handler.ts';
import { ask } from './raw-request.ts';

const SCRIPT = 'export const words = "the same again and again";\n'.repeat(200);
let folder: string;
let site: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kibitz-compressed-'));
  await writeFile(join(folder, 'app.js'), SCRIPT);
  await writeFile(join(folder, 'weights.bin'), '0'.repeat(5000));
  server = createServer(makeStaticHandler({ folder }));
  site = `http://127.0.0.1:${await listen(server, '127.0.0.1', { port: 0, spare: 0 })}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const askFor = (path: string, accepted: string, method = 'GET') =>
  ask(site, path, { method, headers: { 'Accept-Encoding': accepted } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['br;q=nonsense', undefined],
  ['', undefined],
  [undefined, undefined],
])('of a browser that accepts %s, %s is chosen', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a script sent as %s is the script, in a fraction of its size', async (encoding, open) => {
  const { status, headers, bytes } = await askFor('/app.js', encoding);
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(Number(headers['content-length'])).toBe(bytes.length);
  expect(bytes.length).toBeLessThan(SCRIPT.length / 10);
  expect(open(bytes).toString()).toBe(SCRIPT);
  const head = await askFor('/app.js', encoding, 'HEAD');
  expect([head.headers['content-length'], head.body]).toEqual([headers['content-length'], '']);
});

test('caches on the way keep each encoding apart, and the tag of one never answers for another', async () => {
  const plain = await askFor('/app.js', 'identity');
  const packed = await askFor('/app.js', 'br');
  expect([plain.body, plain.headers['content-encoding']]).toEqual([SCRIPT, undefined]);
  for (const { headers } of [plain, packed]) expect(headers['vary']).toBe('Accept-Encoding');
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const again = await ask(site, '/app.js', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': packed.headers.etag ?? '' },
  });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('weights, which do not shrink, are sent as they are', async () => {
  const { headers } = await askFor('/weights.bin', 'br, gzip');
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined]);
});

test('a file that was built anew is compressed anew', async () => {
  await writeFile(join(folder, 'changing.js'), 'let first;');
  await askFor('/changing.js', 'gzip');
  await writeFile(join(folder, 'changing.js'), 'let second = 2;');
  const { bytes } = await askFor('/changing.js', 'gzip');
  expect(gunzipSync(bytes).toString()).toBe('let second = 2;');
});
