import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { latticeSpots } from '../../../src/rules/spots.ts';
import { PROJECT } from '../../../src/server/paths.ts';
import { assign } from '../../../src/table/bearings.ts';
import type { Point, Quad } from '../../../src/table/detection.ts';
import { findPlaces } from '../../../src/table/find-places.ts';
import { distance } from '../../../src/table/points.ts';

/** In shares of the picture: left, top, width, height. */
type Box = readonly [left: number, top: number, width: number, height: number];

interface Lattice {
  readonly photo: string;
  readonly rows: number;
  readonly columns: number;
}

/** Checked by eye. */
interface CheckedLattices {
  /** Where the cards of a photo were measured by hand, row by row, and other cards beside them. */
  readonly measured: readonly (Lattice & {
    readonly cards: readonly { readonly card: string; readonly box: Box }[];
    readonly beside: readonly Box[];
  })[];
  /** Where the photo's labels say where its cards lie: just what lies in each cell, null for none. */
  readonly labelled: readonly (Lattice & { readonly cards: readonly (string | null)[] })[];
}

interface Label {
  readonly file: string;
  readonly cards: readonly {
    readonly card: string;
    readonly box: Box | null;
    readonly quad?: Quad | null;
  }[];
}

interface Outlined {
  readonly card: string;
  readonly outline: Quad;
}

const FILE = join(import.meta.dirname, 'lattices.json');
const { measured, labelled } = JSON.parse(readFileSync(FILE, 'utf8')) as CheckedLattices;
const LABELS = join(PROJECT, '../shared/photos/labels.json');

/** Pictures of any size do: what is stretched one way is found all the same. */
const SIDE = 1000;

function quadOf([left, top, width, height]: Box): Quad {
  const [right, bottom] = [left + width, top + height];
  const corners: Quad = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return scaled(corners);
}

function scaled(quad: Quad): Quad {
  return quad.map(([x, y]): Point => [SIDE * x, SIDE * y]) as unknown as Quad;
}

/** Labels begin at any corner, outlines with a short side. */
function fromShortSide(quad: Quad): Quad {
  const [a, b, c, d] = quad;
  return distance(a, b) < distance(b, c) ? quad : [b, c, d, a];
}

/** The card in each cell, row by row; null where none is. */
function cellsOf({ rows, columns }: Lattice, cards: readonly Outlined[], empty: readonly string[]) {
  const places = latticeSpots(rows, columns);
  const occupied = places.filter((place) => !empty.includes(place));
  const outlines = cards.map(({ outline }) => outline);
  const found = findPlaces({ kind: 'lattice', rows, columns, places }, outlines, occupied);
  if (found === undefined) return undefined;
  const { atPlace } = assign(found, cards);
  return places.map((place) => atPlace.get(place)?.card ?? null);
}

test.each(measured)('$photo is $rows rows of $columns', (lattice) => {
  const cards = lattice.cards.map(({ card, box }) => ({ card, outline: quadOf(box) }));
  const beside = lattice.beside.map((box) => ({ card: 'beside', outline: quadOf(box) }));
  const expected = cards.map(({ card }) => card);
  expect(cellsOf(lattice, [...cards, ...beside], [])).toEqual(expected);
  expect(cellsOf(lattice, [...beside, ...cards].toReversed(), [])).toEqual(expected);
});

test.skipIf(!existsSync(LABELS)).each(labelled)('$photo is $rows rows of $columns', (lattice) => {
  const labels = JSON.parse(readFileSync(LABELS, 'utf8')) as readonly Label[];
  const label = labels.find(({ file }) => file === lattice.photo);
  const cards = (label?.cards ?? []).flatMap(({ card, box, quad }): Outlined[] => {
    if (quad !== undefined && quad !== null)
      return [{ card, outline: fromShortSide(scaled(quad)) }];
    return box === null ? [] : [{ card, outline: quadOf(box) }];
  });
  const places = latticeSpots(lattice.rows, lattice.columns);
  const empty = places.filter((_, cell) => lattice.cards[cell] === null);
  expect(cellsOf(lattice, cards, empty)).toEqual(lattice.cards);
});
