import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/table/detection.ts';
import { placeLabels } from '../../../src/app/table-overlay/label-places.ts';
import { uprightAt } from '../facade-score/tables.ts';

const LABEL = { width: 31, height: 20 };
const PICTURE = { width: 800, height: 600 };

const isOver = (one: Point, other: Point): boolean =>
  Math.abs(one[0] - other[0]) < LABEL.width * 0.9 &&
  Math.abs(one[1] - other[1]) < LABEL.height * 0.9;

const overlaps = (places: readonly Point[]): number =>
  places.filter((place, index) => places.slice(0, index).some((other) => isOver(place, other)))
    .length;

describe('labels', () => {
  test('of cards that lie apart stand in the middle of their cards', () => {
    const cards = [uprightAt(100, 100), uprightAt(300, 300)].map((outline) => ({ outline }));
    expect(placeLabels(cards, LABEL, PICTURE)).toEqual([
      [130, 142],
      [330, 342],
    ]);
  });

  test.each([
    ['side by side', 34, 0],
    ['one below the other', 0, 24],
    ['down the right', 20, 22],
  ])('of a fan of ten, %s, do not cover each other', (_, stepX, stepY) => {
    const cards = Array.from({ length: 10 }, (__, place) => ({
      outline: uprightAt(100 + place * stepX, 100 + place * stepY),
      mark: 0,
    }));
    expect(overlaps(placeLabels(cards, LABEL, PICTURE))).toBe(0);
  });

  test('keep off places that are taken', () => {
    const [place = [0, 0]] = placeLabels([{ outline: uprightAt(100, 100) }], LABEL, PICTURE, [
      [130, 142],
    ]);
    expect(isOver(place, [130, 142])).toBe(false);
  });

  test('stay in the picture, wherever the cards lie', () => {
    const anywhere = fc.tuple(
      fc.integer({ min: -50, max: 790 }),
      fc.integer({ min: -70, max: 590 }),
    );
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 12 }), (corners) => {
        const cards = corners.map(([x, y]) => ({ outline: uprightAt(x, y) }));
        for (const [x, y] of placeLabels(cards, LABEL, PICTURE)) {
          expect(x).toBeGreaterThanOrEqual(LABEL.width / 2);
          expect(x).toBeLessThanOrEqual(PICTURE.width - LABEL.width / 2);
          expect(y).toBeGreaterThanOrEqual(LABEL.height / 2);
          expect(y).toBeLessThanOrEqual(PICTURE.height - LABEL.height / 2);
        }
      }),
    );
  });
});
