import type { RandomSource } from '../../src/rules/chance.ts';
import { drawBelow, drawFrom } from '../../src/rules/chance.ts';
import { BACKS, SURFACES } from './film/looks.ts';
import { cameraOf, type Pose } from './film/matrix.ts';
import type { Conditions } from './film/scene.ts';

const SIZE = { width: 1280, height: 720 } as const;
/** Lamps from candle-warm to daylight, as a camera's white balance leaves them. */
const LAMPS = [
  [1, 0.9, 0.74],
  [1, 0.96, 0.9],
  [1, 1, 1],
  [0.92, 0.97, 1],
] as const;

/** Even between two numbers. */
function between(random: RandomSource, least: number, most: number): number {
  return least + ((most - least) * drawBelow(random, 10_001)) / 10_000;
}

/** What a phone held or propped up at a table sees of a card in the middle of it, in pixels. */
const CARD_WIDTH = [45, 90] as const;
const ELEVATION = [30, 72] as const;
/** Where in a film the phone may be nudged, as a part of its length. */
const NUDGED = [0.15, 0.85] as const;

/**
 * How a game is filmed: everything drawn within what a phone on a living-room table sees.
 *
 * @param length of the film, ms
 */
export function drawConditions(random: RandomSource, length: number): Conditions {
  const elevation = between(random, ...ELEVATION);
  // People mostly fill the picture with the table.
  const width = Math.max(between(random, ...CARD_WIDTH), between(random, ...CARD_WIDTH));
  const pose = {
    elevation,
    yaw: between(random, -14, 14),
    distance: 12,
    aim: [0, 0.2],
    tilt: between(random, -4, 4),
  } as const;
  const nudges = Array.from({ length: drawBelow(random, 3) }, () =>
    Math.round(length * between(random, ...NUDGED)),
  );
  return {
    ...SIZE,
    pose: { ...pose, distance: distanceFor(pose, width) },
    surface: drawFrom(random, SURFACES),
    back: drawFrom(random, BACKS),
    lamp: drawFrom(random, LAMPS),
    fall: between(random, 0.05, 0.22),
    flicker: between(random, 0, 0.06),
    noise: between(random, 0.02, 0.07),
    shake: between(random, 0, 0.012),
    nudges,
    seed: drawBelow(random, 1000),
  };
}

/** From where cards look so wide: by halving, for they look smaller the further away they are. */
function distanceFor(pose: Pose, width: number): number {
  let [near, far] = [4, 60];
  for (let step = 0; step < 30; step += 1) {
    const distance = (near + far) / 2;
    if (cardWidth({ ...SIZE, pose: { ...pose, distance } }) > width) near = distance;
    else far = distance;
  }
  return near;
}

/** Width of a card in the middle of the table, in pixels of the film. */
export function cardWidth({
  pose,
  width,
  height,
}: Pick<Conditions, 'pose' | 'width' | 'height'>): number {
  const view = cameraOf(pose, width / height);
  const x = (at: number) => {
    const clip = [0, 3].map((row) => (view[row] ?? 0) * at + (view[12 + row] ?? 0));
    return ((clip[0] ?? 0) / (clip[1] ?? 1)) * (width / 2);
  };
  return Math.abs(x(0.5) - x(-0.5));
}
