import type { Route } from '../routing/routes.ts';

/** A screen leads on to another place, where no link was tapped. */
export class GoEvent extends Event {
  readonly route: Route;
  /** `replace` leaves no step for Back; `leave` is Back itself, or `route` where there is nothing to go back to. */
  readonly how: 'push' | 'replace' | 'leave';

  constructor(route: Route, how: 'push' | 'replace' | 'leave' = 'push') {
    super('go', { bubbles: true, composed: true });
    this.route = route;
    this.how = how;
  }
}
