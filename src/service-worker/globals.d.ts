import type { SiteManifest } from './site-manifest.ts';

declare global {
  /** Put in by the build (`src/server/service-worker-plugin.ts`). */
  const SITE_MANIFEST: SiteManifest;
  /** The security headers of every response, for hosts that send none. */
  const POLICY_HEADERS: Readonly<Record<string, string>>;
}
