import { SHARED_CACHE, SHARED_PICTURE } from './talk.ts';

/**
 * Takes what another app shared (a form with the picture as a file), leaves the first picture for the page, and leads
 * there. Shared without a picture, it just opens the page.
 */
export async function receiveShared(request: Request, page: URL): Promise<Response> {
  const form = await request.formData();
  const picture = [...form.values()].find((value) => value instanceof File && value.size > 0);
  if (picture instanceof File) {
    const cache = await caches.open(SHARED_CACHE);
    const headers = { 'Content-Type': picture.type, 'Content-Length': String(picture.size) };
    await cache.put(SHARED_PICTURE, new Response(picture, { headers }));
  }
  return Response.redirect(page.href, 303);
}
