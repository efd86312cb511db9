/** One file of the built site, in the shape that Workbox takes. */
export interface SiteFile {
  /** Seen from the folder of the site, without a leading slash. */
  readonly url: string;
  /** Part of the file's hash; null where the address holds one already. */
  readonly revision: string | null;
  /** For `fetch`: a file of another version is refused. The page itself has none, for hosts that add to it. */
  readonly integrity?: string;
  /** Size in bytes, as it is on disk. */
  readonly bytes: number;
}

/**
 * What is fetched together: the `shell` before anything else, what the card `reader` needs right after it, and the
 * model of `hands` when it is first used, because it weighs more than everything else.
 */
export const SITE_PARTS = ['shell', 'reader', 'hands'] as const;
export type SitePart = (typeof SITE_PARTS)[number];

export type SiteManifest = Readonly<Record<SitePart, readonly SiteFile[]>>;
