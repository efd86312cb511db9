import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCertificate, type Certificate } from '../../src/server/certificate.ts';
import { listen } from '../../src/server/listen.ts';
import { startServers } from '../../src/server/site-servers.ts';
import { ask } from './raw-request.ts';

let folder: string;
let certificate: Certificate;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kibitz-servers-'));
  await writeFile(join(folder, 'index.html'), 'Home');
  certificate = await keepCertificate(join(folder, 'keys'), ['127.0.0.1'], new Date());
});
afterAll(() => rm(folder, { recursive: true }));

test('the same page by plain HTTP and by HTTPS, both under the policy', async () => {
  const servers = await startServers(folder, certificate, { port: 0, spare: 0 });
  if (servers === 'port-taken') throw new Error('the system had no port left');
  const plain = await ask(`http://127.0.0.1:${servers.httpPort}`, '/');
  const secure = await ask(`https://127.0.0.1:${servers.httpsPort}`, '/', { ca: certificate.cert });
  servers.close();
  for (const { body, headers } of [plain, secure]) {
    expect(body).toBe('Home');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  }
});

test('a taken port is passed over where others may be tried, and reported where not', async () => {
  const other = createServer();
  const taken = await listen(other, '127.0.0.1', { port: 0, spare: 0 });
  if (taken === 'port-taken') throw new Error('the system had no port left');
  expect(await startServers(folder, certificate, { port: taken, spare: 0 })).toBe('port-taken');
  const servers = await startServers(folder, certificate, { port: taken, spare: 9 });
  if (servers === 'port-taken') throw new Error('ten ports in a row are taken');
  expect(servers.httpPort).toBeGreaterThan(taken);
  expect(servers.httpsPort).toBeGreaterThan(servers.httpPort);
  servers.close();
  other.close();
});
