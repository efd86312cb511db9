import { SHARED_CACHE, SHARED_PICTURE } from '../../service-worker/talk.ts';

/** The picture that another app shared to this one, if it still waits. It is handed out once. */
export async function takeSharedPicture(): Promise<File | undefined> {
  // Missing on addresses without HTTPS, where nothing can be shared to the app either.
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return undefined;
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.match(SHARED_PICTURE);
  await caches.delete(SHARED_CACHE);
  if (kept === undefined) return undefined;
  const picture = await kept.blob();
  return new File([picture], SHARED_PICTURE, { type: picture.type });
}
