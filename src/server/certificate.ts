import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate and its private key, both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_DAYS = 365;
/** A certificate with less time left is made anew, so that none runs out in the middle of a game. */
const RENEW_BEFORE_DAYS = 7;

async function makeCertificate(hosts: readonly string[], now: Date): Promise<Certificate> {
  const names = hosts.map((host) =>
    isIP(host) ? { type: 7 as const, ip: host } : { type: 2 as const, value: host },
  );
  const made = await generate([{ name: 'commonName', value: 'Kibitz on this computer' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // The phone's clock may be behind.
    notBeforeDate: new Date(now.getTime() - DAY_MS),
    notAfterDate: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: names },
    ],
  });
  return { cert: made.cert, key: made.private };
}

/** Whether a certificate names all the hosts and has some time left. */
function isGood(pem: string, hosts: readonly string[], now: Date): boolean {
  const certificate = new X509Certificate(pem);
  const leftMs = Date.parse(certificate.validTo) - now.getTime();
  const names = (host: string): boolean =>
    (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined;
  return leftMs > RENEW_BEFORE_DAYS * DAY_MS && hosts.every(names);
}

/**
 * The self-made certificate for these host names and addresses: the one kept in the folder while it is good, else a new
 * one. Kept, so that a phone asks only once whether to go on.
 */
export async function keepCertificate(
  folder: string,
  hosts: readonly string[],
  now: Date,
): Promise<Certificate> {
  const certPath = join(folder, 'certificate.pem');
  const keyPath = join(folder, 'key.pem');
  try {
    const kept = { cert: await readFile(certPath, 'utf8'), key: await readFile(keyPath, 'utf8') };
    if (isGood(kept.cert, hosts, now)) return kept;
  } catch {
    // None yet, or not readable as one: either way a new one is made.
  }
  const made = await makeCertificate(hosts, now);
  await mkdir(folder, { recursive: true });
  await writeFile(certPath, made.cert);
  await writeFile(keyPath, made.key, { mode: 0o600 });
  return made;
}
