import { hold } from './hold.ts';
import type { MayLie } from './narrow.ts';
import { search } from './search.ts';
import type { Sighting } from './sighting.ts';
import { NO_THINGS } from './small-things.ts';
import type { TableLayout } from './table-layout.ts';
import type { TableView } from './table-view.ts';
import type { TableWatch } from './table-watch.ts';

export function startWatch(layout: TableLayout): TableWatch {
  const view: TableView = {
    at: 0,
    bearings: 'searching',
    spots: [],
    strays: [],
    dice: [],
    pieces: [],
    reached: [],
    isBusy: false,
  };
  return {
    layout,
    view,
    beliefs: new Map(),
    strays: [],
    nextTrack: 1,
    piles: new Map(),
    things: NO_THINGS,
    seesHands: false,
  };
}

/**
 * Takes in what vision says of one frame. Pure: the same watch and sighting give the same.
 *
 * @param sighting of a frame later than the last
 * @param mayLie what the game tells of where cards can be
 */
export function watchFrame(
  watch: TableWatch,
  sighting: Sighting,
  mayLie: MayLie = () => true,
): TableWatch {
  return watch.bearings === undefined
    ? search(watch, sighting)
    : hold(watch, watch.bearings, sighting, mayLie);
}
