import type { Quad } from '../table/detection.ts';
import type { FollowedReading, Picture, PictureReading } from './card-reader.ts';
import { FrameFollower } from './frames/frame-follower.ts';
import { loadNets } from './load-nets.ts';
import type { ReadingNets } from './look.ts';
import type { Pixels } from './pixels/pixels.ts';
import { readPicture } from './read-picture.ts';
import { READER_CONFIG } from './reader-config.ts';

/** What the facade asks: first to start, then for one reading after the other. */
export type ReaderRequest =
  | { readonly kind: 'start'; readonly base: string; readonly printed: readonly string[] }
  | { readonly kind: 'read'; readonly id: number; readonly picture: Picture }
  | {
      readonly kind: 'follow';
      readonly id: number;
      readonly picture: Picture;
      readonly places?: readonly Quad[] | undefined;
    };

/** What the worker answers; `started` without a message is success. */
export type ReaderAnswer =
  | { readonly kind: 'started'; readonly error?: string }
  | { readonly kind: 'read'; readonly id: number; readonly reading: PictureReading }
  | { readonly kind: 'follow'; readonly id: number; readonly reading: FollowedReading }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string };

/** Side of the blank picture read at the start, so that the first real one does not wait for the nets to warm up. */
const WARM_UP_SIDE = 320;

let nets: ReadingNets | undefined;
let follower: FrameFollower | undefined;
let canvas: OffscreenCanvas | undefined;

function answer(message: ReaderAnswer): void {
  postMessage(message);
}

async function start(base: string, printed: readonly string[]): Promise<void> {
  nets = await loadNets(base, printed);
  follower = new FrameFollower(nets, READER_CONFIG);
  readPicture(new ImageData(WARM_UP_SIDE, WARM_UP_SIDE), nets, READER_CONFIG);
}

function toPixels(picture: Picture): Pixels {
  if (picture instanceof ImageData) return picture;
  const { width, height } = picture;
  if (canvas?.width !== width || canvas.height !== height) {
    canvas = new OffscreenCanvas(width, height);
  }
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('out of memory: no canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, width, height);
}

function read(id: number, picture: Picture): void {
  if (nets === undefined) throw new Error('asked to read before the start');
  const begun = performance.now();
  const pixels = toPixels(picture);
  const { cards, dice } = readPicture(pixels, nets, READER_CONFIG);
  const elapsedMs = performance.now() - begun;
  const reading = { width: pixels.width, height: pixels.height, cards, dice, elapsedMs };
  answer({ kind: 'read', id, reading });
}

function follow(id: number, picture: Picture, places?: readonly Quad[]): void {
  if (follower === undefined) throw new Error('asked to follow before the start');
  const begun = performance.now();
  const pixels = toPixels(picture);
  const followed = follower.follow(pixels, places);
  const elapsedMs = performance.now() - begun;
  const reading = { width: pixels.width, height: pixels.height, elapsedMs, ...followed };
  answer({ kind: 'follow', id, reading });
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  if (data.kind === 'start') {
    start(data.base, data.printed).then(
      () => answer({ kind: 'started' }),
      (error: unknown) => answer({ kind: 'started', error: describe(error) }),
    );
    return;
  }
  try {
    if (data.kind === 'read') read(data.id, data.picture);
    else follow(data.id, data.picture, data.places);
  } catch (error) {
    answer({ kind: 'failed', id: data.id, error: describe(error) });
  }
});
