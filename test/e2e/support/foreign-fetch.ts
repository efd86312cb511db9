import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page or a worker of Playwright's: whatever runs a function inside the browser. */
export interface Inside {
  evaluate(run: (url: string) => Promise<boolean>, url: string): Promise<boolean>;
}

export interface ForeignFetch {
  /** Whether the fetch was refused inside the browser. */
  readonly refused: boolean;
  /** How many requests arrived at the other origin all the same. */
  readonly arrived: number;
}

/**
 * Lets a page or one of its workers fetch from another origin: a server made for this call, which answers everyone.
 * Only the policy can make it fail, so a page without a policy gets through.
 */
export async function fetchForeign(target: Inside): Promise<ForeignFetch> {
  let arrived = 0;
  const server = createServer((_, response) => {
    arrived += 1;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('here');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const attempt = (url: string) =>
    fetch(url).then(
      () => false,
      () => true,
    );
  try {
    const refused = await target.evaluate(attempt, `http://127.0.0.1:${port}/`);
    return { refused, arrived };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** True where a fetch from another origin is refused before anything leaves the browser. */
export async function foreignFetchFails(target: Inside): Promise<boolean> {
  const { refused, arrived } = await fetchForeign(target);
  return refused && arrived === 0;
}
