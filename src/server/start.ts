import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { parseArgs } from 'node:util';
import { makeAnnouncement } from './announcement.ts';
import { buildSite } from './build-site.ts';
import { keepCertificate, type Certificate } from './certificate.ts';
import { findLanAddresses } from './lan.ts';
import type { PortChoice } from './listen.ts';
import { CACHE, DIST } from './paths.ts';
import { startServers } from './site-servers.ts';

/** `npm start`: builds the site, serves it to this computer and to the local network, and says where it is. */

const USAGE = `npm start -- [--no-build] [--cert FILE --key FILE]
  --no-build  serves dist as it is
  --cert      a certificate (PEM) that the phone trusts, and
  --key       its private key, instead of a self-made pair
  PORT=8000   in the environment: HTTP there, HTTPS one port higher`;

interface Options {
  readonly build: boolean;
  readonly cert: string | undefined;
  readonly key: string | undefined;
}

/** Ends the program over something the person who started it can put right. */
function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        'no-build': { type: 'boolean', default: false },
        cert: { type: 'string' },
        key: { type: 'string' },
      },
    });
    return { build: !values['no-build'], cert: values.cert, key: values.key };
  } catch {
    return giveUp(USAGE);
  }
}

function readPort(): PortChoice {
  const named = process.env['PORT'] ?? '';
  if (named === '') return { port: 4173, spare: 20 };
  const port = Number(named);
  if (Number.isInteger(port) && port >= 1 && port < 65_535) return { port, spare: 0 };
  return giveUp(`PORT is ${named}; it has to be a number from 1 to 65534.`);
}

function readCertificate(certPath: string, keyPath: string): Certificate {
  try {
    const pair = { cert: readFileSync(certPath, 'utf8'), key: readFileSync(keyPath, 'utf8') };
    createSecureContext(pair);
    return pair;
  } catch (error) {
    return giveUp(`${certPath} and ${keyPath} are no certificate and key: ${String(error)}`);
  }
}

const { build, cert, key } = readOptions();
if ((cert === undefined) !== (key === undefined)) giveUp(USAGE);
const port = readPort();

if (build) {
  console.log('Building …');
  await buildSite(DIST);
} else if (!existsSync(join(DIST, 'index.html'))) {
  giveUp('There is no build in dist yet: start without --no-build.');
}

const hosts = findLanAddresses();
const certificate =
  cert !== undefined && key !== undefined
    ? readCertificate(cert, key)
    : await keepCertificate(
        join(CACHE, 'certificate'),
        ['localhost', '127.0.0.1', ...hosts],
        new Date(),
      );

const servers = await startServers(DIST, certificate, port);
if (servers === 'port-taken') {
  giveUp(`Port ${port.port} or the one above it is in use. Name another: PORT=8000 npm start`);
}
console.log(
  makeAnnouncement({
    local: `http://localhost:${servers.httpPort}/`,
    lan: hosts.map((host) => `https://${host}:${servers.httpsPort}/`),
    selfMade: cert === undefined,
  }),
);
