import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepCertificate } from '../../src/server/certificate.ts';

const NOW = new Date('2030-06-01T12:00:00Z');
const HOSTS = ['localhost', '127.0.0.1', '192.168.1.20'];
const later = (days: number): Date => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kibitz-certificate-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('it names every host, allows for a slow clock, and signs for no one else', async () => {
  const { cert } = await keepCertificate(join(folder, 'new'), HOSTS, NOW);
  const certificate = new X509Certificate(cert);
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkIP('192.168.1.20')).toBe('192.168.1.20');
  expect(certificate.checkIP('192.168.1.21')).toBeUndefined();
  expect(Date.parse(certificate.validFrom)).toBeLessThan(NOW.getTime());
  expect(certificate.ca).toBe(false);
});

test('it is kept while it will do, so that a phone is asked only once', async () => {
  const first = await keepCertificate(folder, HOSTS, NOW);
  expect(await keepCertificate(folder, HOSTS, later(300))).toEqual(first);
  expect(await keepCertificate(folder, ['localhost'], NOW)).toEqual(first);
});

test('it is made anew for a new address, and before it runs out', async () => {
  const first = await keepCertificate(folder, HOSTS, NOW);
  const moved = await keepCertificate(folder, [...HOSTS, '10.0.0.7'], NOW);
  expect(moved.cert).not.toBe(first.cert);
  expect(new X509Certificate(moved.cert).checkIP('10.0.0.7')).toBe('10.0.0.7');
  const renewed = await keepCertificate(folder, HOSTS, later(360));
  expect(renewed.cert).not.toBe(moved.cert);
});

test('a damaged one is replaced', async () => {
  await writeFile(join(folder, 'certificate.pem'), 'half a fi');
  await writeFile(join(folder, 'key.pem'), '');
  const { cert } = await keepCertificate(folder, HOSTS, NOW);
  expect(new X509Certificate(cert).checkHost('localhost')).toBe('localhost');
});
