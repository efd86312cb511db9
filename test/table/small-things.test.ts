import { expect, test } from 'vitest';

import { latticeSpots } from '../../src/rules/spots.ts';
import { seededSource } from '../../src/rules/chance.ts';
import type { DieDetection } from '../../src/table/die-detection.ts';
import { project } from '../../src/table/homography.ts';
import type { TableLayout } from '../../src/table/table-layout.ts';
import type { SeenPiece } from '../../src/table/table-view.ts';
import { startWatch } from '../../src/table/watch.ts';
import { cameraAt, laidLattice } from './support/camera.ts';
import type { FilmedCard } from './support/film.ts';
import { detect, show } from './support/film.ts';

const LAYOUT: TableLayout = {
  shape: { kind: 'lattice', rows: 4, columns: 4, places: latticeSpots(4, 4) },
  piles: [
    { id: 'stock', faces: 'down' },
    { id: 'discards', faces: 'up' },
  ],
};
const CAMERA = cameraAt({ elevation: 50, yaw: 12, distance: 14 });
const DOWN: readonly FilmedCard[] = laidLattice(4, 4).map((laid) => ({ ...laid, shows: 'back' }));
const STOCK: FilmedCard = { x: 4.2, y: -1, shows: 'back' };
const DISCARD: FilmedCard = { x: 4.3, y: 1.4, turned: 10, shows: '4C' };

const random = seededSource(3);
const seen = (...others: readonly FilmedCard[]) => ({
  cards: detect(CAMERA, [...DOWN, ...others], random),
});
const stone: SeenPiece = {
  piece: { kind: 'stone', colour: 'green' },
  confidence: 0.8,
  centre: project(CAMERA, [DOWN[9]!.x + 0.1, DOWN[9]!.y]),
};
const die = (face: DieDetection['face'], x: number): DieDetection => ({
  face,
  centre: project(CAMERA, [x, 4.4]),
  size: 24,
  colour: [30, 60, 180],
  confidence: 0.9,
});

test('a stone seen in several frames lies on the card it is seen on, one seen once nowhere', () => {
  const turned = DOWN.map((card, cell): FilmedCard =>
    cell === 9 ? { ...card, shows: '7H' } : card,
  );
  const up = () => ({ cards: detect(CAMERA, turned, random) });
  const held = show(startWatch(LAYOUT), 6, up);
  const once = show(held, 1, () => ({ ...up(), pieces: [stone] }));
  expect(once.view.spots.flatMap(({ pieces }) => pieces)).toEqual([]);
  const steady = show(once, 4, () => ({ ...up(), pieces: [stone] }));
  const marked = steady.view.spots.filter(({ pieces }) => pieces.length > 0);
  expect(marked.map(({ id }) => id)).toEqual(['r3c2']);
  expect(marked[0]?.pieces[0]?.piece).toEqual(stone.piece);
  expect(steady.view.pieces).toEqual([]);
  const gone = show(steady, 8, up);
  expect(gone.view.spots.flatMap(({ pieces }) => pieces)).toEqual([]);
});

test('TM-4: pieces lie on faces: what looks like one on a back is its pattern', () => {
  const held = show(startWatch(LAYOUT), 10, () => ({ ...seen(), pieces: [stone] }));
  expect(held.view.spots.flatMap(({ pieces }) => pieces)).toEqual([]);
  expect(held.view.pieces).toEqual([]);
});

test('a die is told once it lies still, with its colour, and since when', () => {
  let x = -2;
  const rolling = show(startWatch(LAYOUT), 6, () => {
    x += 0.8;
    return { ...seen(), dice: [die(2, x)] };
  });
  expect(rolling.view.dice).toEqual([]);
  const still = show(rolling, 8, () => ({ ...seen(), dice: [die(5, 4)] }));
  expect(still.view.dice).toMatchObject([{ face: 5, colour: 'blue', since: 700 }]);
});

test('the stock and the discards are known by how their cards lie, and keep their places', () => {
  const begun = show(startWatch(LAYOUT), 25, () => seen(STOCK, DISCARD));
  const areas = new Map(begun.view.strays.map(({ area, state }) => [area, state.lies]));
  expect(areas).toEqual(
    new Map([
      ['stock', 'down'],
      ['discards', 'up'],
    ]),
  );
  const next: FilmedCard = { ...DISCARD, x: DISCARD.x + 0.2, shows: '9D' };
  const covered = show(begun, 12, () => seen(STOCK, next));
  const top = covered.view.strays.find(({ area }) => area === 'discards');
  expect(top?.state).toEqual({ lies: 'up', card: '9D' });
});

test('a die that comes into view where nothing moved had lain there; one that came with a movement was thrown', () => {
  const held = show(startWatch(LAYOUT), 6, () => ({ ...seen(), changed: [] }));
  const lying = show(held, 8, () => ({ ...seen(), changed: [], dice: [die(5, -2)] }));
  expect(lying.view.dice.map(({ wasOverlooked }) => wasOverlooked)).toEqual([true]);
  const [x, y] = die(5, -2).centre;
  const box = { left: x - 40, top: y - 40, right: x + 40, bottom: y + 40 };
  const rolled = show(held, 1, () => ({ ...seen(), changed: [box] }));
  const thrown = show(rolled, 8, () => ({ ...seen(), changed: [], dice: [die(5, -2)] }));
  expect(thrown.view.dice.map(({ wasOverlooked }) => wasOverlooked)).toEqual([false]);
});

test('a die over which a hand passed, and which lay there before, had lain there', () => {
  const [x, y] = die(5, -2).centre;
  const box = { left: x - 40, top: y - 40, right: x + 40, bottom: y + 40 };
  const passed = show(startWatch(LAYOUT), 6, () => ({ ...seen(), changed: [box] }));
  const dice = [{ ...die(5, -2), wasThere: true }];
  const { view } = show(passed, 8, () => ({ ...seen(), changed: [], dice }));
  expect(view.dice.map(({ wasOverlooked }) => wasOverlooked)).toEqual([true]);
});
