import type { WorkboxPlugin } from 'workbox-core';

/**
 * The same answer under the security policy. A page brings its policy along as a `<meta>`, but its workers obey only the
 * headers of their script, which many static hosts don't send.
 */
function underPolicy(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(POLICY_HEADERS)) headers.set(name, value);
  // The body is here as it was before it was compressed for the way.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const { body, status, statusText } = response;
  return new Response(body, { headers, status, statusText });
}

/** Puts all that is fetched through Workbox under the policy, kept or not. */
export const policyPlugin: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) => Promise.resolve(underPolicy(response)),
};

/**
 * Refuses requests to other origins. A service worker obeys the policy that came with its script; on a host that sends
 * none, this is what keeps it at home.
 */
export function stayAtHome(scope: ServiceWorkerGlobalScope): void {
  const fetch = scope.fetch.bind(scope);
  scope.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === scope.location.origin) return fetch(request);
    return Promise.reject(new TypeError('Nothing is fetched from another origin.'));
  };
}
