import { describe, expect, test } from 'vitest';
import { checkFile, explainRefusal, fitSize } from '../../../src/vision/pixels/decode-picture.ts';
import { countPixels, findFormat } from '../../../src/vision/pixels/picture-format.ts';

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the format of a file, whatever it is called', () => {
  test.each([
    ['jpeg', '\xff\xd8\xff\xe1\x00\x10Exif'],
    ['png', '\x89PNG\r\n\x1a\n\x00\x00'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
    ['bmp', 'BM6\x00'],
    ['heic', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['heic', '\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heix'],
    ['avif', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1miaf'],
    ['svg', '<?xml version="1.0"?>\n<svg xmlns='],
    [undefined, '%PDF-1.7'],
    [undefined, 'RIFF\x10\x00\x00\x00WAVEfmt '],
    [undefined, '\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2'],
    [undefined, 'Dear diary'],
    [undefined, ''],
  ])('%s', (format, head) => {
    expect(findFormat(bytes(head))).toBe(format);
  });
});

describe('pixels are counted without decoding', () => {
  const app1 = `\xff\xe1\x00\x08Exif\x00\x00`;
  const table = '\xff\xc4\x00\x05abc';
  const frame = '\xff\xc2\x00\x11\x08\x0b\xd0\x0f\xc0\x03';
  test.each([
    ['png', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR\x00\x00\x75\x30\x00\x00\x01\x00', 30_000 * 256],
    ['jpeg', `\xff\xd8${app1}${table}${frame}`, 4032 * 3024],
    ['jpeg', `\xff\xd8${app1}${table}`, undefined],
    ['jpeg', '\xff\xd8\xff', undefined],
    ['png', '\x89PNG\r\n\x1a\n', undefined],
    ['heic', '\x00\x00\x00\x18ftypheic', undefined],
  ] as const)('%s', (format, head, pixels) => {
    expect(countPixels(bytes(head), format)).toBe(pixels);
  });
});

describe('what is told before a file is decoded', () => {
  test.each([
    [0, undefined, undefined, 'empty'],
    [0, 'jpeg', undefined, 'empty'],
    [10_000, undefined, undefined, 'not-a-picture'],
    [10_000, 'svg', undefined, 'not-a-picture'],
    [500_000_000, 'webp', undefined, 'too-large'],
    [900_000, 'png', 30_000 * 30_000, 'too-large'],
    [25_000_000, 'jpeg', 8160 * 6120, undefined],
    [3_000_000, 'heic', undefined, undefined],
  ] as const)('%i bytes of %s with %i pixels: %s', (size, format, pixels, failure) => {
    expect(checkFile(size, format, pixels)).toBe(failure);
  });
});

describe('what a browser’s refusal means', () => {
  const refused = new DOMException('The source image could not be decoded.', 'InvalidStateError');
  test.each([
    ['heic', refused, 'heic'],
    ['jpeg', refused, 'broken'],
    ['png', new RangeError('out of range'), 'too-large'],
  ] as const)('%s', (format, error, failure) => {
    expect(explainRefusal(format, error)).toBe(failure);
  });
});

test.each([
  [4000, 3000, 2560, 1920],
  [3000, 4000, 1920, 2560],
  [1200, 900, 1200, 900],
  [30_000, 3, 2560, 1],
])('%i by %i is read at %i by %i', (width, height, wide, high) => {
  expect(fitSize(width, height, 2560)).toEqual({ width: wide, height: high });
});
