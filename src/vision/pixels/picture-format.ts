/** The kinds of picture file that a phone or computer hands over. */
export const PICTURE_FORMATS = [
  'jpeg',
  'png',
  'gif',
  'webp',
  'bmp',
  'avif',
  'heic',
  'svg',
] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** So many bytes of a file's beginning are enough to tell its format, and nearly always its size. */
export const HEAD_BYTES = 256 * 1024;
/** Where formats differ. */
const SIGNATURE_BYTES = 64;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Tells a picture file by how it begins, whatever its name says; undefined if it is none.
 * Brands: ISO/IEC 23008-12, annex B; AV1 Image File Format 1.1, section 6.
 */
export function findFormat(head: Uint8Array): PictureFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.startsWith('BM')) return 'bmp';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return findBrand(text.slice(8, 32));
  if (/^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?<svg/.test(text)) return 'svg';
  return undefined;
}

function findBrand(brands: string): PictureFormat | undefined {
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? 'heic' : undefined;
}

/**
 * Pixels of a picture by its header, without decoding it; undefined where the header does not say it in time.
 * JPEG: ISO/IEC 10918-1, B.2.2 (frame header); PNG: third edition, 11.2.2 (IHDR).
 */
export function countPixels(
  head: Uint8Array,
  format: PictureFormat | undefined,
): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (format === 'png' && head.length >= 24) return view.getUint32(16) * view.getUint32(20);
  return format === 'jpeg' ? countJpegPixels(view) : undefined;
}

function countJpegPixels(view: DataView): number | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrameHeader(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15; the three markers between them that are none are tables. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
