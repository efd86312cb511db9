import { outlinesOf } from './bearings.ts';
import type { Quad } from './detection.ts';
import { reachedNow } from './hands.ts';
import type { Sighting } from './sighting.ts';
import type { Stray } from './strays.ts';
import type { PlaceId, SeenSpot, StrayCard } from './table-view.ts';
import type { TableWatch } from './table-watch.ts';

/** More than this share of the picture changes: a hand moves in it, or the phone. */
const MOTION = 0.01;
/** A picture that does not agree with the bearings for so long: they are lost. While something moves, wait longer. */
const LOST_MS = 1500;
const BUSY_LOST_MS = 4000;

export function isMoving({ motion }: Sighting): boolean {
  return motion > MOTION;
}

export function isBusy(sighting: Sighting): boolean {
  return sighting.hands.length > 0 || isMoving(sighting);
}

/** The watch with its view brought up to date. */
export function describe(watch: TableWatch, sighting: Sighting): TableWatch {
  const { at, hands, pieces } = sighting;
  const { bearings, beliefs, astraySince } = watch;
  const patience = isBusy(sighting) ? BUSY_LOST_MS : LOST_MS;
  const isLost = astraySince !== undefined && at - astraySince > patience;
  const outlines: ReadonlyMap<PlaceId, Quad> =
    bearings === undefined ? new Map() : outlinesOf(bearings);
  const spots = [...outlines].flatMap(([id, outline]): SeenSpot[] => {
    const belief = beliefs.get(id);
    if (belief === undefined) return [];
    const { state, confidence, since } = belief;
    return [{ id, state, confidence, since, pieces: [], outline }];
  });
  return {
    ...watch,
    view: {
      at,
      bearings: bearings === undefined ? 'searching' : isLost ? 'lost' : 'held',
      spots,
      strays: watch.strays.flatMap(strayCard),
      dice: [],
      pieces,
      reached: reachedNow(watch.view.reached, hands, outlines, at),
      isBusy: isBusy(sighting),
    },
  };
}

function strayCard({ track, belief, outline }: Stray): StrayCard[] {
  const { state, confidence, since } = belief;
  return state.lies === 'empty' ? [] : [{ track, state, confidence, since, outline }];
}
