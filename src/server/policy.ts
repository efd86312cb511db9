/**
 * What a page and its workers may do, written once: as headers by every server here, and as a `<meta>` in the page for
 * static hosts. A `<meta>` does not govern workers loaded by address, so the header is the one that counts for them.
 */

type Directives = Readonly<Record<string, string>>;

/** WebAssembly needs 'wasm-unsafe-eval'; pictures and the camera arrive as blobs. Nothing else leaves the origin. */
const SHIPPED: Directives = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Vite's development server puts stylesheets into the page as elements. Attributes stay forbidden, as shipped. */
const DEVELOPMENT: Directives = { ...SHIPPED, 'style-src-elem': "'self' 'unsafe-inline'" };

/** Browsers ignore these in a `<meta>`, and say so in the console. */
const HEADER_ONLY: readonly string[] = ['frame-ancestors'];

function makePolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** The policy for `<meta http-equiv="Content-Security-Policy">`. */
export function makeMetaPolicy(): string {
  return makePolicy(
    Object.fromEntries(Object.entries(SHIPPED).filter(([name]) => !HEADER_ONLY.includes(name))),
  );
}

/** The headers of every response, whatever its kind or status. */
function makePolicyHeaders(directives: Directives): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': makePolicy(directives),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  };
}

export const POLICY_HEADERS = makePolicyHeaders(SHIPPED);
export const DEVELOPMENT_POLICY_HEADERS = makePolicyHeaders(DEVELOPMENT);
