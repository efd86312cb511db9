import { makeRoute, parseRoute, type Route } from './routes.ts';

/**
 * Keeps the address and the screen in step. Every place has an address of its own after `#`, so that Back, reload and
 * links work on any static host.
 */
export class Router {
  readonly #listeners = new Set<() => void>();
  #route = parseRoute(location.hash);

  constructor() {
    // A click on a link, Back, Forward, and an address typed in all arrive here.
    addEventListener('popstate', () => this.#follow());
  }

  get route(): Route {
    return this.#route;
  }

  /** `replace` leaves no step for Back: for places that are only passed through. */
  go(route: Route, how: 'push' | 'replace' = 'push'): void {
    // A place that was left for another is known to have one under it; one opened by its address is not.
    const state = { kibitz: how === 'push' || hasPlaceBelow() };
    if (how === 'push') history.pushState(state, '', makeRoute(route));
    else history.replaceState(state, '', makeRoute(route));
    this.#follow();
  }

  /** Back to where one came from; to `otherwise` when the address was opened directly. */
  leave(otherwise: Route): void {
    if (hasPlaceBelow()) history.back();
    else this.go(otherwise, 'replace');
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #follow(): void {
    this.#route = parseRoute(location.hash);
    for (const listener of this.#listeners) listener();
  }
}

function hasPlaceBelow(): boolean {
  return (history.state as { kibitz?: boolean } | null)?.kibitz === true;
}
