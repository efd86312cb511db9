import type { Point, Quad } from '../../table/detection.ts';
import { dot, minus, plus, times } from '../../table/points.ts';
import { CARD_ASPECT } from '../../table/quads.ts';
import type { IndexFrame } from './index-frame.ts';
import { ACROSS, axesOf, INDEX_X, INDEX_Y, isTurned, toMiddle } from './index-pair.ts';

/** Half heights by half widths that a card can have in a picture; others are a way to the middle gone wrong. */
const LEAST_ASPECT = 0.75;
const MOST_ASPECT = 2.4;
/** Two indices closer across than this part of a card's width are at one side of it. */
const ASIDE = 0.35;

/** A card's middle, and half its width and height as vectors to its right and its top. */
interface Body {
  readonly centre: Point;
  readonly right: Point;
  readonly up: Point;
}

/** The card as one index tells it: its axes, and the way to the middle. */
function bodyByOne(frame: IndexFrame): Body {
  const axes = axesOf(frame);
  const [across, down] = axes.along(minus(frame.centre, frame.middle));
  const halfWidth = (Math.abs(across) * 0.5) / (0.5 - INDEX_X);
  const halfHeight = (Math.abs(down) * 0.5) / (0.5 - INDEX_Y);
  const aspect = halfHeight / Math.max(halfWidth, 1e-6);
  // A way to the middle that fits no card: trust its length and the usual proportions.
  const plausible = aspect > LEAST_ASPECT && aspect < MOST_ASPECT;
  const along = toMiddle(frame) / Math.hypot(ACROSS, CARD_ASPECT * (1 - 2 * INDEX_Y));
  return {
    centre: frame.centre,
    right: times(axes.right, plausible ? halfWidth : along),
    up: times(axes.up, plausible ? halfHeight : along * CARD_ASPECT),
  };
}

/** The card as two indices at opposite corners tell it: more surely than any way to the middle. */
function bodyByTwo(a: IndexFrame, b: IndexFrame): Body | undefined {
  const axes = axesOf(a);
  const [across, down] = axes.along(minus(b.middle, a.middle));
  const halfWidth = Math.abs(across) / 2 / ACROSS;
  const halfHeight = down / 2 / (1 - 2 * INDEX_Y);
  const aspect = halfHeight / Math.max(halfWidth, 1e-6);
  if (Math.abs(across) < ASIDE * down || aspect < LEAST_ASPECT || aspect > MOST_ASPECT) {
    return undefined;
  }
  return {
    centre: times(plus(a.middle, b.middle), 0.5),
    right: times(axes.right, halfWidth),
    up: times(axes.up, halfHeight),
  };
}

/** The mean of what each index tells, those that stand on their head turned over. */
function bodyByAll(frames: readonly IndexFrame[]): Body {
  const first = frames[0]!;
  const share = 1 / frames.length;
  let mean: Body = { centre: [0, 0], right: [0, 0], up: [0, 0] };
  for (const frame of frames) {
    const one = bodyByOne(frame);
    const same = dot(frame.up, first.up) >= 0 ? share : -share;
    mean = {
      centre: plus(mean.centre, times(one.centre, share)),
      right: plus(mean.right, times(one.right, same)),
      up: plus(mean.up, times(one.up, same)),
    };
  }
  return mean;
}

/**
 * The outline of a card of which some indices are seen. frames: at least one; the first decides which end is the top.
 */
export function outlineOf(frames: readonly IndexFrame[]): Quad {
  const first = frames[0]!;
  const across = frames.slice(1).filter((frame) => isTurned(first, frame));
  const two = across.map((frame) => bodyByTwo(first, frame)).find((body) => body !== undefined);
  const { centre, right, up } = two ?? bodyByAll(frames);
  // Frames count pixel centres at whole numbers, outlines at halves.
  const middle = plus(centre, [0.5, 0.5]);
  const corner = (x: number, y: number): Point => plus(middle, plus(times(right, x), times(up, y)));
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}
