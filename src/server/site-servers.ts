import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Certificate } from './certificate.ts';
import { listen, type PortChoice } from './listen.ts';
import { makeStaticHandler } from './static-handler.ts';

export interface SiteServers {
  readonly httpPort: number;
  readonly httpsPort: number;
  close(): void;
}

/**
 * Serves a folder twice: by plain HTTP to this computer alone, where browsers trust `localhost`, and by HTTPS to the
 * local network, at the next port or one further up.
 */
export async function startServers(
  folder: string,
  certificate: Certificate,
  choice: PortChoice,
): Promise<SiteServers | 'port-taken'> {
  const handler = makeStaticHandler({ folder });
  const http = createHttpServer(handler);
  const https = createHttpsServer({ cert: certificate.cert, key: certificate.key }, handler);
  const close = (): void => {
    for (const server of [http, https]) {
      server.close();
      server.closeAllConnections();
    }
  };
  const httpPort = await listen(http, '127.0.0.1', choice);
  if (httpPort === 'port-taken') return httpPort;
  const above = choice.port === 0 ? 0 : httpPort + 1;
  const httpsPort = await listen(https, '0.0.0.0', { port: above, spare: choice.spare });
  if (httpsPort === 'port-taken') {
    close();
    return httpsPort;
  }
  return { httpPort, httpsPort, close };
}
