import type { PictureReading } from '../../../src/vision/card-reader.ts';
import { createCardReader } from '../../../src/vision/create-card-reader.ts';
import { decodePicture } from '../../../src/vision/decode-picture.ts';

/** What a picture's reading took, or why there is none. */
export type Read = { readonly reading: PictureReading } | { readonly failure: string };

declare global {
  interface Window {
    /** Reads a picture file, given as base64, with the product's decoder and reader. */
    readFile?: (base64: string) => Promise<Read>;
  }
}

const reader = await createCardReader();

window.readFile = async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const decoded = await decodePicture(new Blob([bytes]));
  if (!decoded.ok) return { failure: decoded.error };
  return { reading: await reader.read(await createImageBitmap(decoded.value)) };
};
