import type { Server } from 'node:net';

export interface PortChoice {
  readonly port: number;
  /** How many ports further up may be tried when this one is taken. */
  readonly spare: number;
}

function tryPort(server: Server, host: string, port: number): Promise<number | 'port-taken'> {
  return new Promise((done, failed) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') done('port-taken');
      else failed(error);
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Starts listening and returns the port; port 0 takes any that is free. */
export async function listen(
  server: Server,
  host: string,
  { port, spare }: PortChoice,
): Promise<number | 'port-taken'> {
  for (let next = port; next < port + spare; next += 1) {
    const got = await tryPort(server, host, next);
    if (got !== 'port-taken') return got;
  }
  return tryPort(server, host, port + spare);
}
