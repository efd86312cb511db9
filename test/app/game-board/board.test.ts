import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestColumns, cardWidth, GAP, ringTile } from '../../../src/app/game-board/board-fit.ts';
import { keyTarget } from '../../../src/app/game-board/board-keys.ts';
import type { Zone } from '../../../src/rules/expected-table.ts';

const ASPECT = 5 / 7;

describe('how large cards are drawn', () => {
  test('they fill the room in one direction and overflow it in none', () => {
    const size = fc.integer({ min: 1, max: 12 });
    const length = fc.integer({ min: 200, max: 1200 });
    fc.assert(
      fc.property(size, size, length, length, (rows, columns, width, height) => {
        const card = cardWidth(rows, columns, ASPECT, { width, height });
        const wide = columns * card + (columns - 1) * GAP;
        const high = (rows * card) / ASPECT + (rows - 1) * GAP;
        expect(wide).toBeLessThanOrEqual(width + 1e-6);
        expect(high).toBeLessThanOrEqual(height + 1e-6);
        expect(Math.max(wide - width, high - height)).toBeCloseTo(0, 6);
      }),
    );
  });

  test.each([
    ['4x4', 4, 4, 77],
    ['6x6', 6, 6, 49],
    ['6x9', 6, 9, 31],
    ['3x12', 3, 12, 21],
  ])(
    'on the smallest phone a lay-out of %s (%i rows, %i columns) has cards of at least %i pixels',
    (_, rows, columns, least) => {
      const card = cardWidth(rows, columns, ASPECT, { width: 328, height: 460 });
      expect(card).toBeGreaterThanOrEqual(least);
    },
  );

  test('two circles stand above each other on a phone, beside each other on a wide screen', () => {
    expect(bestColumns(2, 1, { width: 328, height: 500 })).toBe(1);
    expect(bestColumns(2, 1, { width: 700, height: 300 })).toBe(2);
    expect(bestColumns(3, 1, { width: 328, height: 330 })).toBe(2);
  });

  test('neighbours in a ring touch and do not overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 18 }), (count) => {
        const tile = ringTile(count);
        const radius = (1 - tile) / 2;
        expect(2 * radius * Math.sin(Math.PI / count)).toBeCloseTo(tile, 9);
      }),
    );
  });
});

describe('where the arrow keys lead', () => {
  const spots = Array.from({ length: 12 }, (_, index) => ({
    id: `s${index}`,
    lies: 'down' as const,
    marks: [],
  }));
  const lattice: Zone = { kind: 'lattice', id: 'grid', rows: 3, columns: 4, spots };
  const ring: Zone = { kind: 'ring', id: 'ring', spots };

  test.each([
    ['ArrowRight', 5, 6],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 4, 4],
    ['ArrowDown', 5, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 1, 1],
    ['Home', 6, 4],
    ['End', 6, 7],
  ])('in rows %s leads from %i to %i: never out of the row or the table', (key, from, to) => {
    expect(keyTarget(lattice, from, key)).toBe(to);
  });

  test.each([
    ['ArrowRight', 11, 11],
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['Home', 6, 0],
    ['End', 6, 11],
  ])('in a circle %s leads from %i to %i', (key, from, to) => {
    expect(keyTarget(ring, from, key)).toBe(to);
  });

  test('other keys are nobody’s business', () => {
    expect(keyTarget(lattice, 5, 'Tab')).toBeUndefined();
    expect(keyTarget(lattice, 5, 'Enter')).toBeUndefined();
  });
});
