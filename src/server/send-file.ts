import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The type a file is sent with: by the ending of its name, else plain bytes. */
export function mimeTypeOf(path: string): string {
  return MIME_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Streams a file as the body, with its type. Should it vanish meanwhile, the connection is cut: the head is already out. */
export function sendFile(response: ServerResponse, path: string): void {
  response.setHeader('Content-Type', mimeTypeOf(path));
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response);
}
