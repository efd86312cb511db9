import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Point, Quad } from '../../src/table/detection.ts';
import { seededSource } from '../../src/rules/chance.ts';
import { groupMelds } from '../../src/table/melds.ts';

/** A table in card widths, y away from the upper edge; a card is 1 wide and 1.4 high. */
interface Laid {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turned?: number;
}

function card({ x, y, turned = 0 }: Laid): Quad {
  const angle = (turned * Math.PI) / 180;
  const corner = (dx: number, dy: number): Point => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
  return [corner(-0.5, -0.7), corner(0.5, -0.7), corner(0.5, 0.7), corner(-0.5, 0.7)];
}

/** As a camera sees it that looks at (0, 0) from 16 card widths away, leaning by `slant` from straight above. */
function seen(quad: Quad, slant = 0, yaw = 0): Quad {
  const lean = (slant * Math.PI) / 180;
  const turn = (yaw * Math.PI) / 180;
  return quad.map(([x, y]): Point => {
    const across = x * Math.cos(turn) - y * Math.sin(turn);
    const away = x * Math.sin(turn) + y * Math.cos(turn);
    const depth = 16 - away * Math.sin(lean);
    return [640 + (1000 * across) / depth, 480 + (1000 * away * Math.cos(lean)) / depth];
  }) as unknown as Quad;
}

const asSeen = (cards: readonly Laid[], slant = 0) => cards.map((laid) => seen(card(laid), slant));

describe('cards that lie together are a meld', () => {
  test('no card, no meld; one card, one meld', () => {
    expect(groupMelds([])).toEqual([]);
    expect(groupMelds(asSeen([{ x: 0, y: 0 }]))).toEqual([[0]]);
  });

  test('neighbours a quarter of a card apart are together, half a card apart', () => {
    expect(groupMelds(asSeen([0, 1.25, 2.5].map((x) => ({ x, y: 0 }))))).toEqual([[0, 1, 2]]);
    expect(groupMelds(asSeen([0, 1.5, 3].map((x) => ({ x, y: 0 }))))).toEqual([[0], [1], [2]]);
  });

  test('a fan in the hand’s way is one meld, read along its bow', () => {
    const fan = [30, -15, 0, -30, 15].map((turned) => ({
      x: 3 * Math.sin((turned * Math.PI) / 180),
      y: -3 * Math.cos((turned * Math.PI) / 180),
      turned,
    }));
    expect(groupMelds(asSeen(fan))).toEqual([[3, 1, 2, 4, 0]]);
  });

  test('a column that overlaps is one meld, read downwards', () => {
    const column = [0.8, 0, 0.4].map((y) => ({ x: 0, y }));
    expect(groupMelds(asSeen(column, 40))).toEqual([[1, 2, 0]]);
  });

  test('cards lying crosswise are read from left to right', () => {
    const row = [2.9, 0, 1.45].map((x) => ({ x, y: 0, turned: 90 }));
    expect(groupMelds(asSeen(row))).toEqual([[1, 2, 0]]);
  });

  test('two rows of melds half a card apart stay two, whose corners nearly touch', () => {
    const upper = [0, 1.05, 2.1].map((x) => ({ x, y: 0 }));
    const tilted = [0, 1.05, 2.1].map((x) => ({
      x: 0.1 + x * Math.cos(0.16),
      y: 2.25 + x * Math.sin(0.16),
      turned: 9.2,
    }));
    expect(groupMelds(asSeen([...upper, ...tilted], 45))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    // Turned by 45 degrees, a card's corner is 0.85 card widths from its middle: here a quarter of one from the row.
    const corner = { x: 1, y: 0.7 + 0.25 + 0.85, turned: 45 };
    expect(groupMelds(asSeen([...upper, corner]))).toEqual([[0, 1, 2], [3]]);
  });

  test('where the gaps have two clear humps, the limit lies between them', () => {
    const roomy = [0, 1.4, 2.8, 5.2, 6.6, 8].map((x) => ({ x: x - 4, y: 0 }));
    expect(groupMelds(asSeen([...roomy, { x: 6.4, y: 0 }]))).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
    const tight = [0, 0.4, 0.8, 2.13, 2.53, 2.93, 4.26].map((x) => ({ x: x - 2, y: 0 }));
    expect(groupMelds(asSeen(tight))).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  });

  test('melds come row by row from the left, cards by their place and not by their index', () => {
    const cards = [
      { x: 3, y: 2.2 },
      { x: 0.1, y: 2 },
      { x: 2, y: 0.1 },
      { x: -1, y: 0.3 },
      { x: -1.4, y: 0.3 },
      { x: -1.9, y: 2.4 },
    ];
    expect(groupMelds(asSeen(cards, 30))).toEqual([[4, 3], [2], [5], [1], [0]]);
  });

  test('an outline without area is a meld of its own', () => {
    const flat: Quad = [
      [640, 480],
      [640, 480],
      [640, 480],
      [640, 480],
    ];
    expect(groupMelds([...asSeen([{ x: 0, y: 0 }]), flat])).toEqual([[0], [1]]);
  });
});

/** Distance of two cards that do not lie across each other: from the corners of each to the sides of the other. */
function clearance(one: Quad, other: Quad): number {
  // No corner is further than 0.87 from the middle of its card.
  const apart = Math.hypot(middle(one, 0) - middle(other, 0), middle(one, 1) - middle(other, 1));
  if (apart > 2.5) return apart - 2 * 0.87;
  const cornersToSides = (corners: Quad, sides: Quad) =>
    corners.flatMap(([x, y]) =>
      sides.map(([fromX, fromY], side) => {
        const [toX, toY] = sides[(side + 1) % 4] as Point;
        const [dx, dy] = [toX - fromX, toY - fromY];
        const part = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
        const along = Math.min(1, Math.max(0, part));
        return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
      }),
    );
  return Math.min(...cornersToSides(one, other), ...cornersToSides(other, one));
}

/** One meld at (0, 0): a row, a row that overlaps, or a bow. */
const meld = fc
  .record({
    size: fc.integer({ min: 1, max: 7 }),
    kind: fc.constantFrom('row', 'overlap', 'fan', 'column'),
    gaps: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 7, maxLength: 7 }),
    wobbles: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 7, maxLength: 7 }),
    turned: fc.double({ min: -25, max: 25, noNaN: true }),
  })
  .map(({ size, kind, gaps, wobbles, turned }) => {
    let along = 0;
    const angle = (turned * Math.PI) / 180;
    return Array.from({ length: size }, (_, index): Laid => {
      const gap = gaps[index] ?? 0;
      const wobble = wobbles[index] ?? 0;
      if (index > 0) along += kind === 'row' ? 1 + 0.22 * gap : 0.2 + 0.5 * gap;
      const bend = kind === 'fan' ? (along - size / 5) * 14 : 0;
      const [dx, dy] =
        kind === 'column' ? [0.03 * wobble, along] : [along, 0.05 * wobble + 0.02 * bend];
      return {
        x: dx * Math.cos(angle) - dy * Math.sin(angle),
        y: dx * Math.sin(angle) + dy * Math.cos(angle),
        turned: turned + bend + 2 * wobble,
      };
    });
  });

function middle(points: readonly Point[], axis: 0 | 1): number {
  const values = points.map((point) => point[axis]);
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** Melds in rows, each pushed right until it is half a card clear of all before it. */
function layOut(melds: readonly (readonly Laid[])[], perRow: number): readonly (readonly Quad[])[] {
  const laid: Quad[][] = [];
  let y = 0;
  melds.forEach((cards, index) => {
    if (index % perRow === 0 && index > 0) y += 1.2;
    let x = 0;
    for (;;) {
      const quads = cards.map((one) => card({ ...one, x: one.x + x, y: one.y + y }));
      const isClear = laid
        .flat()
        .every((other) => quads.every((quad) => clearance(quad, other) > 0.5));
      if (isClear) {
        laid.push(quads);
        return;
      }
      x += 0.1;
    }
  });
  const [mx, my] = [middle(laid.flat(2), 0), middle(laid.flat(2), 1)];
  return laid.map((quads) =>
    quads.map((quad) => quad.map(([px, py]): Point => [px - mx, py - my]) as unknown as Quad),
  );
}

test(
  'random tables of melds are recovered at a slant, with outlines off by up to 6 % of a card width',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(
        fc.array(meld, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        (melds, perRow, slant, yaw, seed) => {
          const truth = layOut(melds, perRow);
          const random = seededSource(seed);
          const wobble = () => 0.06 * (random() / 2 ** 31 - 1);
          const groups: number[][] = [];
          const outlines: Quad[] = [];
          for (const quads of truth) {
            groups.push(quads.map((_, index) => outlines.length + index));
            for (const quad of quads) {
              const noisy = quad.map(([x, y]): Point => [x + wobble(), y + wobble()]);
              outlines.push(seen(noisy as unknown as Quad, slant, yaw));
            }
          }
          const found = groupMelds(outlines).map((group) => [...group].sort((a, b) => a - b));
          const byFirst = (a: readonly number[], b: readonly number[]) => (a[0] ?? 0) - (b[0] ?? 0);
          expect(found.sort(byFirst)).toEqual(groups);
        },
      ),
      { numRuns: 100 },
    );
  },
);
