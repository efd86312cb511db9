import { fail, ok, type Result } from '../../cards/result.ts';
import { countPixels, findFormat, HEAD_BYTES, type PictureFormat } from './picture-format.ts';

/**
 * Why a file gave no picture: `empty` it has no bytes, `not-a-picture` it is something else, `heic` this browser can't
 * open iPhone's own format, `too-large` for the memory of the device, `broken` it begins like a picture and isn't one.
 */
export const DECODE_FAILURES = ['empty', 'not-a-picture', 'heic', 'too-large', 'broken'] as const;
export type DecodeFailure = (typeof DECODE_FAILURES)[number];

/** Longest side of what is read, in pixels: enough for 20 pixels of index on a table of forty cards. */
const LONGEST_SIDE = 2560;
/** A file of more bytes than any phone's photo is not opened at all. */
const MOST_BYTES = 80_000_000;
/** Nor one of more pixels than a phone has memory for while it decodes: four bytes each. */
const MOST_PIXELS = 80_000_000;

/** The size a picture of `width` by `height` is read at: never enlarged, its proportions kept. */
export function fitSize(
  width: number,
  height: number,
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** What a browser's refusal to decode means for a file of that format. */
export function explainRefusal(format: PictureFormat | undefined, error: unknown): DecodeFailure {
  if (format === 'heic') return 'heic';
  if (format === undefined || format === 'svg') return 'not-a-picture';
  if (error instanceof RangeError) return 'too-large';
  return 'broken';
}

/** What can be told of a file before decoding it. */
export function checkFile(
  byteLength: number,
  format: PictureFormat | undefined,
  pixels = 0,
): DecodeFailure | undefined {
  if (byteLength === 0) return 'empty';
  if (format === 'svg' || format === undefined) return 'not-a-picture';
  return byteLength > MOST_BYTES || pixels > MOST_PIXELS ? 'too-large' : undefined;
}

/**
 * A photo file as a canvas, upright as its EXIF says and at most `LONGEST_SIDE` long. A canvas, because the picture is
 * used twice: read, and shown with the readings on it.
 */
export async function decodePicture(file: Blob): Promise<Result<HTMLCanvasElement, DecodeFailure>> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const format = findFormat(head);
  const refusal = checkFile(file.size, format, countPixels(head, format));
  if (refusal !== undefined) return fail(refusal);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    return fail(explainRefusal(format, error));
  }
  const canvas = drawFitting(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return canvas === undefined ? fail('too-large') : ok(canvas);
}

/** Copies pixels to a canvas of at most `LONGEST_SIDE`, a new one or `canvas`; undefined when there is no memory for it. */
export function drawFitting(
  source: CanvasImageSource,
  width: number,
  height: number,
  canvas = document.createElement('canvas'),
): HTMLCanvasElement | undefined {
  const size = fitSize(width, height, LONGEST_SIDE);
  // Setting a size, even the same, throws the old pixels away and asks for new memory.
  if (canvas.width !== size.width) canvas.width = size.width;
  if (canvas.height !== size.height) canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, size.width, size.height);
  return canvas;
}
