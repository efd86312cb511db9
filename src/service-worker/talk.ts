/** What the page and its service worker say to each other, and where they leave things for each other. */

/** Files that can be fetched ahead on demand; the shell is there from the start. */
const KEPT_PARTS = ['reader', 'hands'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** `SKIP_WAITING` is what `workbox-window` says. */
export type PageRequest =
  { readonly type: 'SKIP_WAITING' } | { readonly type: 'keep'; readonly part: KeptPart };

/** `failed`: the network is gone or the disk is full; what has arrived stays. Bytes as they are on disk. */
export type KeepAnswer =
  | { readonly type: 'fetching'; readonly doneBytes: number; readonly totalBytes: number }
  | { readonly type: 'kept' }
  | { readonly type: 'failed' };

/** Where a picture that was shared to the app waits for the page, and under which address. */
export const SHARED_CACHE = 'kibitz-shared';
export const SHARED_PICTURE = 'shared-picture';

/** The address that the system shares pictures to, and the one that starts afresh; seen from the site's folder. */
export const SHARE_PATH = 'share';
export const FRESH_PARAMETER = 'fresh';
