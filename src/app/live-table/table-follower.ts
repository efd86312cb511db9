import { layoutOf } from '../../referee/layout-of.ts';
import type { Report } from '../../referee/verdict.ts';
import type { LiveGame } from '../../session/live-game.ts';
import type { Session } from '../../session/session.ts';
import type { Quad } from '../../table/detection.ts';
import type { Sighting } from '../../table/sighting.ts';
import type { TableView } from '../../table/table-view.ts';
import type { TableWatch } from '../../table/table-watch.ts';
import { startWatch, watchFrame } from '../../table/watch.ts';

/** What came of one frame. */
export interface Followed {
  readonly sighting: Sighting;
  readonly view: TableView;
  readonly report: Report;
}

/** From sightings to the log of a game: the table is watched, and the referee judges what it has become. */
export class TableFollower {
  readonly #live: LiveGame;
  readonly #session: Session;
  #watch: TableWatch | undefined;

  constructor(session: Session, live: LiveGame) {
    this.#session = session;
    this.#live = live;
  }

  /** Where cards of the lay-out lie, or while it is not found may lie, in pixels of the last frame. */
  get places(): readonly Quad[] {
    const { view, suspected = [] } = this.#watch ?? {};
    if (view?.bearings === 'searching') return suspected;
    return view?.bearings === 'held' ? view.spots.map(({ outline }) => outline) : [];
  }

  /** Undefined where there is no lay-out to follow. */
  async follow(sighting: Sighting): Promise<Followed | undefined> {
    const watch = this.#watch ?? this.#start();
    if (watch === undefined) return undefined;
    this.#watch = watchFrame(watch, sighting, (spot, card) => this.#live.mayLie(spot, card));
    const { view } = this.#watch;
    return { sighting, view, report: await this.#live.see(view) };
  }

  #start(): TableWatch | undefined {
    const layout = layoutOf(this.#session.expected);
    return layout === undefined ? undefined : startWatch(layout);
  }
}
