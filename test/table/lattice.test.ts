import fc from 'fast-check';
import { expect, test } from 'vitest';

import { seededSource } from '../../src/rules/chance.ts';
import { findPlaces, suspectPlaces } from '../../src/table/find-places.ts';
import { assign } from '../../src/table/bearings.ts';
import type { Quad } from '../../src/table/detection.ts';
import { centreOf, shortSide } from '../../src/table/quads.ts';
import { latticeSpots } from '../../src/rules/spots.ts';
import { cameraAt, laidLattice, PICTURE, seenQuad } from './support/camera.ts';
import type { Laid } from './support/camera.ts';
import { evenly, normally, shaken } from './support/film.ts';

const SIZES = [
  [4, 4],
  [4, 6],
  [6, 6],
  [6, 9],
] as const;

/** A lay-out as people make it, seen as nets see it: what lies where, and other cards beside it. */
const scene = fc.record({
  size: fc.constantFrom(...SIZES),
  elevation: fc.integer({ min: 30, max: 90 }),
  yaw: fc.integer({ min: -40, max: 40 }),
  roll: fc.integer({ min: -8, max: 8 }),
  gaps: fc.tuple(fc.integer({ min: 12, max: 60 }), fc.integer({ min: 12, max: 60 })),
  missing: fc.double({ min: 0, max: 0.15, noNaN: true }),
  beside: fc.integer({ min: 0, max: 4 }),
  /** Whether nets can tell the sides of a card apart. */
  namesSides: fc.boolean(),
  seed: fc.nat(),
});

function lay(drawn: typeof scene extends fc.Arbitrary<infer T> ? T : never) {
  const { size, elevation, yaw, roll, gaps, missing, beside, namesSides, seed } = drawn;
  const [rows, columns] = size;
  const random = seededSource(seed);
  const pitch = [1 + gaps[0] / 100, 1.4 + gaps[1] / 100] as const;
  const half = [(columns * pitch[0]) / 2, (rows * pitch[1]) / 2] as const;
  const distance = 3.4 * Math.max(...half);
  const camera = cameraAt({ elevation, yaw, roll, distance });
  const spots = latticeSpots(rows, columns);
  const crooked = (laid: Laid): Laid => ({
    x: laid.x + 0.06 * normally(random),
    y: laid.y + 0.06 * normally(random),
    turned: 5 * normally(random) + (random() % 2) * 180,
  });
  const inLattice = laidLattice(rows, columns, pitch).map((laid, index) => ({
    spot: spots[index],
    laid: crooked(laid),
  }));
  const seen = inLattice.filter(() => evenly(random) >= missing);
  const others = Array.from({ length: beside }, () => ({
    spot: undefined,
    laid: {
      x: (random() % 2 === 0 ? 1 : -1) * (half[0] + 1.3 + evenly(random)),
      y: (2 * evenly(random) - 1) * half[1],
      turned: 360 * evenly(random),
    },
  }));
  const cards = [...seen, ...others].map(({ spot, laid }) => ({
    spot,
    outline: anyhow(shaken(seenQuad(camera, laid), 0.025, random), namesSides ? 0 : random() % 4),
  }));
  return { rows, columns, spots, cards };
}

function anyhow([a, b, c, d]: Quad, turn: number): Quad {
  const turned: readonly Quad[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  return turned[turn] ?? [a, b, c, d];
}

test('every card of a lattice is found in its row and column, from any side and slant, whatever lies beside it', () => {
  fc.assert(
    fc.property(scene, (drawn) => {
      const { rows, columns, spots, cards } = lay(drawn);
      const outlines = cards.map(({ outline }): Quad => outline);
      const shape = { kind: 'lattice', rows, columns, places: spots } as const;
      const found = findPlaces(shape, outlines, spots, PICTURE);
      // A whole row or column that was not seen may have lain on either side.
      const lines = cards.flatMap(({ spot }) => spot?.match(/[rc]\d+/g) ?? []);
      if (new Set(lines).size < rows + columns) return;
      const seenOn = (line: string) => lines.filter((one) => one === line).length;
      const isOpen =
        ['r1', `r${rows}`].some((line) => 2 * seenOn(line) < columns) ||
        ['c1', `c${columns}`].some((line) => 2 * seenOn(line) < rows);
      if (found === undefined && isOpen) return;
      if (found === undefined) throw new Error('no lattice');
      const { atPlace } = assign(found, cards);
      const placed = cards.flatMap(({ spot, outline }) =>
        spot === undefined ? [] : [[spot, outline]],
      );
      const seen = [...atPlace].map(([id, { outline }]) => [id, outline]);
      expect(new Map(seen as [string, Quad][])).toEqual(new Map(placed as [string, Quad][]));
    }),
    { numRuns: 30 },
  );
});

test('a lattice of which a column is out of the picture is not found, for it may be either one', () => {
  const camera = cameraAt({ elevation: 60, yaw: 0, distance: 14 });
  const spots = latticeSpots(4, 4);
  const outlines = laidLattice(4, 3).map((laid) => seenQuad(camera, laid));
  const shape = { kind: 'lattice', rows: 4, columns: 4, places: spots } as const;
  expect(findPlaces(shape, outlines, spots)).toBeUndefined();
  // A game taken up again knows which column is empty.
  const left = spots.filter((spot) => !spot.endsWith('c1'));
  const found = findPlaces(shape, outlines, left);
  expect(
    found &&
      [
        ...assign(
          found,
          outlines.map((outline) => ({ outline })),
        ).atPlace.keys(),
      ].sort(),
  ).toEqual(left);
});

test('a lay-out of which a line is overlooked is not held for one with the stock beside it, but the line is suspected', () => {
  const camera = cameraAt({ elevation: 45, yaw: 5, distance: 14 });
  const spots = latticeSpots(4, 4);
  const shape = { kind: 'lattice', rows: 4, columns: 4, places: spots } as const;
  const cards = laidLattice(4, 4).map((laid) => seenQuad(camera, laid));
  const [left, right] = [laidLattice(4, 4)[0]!, laidLattice(4, 4)[1]!];
  const stock = seenQuad(camera, { x: 2 * left.x - right.x, y: 0.1 });
  const overlooked = [3, 7, 11, 15];
  const seen = [...cards.filter((_, cell) => !overlooked.includes(cell)), stock];
  expect(findPlaces(shape, seen, spots, PICTURE)).toBeUndefined();
  const suspected = suspectPlaces(shape, seen, spots, PICTURE);
  for (const cell of overlooked) {
    const [x, y] = centreOf(cards[cell]!);
    const nearest = Math.min(
      ...suspected.map((place) => Math.hypot(centreOf(place)[0] - x, centreOf(place)[1] - y)),
    );
    expect(nearest).toBeLessThan(0.2 * shortSide(cards[cell]!));
  }
  expect(findPlaces(shape, [...seen, cards[3]!, cards[7]!], spots, PICTURE)).toBeDefined();
});
