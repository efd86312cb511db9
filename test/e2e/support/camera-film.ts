import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Makes a film for the fake camera out of one JPEG: its bytes, over and over (Motion JPEG has no other container).
 * The browser plays it at 30 frames a second and starts over at its end. Returns the film's path, in a temporary
 * folder. The picture keeps its size, which becomes the camera's.
 */
export async function makeStill(jpeg: Uint8Array, frames = 10): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'kibitz-film-')), 'still.mjpeg');
  await pipeline(Readable.from(Array<Uint8Array>(frames).fill(jpeg)), createWriteStream(path));
  return path;
}
