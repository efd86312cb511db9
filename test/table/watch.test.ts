import { describe, expect, test } from 'vitest';

import { seededSource } from '../../src/rules/chance.ts';
import { latticeSpots } from '../../src/rules/spots.ts';
import type { TableLayout } from '../../src/table/table-layout.ts';
import type { SeenSpot } from '../../src/table/table-view.ts';
import type { TableWatch } from '../../src/table/table-watch.ts';
import { startWatch } from '../../src/table/watch.ts';
import { cameraAt, laidLattice } from './support/camera.ts';
import type { FilmedCard } from './support/film.ts';
import { detect, handOver, show } from './support/film.ts';

const LAYOUT: TableLayout = {
  shape: { kind: 'lattice', rows: 4, columns: 4, places: latticeSpots(4, 4) },
  piles: [],
};
const CAMERA = cameraAt({ elevation: 50, yaw: 12, distance: 13 });
const DOWN: readonly FilmedCard[] = laidLattice(4, 4).map((laid) => ({ ...laid, shows: 'back' }));
/** The card at r2c2. */
const SIXTH = DOWN[5]!;

const without = (card: FilmedCard): readonly FilmedCard[] => DOWN.filter((one) => one !== card);
const turned = (card: FilmedCard, shows: FilmedCard['shows']): readonly FilmedCard[] => [
  ...without(card),
  { ...card, shows },
];

function spot({ view }: TableWatch, id: string): SeenSpot {
  return view.spots.find((one) => one.id === id)!;
}

describe('a lattice', () => {
  const random = seededSource(1);
  const seen = (cards: readonly FilmedCard[]) => ({ cards: detect(CAMERA, cards, random) });
  const held = () => show(startWatch(LAYOUT), 6, () => seen(DOWN));

  test('is held after a few frames, each card at its place', () => {
    const { view } = held();
    expect(view.bearings).toBe('held');
    expect(view.spots.map(({ id }) => id)).toEqual(latticeSpots(4, 4));
    expect(new Set(view.spots.map(({ state }) => state.lies))).toEqual(new Set(['down']));
    expect(view.strays).toEqual([]);
  });

  test('a card that a hand turns up is covered, then named', () => {
    const hands = [handOver(CAMERA, SIXTH)];
    const during = show(held(), 5, () => ({ ...seen(without(SIXTH)), hands }));
    expect(spot(during, 'r2c2').state).toEqual({ lies: 'covered' });
    expect(during.view.reached[0]?.id).toBe('r2c2');
    const after = show(during, 3, () => seen(turned(SIXTH, '7H')));
    expect(spot(after, 'r2c2').state).toEqual({ lies: 'up', card: '7H' });
    expect(spot(after, 'r2c2').since).toBe(1200);
  });
});
