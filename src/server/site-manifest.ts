import { createHash } from 'node:crypto';
import {
  SITE_PARTS,
  type SiteFile,
  type SiteManifest,
  type SitePart,
} from '../service-worker/site-manifest.ts';

/** The built files by their address, seen from the folder of the site: `assets/index-Bq3x_9-k.js`. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>;

/** Which part a file belongs to, by the first pattern that fits. `left-out` is never fetched by the app itself. */
const PLACES: readonly (readonly [pattern: RegExp, part: SitePart | 'left-out'])[] = [
  [/\.map$/, 'left-out'],
  // Shown by the system while the app is being installed.
  [/^screenshots\//, 'left-out'],
  // For pages that are cut off from other windows, which this one is not.
  [/threaded-simd\.wasm$/, 'left-out'],
  [/^(?:models\/hands|assets\/mediapipe)\/|^assets\/hand[\w-]*\.worker-/, 'hands'],
  [/^models\/[^/]+\/weights\//, 'reader'],
  [/^assets\/tfjs\/.+\.wasm$/, 'reader'],
  [/^assets\/.+\.worker-[\w-]{8}\.js$/, 'reader'],
  [/^index\.html$/, 'shell'],
  [/^manifest\.webmanifest$/, 'shell'],
  [/^icon\.svg$|^icons\/.+\.png$/, 'shell'],
  [/^assets\/[^/]+\.(?:js|css|svg|woff2)$/, 'shell'],
];

/** Files without which nothing works, by part: what the pages and workers ask for by name. */
const NEEDED: Readonly<Record<SitePart, readonly RegExp[]>> = {
  shell: [/^index\.html$/, /^manifest\.webmanifest$/, /\.js$/, /\.css$/],
  reader: [
    /^assets\/card-reader\.worker-/,
    /^assets\/tfjs\/tfjs-backend-wasm\.wasm$/,
    /^assets\/tfjs\/tfjs-backend-wasm-simd\.wasm$/,
    /^models\/finder\/weights\/model\.json$/,
    /^models\/namer\/weights\/model\.json$/,
    /^models\/namer\/weights\/classes\.json$/,
  ],
  hands: [],
};

/** Names with a hash of their content, as the bundler writes them. */
const HASHED = /^assets\/[^/]+-[\w-]{8}\.\w+$/;

/**
 * Lists the built files for the service worker. Throws where a file has no part, or where a part lacks a file that the
 * app asks for: such a build would work with a network and fail without one.
 */
export function makeSiteManifest(files: BuiltFiles): SiteManifest {
  const parts = new Map([...files.keys()].map((url) => [url, partOf(url)]));
  const manifest = Object.fromEntries(
    SITE_PARTS.map((part) => [
      part,
      [...files]
        .filter(([url]) => parts.get(url) === part)
        .map(([url, bytes]) => describe(url, bytes)),
    ]),
  ) as unknown as SiteManifest;
  const missing = [...missingNeeded(manifest), ...missingWeights(manifest, files)];
  if (missing.length > 0) {
    throw new Error(`Not in the list of files to keep for offline use: ${missing.join(', ')}`);
  }
  return manifest;
}

function partOf(url: string): SitePart | 'left-out' {
  const place = PLACES.find(([pattern]) => pattern.test(url));
  if (place === undefined) throw new Error(`Say in PLACES when ${url} is fetched for offline use.`);
  return place[1];
}

function describe(url: string, content: Uint8Array): SiteFile {
  const hash = createHash('sha384').update(content);
  const digest = hash.digest('base64');
  const file = { url, bytes: content.byteLength };
  if (HASHED.test(url)) return { ...file, revision: null, integrity: `sha384-${digest}` };
  const revision = digest.slice(0, 16);
  return url.endsWith('.html')
    ? { ...file, revision }
    : { ...file, revision, integrity: `sha384-${digest}` };
}

function missingNeeded(manifest: SiteManifest): readonly string[] {
  return SITE_PARTS.flatMap((part) =>
    NEEDED[part]
      .filter((pattern) => !manifest[part].some(({ url }) => pattern.test(url)))
      .map((pattern) => `${part} ${pattern.source}`),
  );
}

/** A model's description names the files of its weights. */
function missingWeights(manifest: SiteManifest, files: BuiltFiles): readonly string[] {
  const listed = new Set(manifest.reader.map(({ url }) => url));
  return [...listed]
    .filter((url) => url.endsWith('/model.json'))
    .flatMap((url) => {
      const model = JSON.parse(new TextDecoder().decode(files.get(url))) as {
        readonly weightsManifest?: readonly { readonly paths: readonly string[] }[];
      };
      const folder = url.slice(0, -'model.json'.length);
      return (model.weightsManifest ?? [])
        .flatMap(({ paths }) => paths)
        .map((path) => folder + path);
    })
    .filter((path) => !listed.has(path));
}
