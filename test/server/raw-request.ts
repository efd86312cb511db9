import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came, and read as UTF-8. */
  readonly bytes: Buffer;
  readonly body: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The certificate to trust, for https. */
  readonly ca?: string;
}

/**
 * Asks for exactly the path given: unlike `fetch`, nothing resolves its dots or escapes on the way.
 */
export function ask(origin: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  const { method = 'GET', headers = {}, ca } = asked;
  return new Promise((done, failed) => {
    request({ hostname, port, path, method, headers, ca, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', failed);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const { statusCode: status = 0, headers: sent } = response;
        done({ status, headers: sent, bytes, body: bytes.toString('utf8') });
      });
    })
      .on('error', failed)
      .end();
  });
}
