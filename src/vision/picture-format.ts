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

/** So many bytes of a file's beginning are enough to tell its format. */
export const FORMAT_BYTES = 64;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Tells a picture file by how it begins, whatever its name says; undefined if it is none.
 * Brands: ISO/IEC 23008-12, annex B; AV1 Image File Format 1.1, section 6.
 */
export function findFormat(head: Uint8Array): PictureFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, FORMAT_BYTES));
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
