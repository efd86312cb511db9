import { ok, type Result } from '../../cards/result.ts';
import { decodePicture, fitSize, type DecodeFailure } from '../../vision/pixels/decode-picture.ts';
import type { SheetPicture } from './sheet.ts';
import type { OpenedPicture } from './take-look.ts';

/** Longest side of the picture that is kept to be shown: sharp when enlarged on a phone, small enough to be stored. */
const SHOWN_SIDE = 1600;
const JPEG_QUALITY = 0.82;

/** A picture file, decoded to be read and to be shown. */
export async function openPicture(file: Blob): Promise<Result<OpenedPicture, DecodeFailure>> {
  const decoded = await decodePicture(file);
  return decoded.ok ? ok(openCanvas(decoded.value)) : decoded;
}

function openCanvas(canvas: HTMLCanvasElement): OpenedPicture {
  return { shown: showCanvas(canvas), pixels: () => createImageBitmap(canvas) };
}

/** A copy to keep: the canvas's own proportions and coordinates, fewer pixels. */
export function showCanvas(canvas: HTMLCanvasElement): SheetPicture {
  const { width, height } = canvas;
  const small = document.createElement('canvas');
  Object.assign(small, fitSize(width, height, SHOWN_SIDE));
  const context = small.getContext('2d');
  if (context !== null) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, 0, 0, small.width, small.height);
  }
  return { source: small.toDataURL('image/jpeg', JPEG_QUALITY), width, height };
}
