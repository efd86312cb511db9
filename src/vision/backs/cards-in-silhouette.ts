import type { Point, Quad } from '../../table/detection.ts';
import { CARD_ASPECT, distanceTo } from '../../table/quads.ts';
import { CELLS, CELLS_PER_WIDTH, type Silhouette } from './silhouette.ts';

/**
 * One or two cards of known size that a silhouette consists of. Backs that overlap show no edge between them where their
 * print is plain, but their common outline tells how both lie: cards are tried in all places where they fit in, and of
 * these the one, or the two, that fill the silhouette best.
 */

/** What is known of the size is this rough. */
const SIZES = [0.78, 0.86, 0.94, 1.02, 1.1, 1.18];
const ANGLES = 18;
/** Cells between the places that are tried. */
const STEP = 2;
/** Points along a card's width and height that have to lie within the silhouette, and how many may not. */
const PROBES: readonly [number, number] = [5, 7];
const MISSES = 2;
/** More cards than these are not compared with each other. */
const MOST_TRIED = 180;
/** So many of the best, none near another, are moved at last. */
const MOST_MOVED = 4;
/** Steps by which the best are moved at last: cells, radians; and by which all grow together. */
const NUDGES = [
  [0.7, 0, 0],
  [-0.7, 0, 0],
  [0, 0.7, 0],
  [0, -0.7, 0],
  [0, 0, 0.05],
  [0, 0, -0.05],
] as const;
const GROWTHS = [1.03, 0.97];
const MOST_NUDGES = 14;
/** What cards and silhouette have to have in common (intersection over union). */
const FIT = 0.9;
/** How much better two have to fit than one. */
const TWO_BETTER = 0.08;

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Widths of a card. */
  readonly size: number;
}

type Bits = Uint32Array;

interface Tried {
  readonly cards: readonly Laid[];
  readonly fit: number;
}

const NOTHING: Tried = { cards: [], fit: 0 };

/** Outlines in the picture, and what they have in common with the silhouette (intersection over union). */
export interface CardsWithin {
  readonly outlines: readonly Quad[];
  readonly fit: number;
}

export const NO_CARDS: CardsWithin = { outlines: [], fit: 0 };

/** The cards that fill a silhouette; none where neither one card nor two make the silhouette. */
export function cardsInSilhouette({ cells, toPicture }: Silhouette): CardsWithin {
  const whole = bitsOf((i) => cells[i] === 1);
  const tried = placesWithin(cells).map((card) => ({ card, bits: bitsOfCard(card) }));
  const twos: Tried[] = [];
  let one = NOTHING;
  for (const [i, a] of tried.entries()) {
    const fit = fitOf([a.bits], whole);
    if (fit > one.fit) one = { cards: [a.card], fit };
    let best = NOTHING;
    for (const b of tried.slice(0, i)) {
      if (b.card.size !== a.card.size) continue;
      const both = fitOf([a.bits, b.bits], whole);
      if (both > best.fit) best = { cards: [a.card, b.card], fit: both };
    }
    twos.push(best);
  }
  one = nudged(one, whole);
  const two = twos
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_MOVED)
    .map((pair) => nudged(pair, whole))
    .reduce((a, b) => (b.fit > a.fit ? b : a), NOTHING);
  const best = two.fit > one.fit + TWO_BETTER ? two : one;
  if (best.fit < FIT) return NO_CARDS;
  return {
    outlines: best.cards.map((card) => cornersOf(card).map(toPicture) as unknown as Quad),
    fit: best.fit,
  };
}

/** What an outline in the picture has in common with a silhouette (intersection over union). */
export function coverOf(outline: Quad, { cells, toPicture }: Silhouette): number {
  let common = 0;
  let all = 0;
  cells.forEach((cell, i) => {
    const place = toPicture([(i % CELLS) + 0.5, Math.floor(i / CELLS) + 0.5]);
    const isIn = distanceTo(outline, place) === 0;
    common += isIn && cell === 1 ? 1 : 0;
    all += isIn || cell === 1 ? 1 : 0;
  });
  return all === 0 ? 0 : common / all;
}

/** The point of a card at parts of its width and height, -0.5 to 0.5 from its middle, in cells. */
function pointOf({ x, y, angle, size }: Laid, across: number, down: number): Point {
  const wide = across * size * CELLS_PER_WIDTH;
  const high = down * size * CELLS_PER_WIDTH * CARD_ASPECT;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x + c * wide - s * high, y + s * wide + c * high];
}

function cornersOf(card: Laid): Quad {
  return [
    pointOf(card, -0.5, -0.5),
    pointOf(card, 0.5, -0.5),
    pointOf(card, 0.5, 0.5),
    pointOf(card, -0.5, 0.5),
  ];
}

function placesWithin(cells: Uint8Array): readonly Laid[] {
  const found: Laid[] = [];
  for (let y = 0; y < CELLS; y += STEP) {
    for (let x = 0; x < CELLS; x += STEP) {
      if (cells[y * CELLS + x] !== 1) continue;
      for (let turn = 0; turn < ANGLES; turn += 1) {
        for (const size of SIZES) {
          const card = { x, y, angle: (Math.PI * turn) / ANGLES, size };
          if (isWithin(card, cells)) found.push(card);
        }
      }
    }
  }
  const every = Math.max(1, found.length / MOST_TRIED);
  return Array.from(
    { length: Math.min(found.length, MOST_TRIED) },
    (_, i) => found[Math.floor(i * every)]!,
  );
}

function isWithin(card: Laid, cells: Uint8Array): boolean {
  const [across, down] = PROBES;
  let misses = 0;
  for (let i = 0; i < across; i += 1) {
    for (let j = 0; j < down; j += 1) {
      const [x, y] = pointOf(
        card,
        (i / (across - 1) - 0.5) * 0.96,
        (j / (down - 1) - 0.5) * 0.96,
      ).map(Math.floor) as [number, number];
      const isIn = x >= 0 && y >= 0 && x < CELLS && y < CELLS && cells[y * CELLS + x] === 1;
      misses += isIn ? 0 : 1;
      if (misses > MISSES) return false;
    }
  }
  return true;
}

function bitsOf(isSet: (cell: number) => boolean): Bits {
  const bits = new Uint32Array(Math.ceil((CELLS * CELLS) / 32));
  for (let i = 0; i < CELLS * CELLS; i += 1) {
    if (isSet(i)) bits[i >> 5]! |= 1 << (i & 31);
  }
  return bits;
}

function bitsOfCard({ x, y, angle, size }: Laid): Bits {
  const bits = new Uint32Array(Math.ceil((CELLS * CELLS) / 32));
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const wide = (size * CELLS_PER_WIDTH) / 2;
  const high = wide * CARD_ASPECT;
  const reach = Math.hypot(wide, high);
  const [left, right] = [Math.max(0, x - reach), Math.min(CELLS, x + reach)].map(Math.floor);
  const [top, bottom] = [Math.max(0, y - reach), Math.min(CELLS, y + reach)].map(Math.floor);
  for (let row = top!; row < bottom!; row += 1) {
    const dy = row + 0.5 - y;
    for (let column = left!; column < right!; column += 1) {
      const dx = column + 0.5 - x;
      if (Math.abs(c * dx + s * dy) >= wide || Math.abs(c * dy - s * dx) >= high) continue;
      const cell = row * CELLS + column;
      bits[cell >> 5]! |= 1 << (cell & 31);
    }
  }
  return bits;
}

/** The area of the intersection of cards and silhouette over that of their union. */
function fitOf(cards: readonly Bits[], whole: Bits): number {
  let common = 0;
  let all = 0;
  const [one, other = one] = cards;
  for (let i = 0; i < whole.length; i += 1) {
    const covered = one![i]! | other![i]!;
    common += ones(covered & whole[i]!);
    all += ones(covered | whole[i]!);
  }
  return all === 0 ? 0 : common / all;
}

/** How many bits are set (Warren 2012, Hacker's Delight, figure 5-2). */
function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The cards moved, turned and resized a little at a time while that makes them fit better; they stay of one size. */
function nudged(from: Tried, whole: Bits): Tried {
  if (from.cards.length === 0) return from;
  let best = from;
  const tryThese = (cards: readonly Laid[]): void => {
    const fit = fitOf(cards.map(bitsOfCard), whole);
    if (fit > best.fit) best = { cards, fit };
  };
  for (let round = 0; round < MOST_NUDGES; round += 1) {
    const before = best.fit;
    for (const i of from.cards.keys()) {
      for (const [dx, dy, turn] of NUDGES) {
        const old = best.cards[i]!;
        const moved = { ...old, x: old.x + dx, y: old.y + dy, angle: old.angle + turn };
        tryThese(best.cards.with(i, moved));
      }
    }
    for (const growth of GROWTHS) {
      tryThese(best.cards.map((card) => ({ ...card, size: card.size * growth })));
    }
    if (best.fit === before) break;
  }
  return best;
}
