import type { Point, Quad } from '../../table/detection.ts';
import { distanceTo } from '../../table/quads.ts';

export interface LabelledCard {
  readonly outline: Quad;
  /** Cards of one meld get their labels at the same edge, if possible. */
  readonly mark?: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What a place costs. Only their order matters: off the picture, over another label, over an index, over another card,
 * at another edge than the label before it in the same meld, further down in the list of places.
 */
const COST = { outside: 100, label: 40, index: 4, otherCard: 2, change: 0.7, later: 0.1 };
/** Labels that share less than this part of their area do not disturb each other. */
const MOST_SHARED = 0.06;

/** How far from a corner, in parts of the card's sides, the middle of its index is. */
const INDEX_PLACE = 0.12;

const add = (a: Point, b: Point, times: number): Point => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
];
const toward = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** Where a card's label may stand, the best looking first: in its middle, then at its edges. */
function candidates(card: Quad, label: Size): readonly Point[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = card;
  const right = direction(topLeft, topRight);
  const down = direction(topLeft, bottomLeft);
  // Room for a level label beside an edge of any direction.
  const away = (across: Point): number =>
    (Math.abs(across[0]) * label.width + Math.abs(across[1]) * label.height) * 0.55;
  return [
    toward(topLeft, bottomRight, 0.5),
    add(toward(topLeft, topRight, 0.3), down, -away(down)),
    add(add(topRight, right, -away(right)), down, away(down)),
    add(add(topLeft, right, -away(right)), down, away(down)),
    add(add(bottomLeft, right, away(right)), down, -away(down)),
    add(toward(bottomLeft, bottomRight, 0.5), down, away(down)),
    add(toward(topRight, bottomRight, 0.5), right, away(right)),
    add(toward(topLeft, bottomLeft, 0.5), right, -away(right)),
  ];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

function overlap(a: Point, b: Point, size: Size): number {
  const wide = Math.max(0, 1 - Math.abs(a[0] - b[0]) / size.width);
  const high = Math.max(0, 1 - Math.abs(a[1] - b[1]) / size.height);
  const shared = wide * high;
  return shared < MOST_SHARED ? 0 : shared;
}

/**
 * Places one label a card, in pixels of the picture: inside it, off each other, off what a person wants to check (the
 * indices), and on the right card, as far as all of that can be had. Greedy, in the order of the cards.
 *
 * @param taken places that hold something of a label's size already
 */
export function placeLabels(
  cards: readonly LabelledCard[],
  label: Size,
  picture: Size,
  taken: readonly Point[] = [],
): readonly Point[] {
  const indices = cards.flatMap(({ outline }) => [
    toward(outline[0], outline[2], INDEX_PLACE),
    toward(outline[2], outline[0], INDEX_PLACE),
  ]);
  const lastRanks = new Map<number | undefined, number>();
  const placed: Point[] = [];
  for (const card of cards) {
    const others = cards.filter((other) => other !== card);
    const costOf = (place: Point, rank: number): number => {
      const free: Point = [
        clamp(place[0], label.width / 2, picture.width - label.width / 2),
        clamp(place[1], label.height / 2, picture.height - label.height / 2),
      ];
      const isOutside = free[0] !== place[0] || free[1] !== place[1];
      const labels = [...taken, ...placed].reduce((sum, at) => sum + overlap(place, at, label), 0);
      const hidden = indices.filter((at) => overlap(place, at, label) > 0.15).length;
      const strangers = others.filter(({ outline }) => distanceTo(outline, place) === 0).length;
      return (
        (isOutside ? COST.outside : 0) +
        COST.label * labels +
        COST.index * hidden +
        COST.otherCard * strangers +
        (rank === (lastRanks.get(card.mark) ?? rank) ? 0 : COST.change) +
        COST.later * rank
      );
    };
    const options = candidates(card.outline, label).map((place, rank) => ({
      place,
      rank,
      cost: costOf(place, rank),
    }));
    const best = options.reduce((one, other) => (other.cost < one.cost ? other : one));
    lastRanks.set(card.mark, best.rank);
    placed.push([
      clamp(best.place[0], label.width / 2, picture.width - label.width / 2),
      clamp(best.place[1], label.height / 2, picture.height - label.height / 2),
    ]);
  }
  return placed;
}
