import { stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { CompressedFiles, isShrinking, pickEncoding } from './compression.ts';
import { POLICY_HEADERS } from './policy.ts';
import { mimeTypeOf, sendFile } from './send-file.ts';

export interface StaticSite {
  /** The folder that is served. Nothing outside it ever is. */
  readonly folder: string;
  /** The path it is served under, with a slash at both ends; `/` where left out. */
  readonly mount?: string;
  /** Sent with every response; the security policy where left out. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Names with a hash of their content, as Vite writes them: `assets/index-Bq3x_9-k.js`. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** A path of the request as a file on disk, or nothing where it leads outside the folder or is no path at all. */
function locate(site: StaticSite, requestPath: string): string | undefined {
  const mount = site.mount ?? '/';
  if (!requestPath.startsWith(mount)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(requestPath.slice(mount.length));
  } catch {
    return undefined;
  }
  const root = resolve(site.folder);
  const file = resolve(root, `./${path}`);
  const inside = file === root || file.startsWith(root + sep);
  if (!inside || path.includes('\0')) return undefined;
  return path === '' || path.endsWith('/') ? join(file, 'index.html') : file;
}

function refuse(response: ServerResponse, status: 404 | 405, reason: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${reason}\n`);
}

async function answer(
  site: StaticSite,
  compressed: CompressedFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(site.headers ?? POLICY_HEADERS)) {
    response.setHeader(name, value);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are answered here.');
  }
  const [path = '/'] = (request.url ?? '/').split('?');
  const file = locate(site, path);
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || !found?.isFile()) return refuse(response, 404, 'Not found.');

  const version = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`;
  const shrinks = isShrinking(file);
  const encoding = shrinks ? pickEncoding(request.headers['accept-encoding']) : undefined;
  if (shrinks) response.setHeader('Vary', 'Accept-Encoding');
  const tag = `"${version}${encoding === undefined ? '' : `-${encoding}`}"`;
  response.setHeader('ETag', tag);
  response.setHeader(
    'Cache-Control',
    HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding === undefined) {
    response.setHeader('Content-Length', found.size);
    sendFile(response, file);
    return;
  }
  const content = await compressed.read(file, version, encoding);
  response.setHeader('Content-Type', mimeTypeOf(file));
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', content.length);
  response.end(content);
}

/**
 * Answers requests from a folder of files, each response under the security policy. There is no fallback page: a file
 * that is missing is a 404, so that a broken address is noticed.
 */
export function makeStaticHandler(site: StaticSite): RequestListener {
  const compressed = new CompressedFiles();
  return (request, response) => {
    answer(site, compressed, request, response).catch(() => response.destroy());
  };
}
