import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { KeptFiles } from './kept-files.ts';
import { policyPlugin, stayAtHome } from './policy.ts';
import { receiveShared } from './shared-picture.ts';
import { SITE_PARTS, type SitePart } from './site-manifest.ts';
import { FRESH_PARAMETER, SHARE_PATH, type KeepAnswer, type PageRequest } from './talk.ts';

/**
 * Makes the app start and work without a network. The shell is fetched while the worker installs, the rest when the page
 * asks for it; each part is kept under the security policy.
 */
declare const self: ServiceWorkerGlobalScope;

stayAtHome(self);

const { scope } = self.registration;
const kept = Object.fromEntries(
  SITE_PARTS.map((part) => [
    part,
    new KeptFiles(cacheName(part), SITE_MANIFEST[part], [policyPlugin]),
  ]),
) as Readonly<Record<SitePart, KeptFiles>>;

/** An origin may serve other sites, or Kibitz twice. */
function cacheName(part: SitePart): string {
  return `kibitz-${part}-${scope}`;
}

// Recovery comes before everything that could stand in its way.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.searchParams.has(FRESH_PARAMETER),
  () => startAfresh(),
);
registerRoute(
  ({ url }) => url.href === new URL(SHARE_PATH, scope).href,
  ({ request }) => receiveShared(request, new URL('#/facade', scope)),
  'POST',
);
for (const part of SITE_PARTS) registerRoute(kept[part].route);

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all(SITE_PARTS.map((part) => kept[part].tidy(event))));
});

// The first page that is opened can fetch the rest through the worker, and so needs no second visit to be whole.
clientsClaim();

self.addEventListener('message', (event) => {
  const request = event.data as PageRequest;
  if (request.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  else event.waitUntil(keepFor(request.part, event));
});

/** A new version is whole before it replaces one that was: it fetches the parts that the old one had. */
async function install(event: ExtendableEvent): Promise<void> {
  for (const part of SITE_PARTS) {
    if (part === 'shell' || (await kept[part].isBegun())) await kept[part].keep(event);
  }
}

async function keepFor(part: SitePart, event: ExtendableMessageEvent): Promise<void> {
  const answer = (message: KeepAnswer): void => event.ports[0]?.postMessage(message);
  try {
    await kept[part].keep(event, (doneBytes, totalBytes) =>
      answer({ type: 'fetching', doneBytes, totalBytes }),
    );
    answer({ type: 'kept' });
  } catch {
    answer({ type: 'failed' });
  }
}

/** Forgets every file and this worker, for when what is here does not work any more. Games are kept elsewhere. */
async function startAfresh(): Promise<Response> {
  await Promise.all(SITE_PARTS.map((part) => caches.delete(cacheName(part))));
  await self.registration.unregister();
  return Response.redirect(scope);
}
