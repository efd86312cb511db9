import type { WorkboxPlugin } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { SiteFile } from './site-manifest.ts';

/** The site has one page, whatever stands after the question mark. */
const ROUTE_OPTIONS = { ignoreURLParametersMatching: [/./], cleanURLs: false };

/** Files of the site that are fetched together, and once here are never fetched again before they change. */
export class KeptFiles {
  readonly #files: readonly SiteFile[];
  readonly #controller: PrecacheController;

  constructor(cacheName: string, files: readonly SiteFile[], plugins: readonly WorkboxPlugin[]) {
    this.#files = files;
    this.#controller = new PrecacheController({ cacheName, plugins: [...plugins] });
    this.#controller.addToCacheList([...files]);
  }

  /** Answers requests for these files from here, or from the network while they are not. */
  get route(): PrecacheRoute {
    return new PrecacheRoute(this.#controller, ROUTE_OPTIONS);
  }

  /** Whether any version has fetched these files. */
  async isBegun(): Promise<boolean> {
    const cache = await caches.open(this.#controller.strategy.cacheName);
    return (await cache.keys()).length > 0;
  }

  /**
   * Fetches what is not here yet, file by file, beside what an older version may still need. Rejects where a file can't be
   * had; what came before it stays.
   */
  async keep(
    event: ExtendableEvent,
    onProgress: (doneBytes: number, totalBytes: number) => void = () => {},
  ): Promise<void> {
    const totalBytes = this.#files.reduce((sum, { bytes }) => sum + bytes, 0);
    let doneBytes = 0;
    for (const file of this.#files) {
      onProgress(doneBytes, totalBytes);
      await this.#keepFile(file, event);
      doneBytes += file.bytes;
    }
    onProgress(doneBytes, totalBytes);
  }

  /** Drops what belongs to other versions. */
  async tidy(event: ExtendableEvent): Promise<void> {
    await this.#controller.activate(event);
  }

  async #keepFile(file: SiteFile, event: ExtendableEvent): Promise<void> {
    const url = new URL(file.url, location.href).href;
    const cacheKey = this.#controller.getCacheKeyForURL(url) ?? url;
    const integrity = file.integrity ?? '';
    // An address without a hash may have been something else before; the host is asked whether it still is.
    const cache = file.revision === null ? 'default' : 'no-cache';
    const request = new Request(url, { integrity, cache, credentials: 'same-origin' });
    const params = { cacheKey, integrity };
    await Promise.all(this.#controller.strategy.handleAll({ request, event, params }));
  }
}
