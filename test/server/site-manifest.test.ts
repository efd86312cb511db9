import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSiteManifest } from '../../src/server/site-manifest.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const MODEL = JSON.stringify({ weightsManifest: [{ paths: ['weights.bin'] }] });

/** The least that makes a whole site. */
const SITE: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html>',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg/>',
  'assets/index-Bq3x_9-k.js': 'start()',
  'assets/index-CSTgg9td.css': 'html{}',
  'assets/card-reader.worker-YhZMKtuc.js': 'read()',
  'assets/hands.worker-noNR9ROa.js': 'look()',
  'assets/tfjs/tfjs-backend-wasm.wasm': 'wasm',
  'assets/tfjs/tfjs-backend-wasm-simd.wasm': 'simd',
  'assets/tfjs/tfjs-backend-wasm-threaded-simd.wasm': 'threads',
  'assets/mediapipe/vision_wasm_module_internal.wasm': 'hands',
  'models/finder/weights/model.json': MODEL,
  'models/finder/weights/weights.bin': 'finder',
  'models/namer/weights/model.json': MODEL,
  'models/namer/weights/weights.bin': 'namer',
  'models/namer/weights/classes.json': '[]',
};

const manifestOf = (files: Readonly<Record<string, string>>) =>
  makeSiteManifest(new Map(Object.entries(files).map(([url, content]) => [url, text(content)])));

const without = (name: string) =>
  Object.fromEntries(Object.entries(SITE).filter(([url]) => url !== name));

test('each file is fetched with the part that needs it; what no browser here asks for, with none', () => {
  const { shell, reader, hands } = manifestOf(SITE);
  expect(shell.map(({ url }) => url)).toEqual([
    'index.html',
    'manifest.webmanifest',
    'icon.svg',
    'assets/index-Bq3x_9-k.js',
    'assets/index-CSTgg9td.css',
  ]);
  expect(hands.map(({ url }) => url)).toEqual([
    'assets/hands.worker-noNR9ROa.js',
    'assets/mediapipe/vision_wasm_module_internal.wasm',
  ]);
  expect(reader).toHaveLength(8);
  expect(reader.map(({ url }) => url).join()).not.toContain('threaded');
});

test('a file is taken in this version alone, by its hash; the page also where a host adds to it', () => {
  const { shell, reader } = manifestOf(SITE);
  const hash = createHash('sha384').update('simd').digest('base64');
  const simd = reader.find(({ url }) => url.endsWith('wasm-simd.wasm'));
  expect(simd).toMatchObject({ bytes: 4, integrity: `sha384-${hash}` });
  expect(simd?.revision).not.toBeNull();
  expect(shell.find(({ url }) => url === 'index.html')).not.toHaveProperty('integrity');
  // The address of a hashed file says enough by itself.
  expect(shell.find(({ url }) => url.endsWith('.js'))?.revision).toBeNull();
});

test('changed content is another revision', () => {
  const revision = (content: string) =>
    manifestOf({ ...SITE, 'index.html': content }).shell.find(({ url }) => url === 'index.html')
      ?.revision;
  expect(revision('a')).not.toBe(revision('b'));
});

test.each([
  'index.html',
  'manifest.webmanifest',
  'assets/index-Bq3x_9-k.js',
  'assets/card-reader.worker-YhZMKtuc.js',
  'assets/tfjs/tfjs-backend-wasm-simd.wasm',
  'models/finder/weights/model.json',
  'models/namer/weights/weights.bin',
  'models/namer/weights/classes.json',
])('the build fails where %s is missing', (name) => {
  expect(() => manifestOf(without(name))).toThrow('Not in the list of files to keep');
});

test('the build fails over a file of which nobody has said when it is fetched', () => {
  expect(() => manifestOf({ ...SITE, 'assets/films/dance.mp4': 'film' })).toThrow(
    'assets/films/dance.mp4',
  );
});
