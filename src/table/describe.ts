import { outlinesOf } from './bearings.ts';
import type { Quad } from './detection.ts';
import { reachedNow } from './hands.ts';
import { areasOf } from './piles.ts';
import type { Sighting } from './sighting.ts';
import { piecesOn, steadyDice, steadyPieces } from './small-things.ts';
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

function isBusy(sighting: Sighting): boolean {
  return sighting.hands.length > 0 || isMoving(sighting);
}

/** The watch with its view brought up to date. */
export function describe(watch: TableWatch, sighting: Sighting): TableWatch {
  const { at, hands } = sighting;
  const { bearings, beliefs, astraySince, piles, strays, things } = watch;
  const patience = isBusy(sighting) ? BUSY_LOST_MS : LOST_MS;
  const isLost = astraySince !== undefined && at - astraySince > patience;
  const outlines: ReadonlyMap<PlaceId, Quad> =
    bearings === undefined ? new Map() : outlinesOf(bearings);
  const pieces = steadyPieces(things);
  const spots = [...outlines].flatMap(([id, outline]): SeenSpot[] => {
    const belief = beliefs.get(id);
    if (belief === undefined) return [];
    const { state, confidence, since } = belief;
    return [{ id, state, confidence, since, pieces: piecesOn(pieces, outline), outline }];
  });
  const placed = new Set(spots.flatMap((spot) => spot.pieces));
  const areas = bearings === undefined ? undefined : areasOf(piles, strays, bearings);
  return {
    ...watch,
    view: {
      at,
      bearings: bearings === undefined ? 'searching' : isLost ? 'lost' : 'held',
      spots: spots.map(withoutPattern),
      strays: strays.flatMap((stray) => strayCard(stray, areas?.get(stray.track))),
      dice: steadyDice(things),
      pieces: pieces.filter((piece) => !placed.has(piece)),
      reached: reachedNow(watch.view.reached, hands, outlines, at),
      isBusy: isBusy(sighting),
    },
  };
}

function strayCard(
  { track, belief: { state, confidence, since }, outline }: Stray,
  area: PlaceId | undefined,
): readonly StrayCard[] {
  if (state.lies === 'empty') return [];
  return [{ track, state, confidence, since, outline, ...(area !== undefined && { area }) }];
}

/** Pieces lie on faces (TM-3, TM-4). What looks like one on a back is mostly a part of its pattern. */
function withoutPattern(spot: SeenSpot): SeenSpot {
  return spot.state.lies === 'down' ? { ...spot, pieces: [] } : spot;
}
