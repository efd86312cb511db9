import { expect, test } from 'vitest';

import { numberedSpots } from '../../src/rules/spots.ts';
import { seededSource } from '../../src/rules/chance.ts';
import { assign } from '../../src/table/bearings.ts';
import { findPlaces } from '../../src/table/find-places.ts';
import type { TableLayout } from '../../src/table/table-layout.ts';
import type { TableWatch } from '../../src/table/table-watch.ts';
import { startWatch } from '../../src/table/watch.ts';
import type { Pose } from './support/camera.ts';
import { cameraAt, seenQuad } from './support/camera.ts';
import type { FilmedCard } from './support/film.ts';
import { detect, show } from './support/film.ts';

const random = seededSource(4);
const PLACES = numberedSpots('c', 8);
const LOOSE: TableLayout = { shape: { kind: 'loose', places: PLACES }, piles: [] };
const SPREAD: readonly FilmedCard[] = [
  { x: -4, y: -2.2, turned: 20, shows: 'back' },
  { x: -1.2, y: -2.5, turned: -35, shows: 'back' },
  { x: 1.9, y: -1.9, turned: 80, shows: 'back' },
  { x: -3.1, y: 0.3, turned: 5, shows: '7H' },
  { x: 0.2, y: 0.4, turned: 120, shows: 'back' },
  { x: 3.6, y: 0.7, turned: -10, shows: 'QC' },
  { x: -1.7, y: 2.6, turned: 60, shows: 'back' },
  { x: 2.2, y: 3, turned: 33, shows: 'back' },
];
const POSE: Pose = { elevation: 60, yaw: 0, distance: 15 };
const seenFrom = (pose: Pose) => ({ cards: detect(cameraAt(pose), SPREAD, random) });
const named = ({ view }: TableWatch) =>
  view.spots.flatMap(({ id, state }) => (state.lies === 'up' ? [`${id} ${state.card}`] : []));

test('a loose lay-out gets its names as one reads, and keeps them when the phone is moved', () => {
  const held = show(startWatch(LOOSE), 8, () => seenFrom(POSE));
  expect(held.view.bearings).toBe('held');
  expect(named(held)).toEqual(['c4 7H', 'c6 QC']);
  const moved = show(held, 8, () =>
    seenFrom({ elevation: 55, yaw: 30, distance: 16, at: [1.5, 1] }),
  );
  expect(moved.view.bearings).toBe('held');
  expect(named(moved)).toEqual(['c4 7H', 'c6 QC']);
  expect(moved.view.spots.filter(({ state }) => state.lies === 'down')).toHaveLength(6);
});

test.each([30, 60, 90])('two circles are found at %s degrees, each clockwise', (elevation) => {
  const camera = cameraAt({ elevation, yaw: 8, distance: 20 });
  const circle = (x: number) =>
    Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * 2 * Math.PI;
      return { x: x + 2.4 * Math.sin(angle), y: -2.4 * Math.cos(angle), turned: index * 60 };
    });
  const rings = [numberedSpots('a', 6), numberedSpots('b', 6)];
  const names = rings.flat();
  const tiles = [...circle(-4), ...circle(4)].map((laid, index) => ({
    name: names[index],
    outline: seenQuad(camera, laid),
  }));
  const outlines = tiles.map(({ outline }) => outline).toReversed();
  const found = findPlaces({ kind: 'rings', rings }, outlines, names);
  const { atPlace } = assign(found!, tiles);
  expect(names.map((name) => atPlace.get(name)?.name)).toEqual(names);
});
