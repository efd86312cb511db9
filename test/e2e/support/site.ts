import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeStaticHandler, type StaticSite } from '../../../src/server/static-handler.ts';

export interface RunningSite {
  /** Where the first page is, with a slash at its end. */
  readonly address: string;
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a folder on localhost, at a free port, with the product's own handler and policy. */
export async function serve(site: StaticSite): Promise<RunningSite> {
  const server = createServer(makeStaticHandler(site));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    origin,
    address: origin + (site.mount ?? '/'),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
