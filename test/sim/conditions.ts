import type { RandomSource } from '../../src/rules/chance.ts';
import { drawBelow, drawFrom } from '../../src/rules/chance.ts';
import { BACKS, SURFACES } from './film/looks.ts';
import { cameraOf } from './film/matrix.ts';
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

/** How a game is filmed: everything drawn within what a phone on a living-room table sees. */
export function drawConditions(random: RandomSource, rows: number): Conditions {
  const elevation = between(random, 38, 62);
  return {
    ...SIZE,
    pose: {
      elevation,
      yaw: between(random, -14, 14),
      // The lay-out fills most of the picture's height whatever the slant.
      distance: (2.15 * rows * 1.7) / 1.7 + between(random, 0, 1.2) + (70 - elevation) / 30,
      aim: [0, 0.2],
      tilt: between(random, -4, 4),
    },
    surface: drawFrom(random, SURFACES),
    back: drawFrom(random, BACKS),
    lamp: drawFrom(random, LAMPS),
    fall: between(random, 0.05, 0.22),
    flicker: between(random, 0, 0.06),
    noise: between(random, 0.02, 0.07),
    shake: between(random, 0, 0.012),
    nudges: [],
    seed: drawBelow(random, 1000),
  };
}

/** Width of a card in the middle of the table, in pixels of the film. */
export function cardWidth({ pose, width, height }: Conditions): number {
  const view = cameraOf(pose, width / height);
  const x = (at: number) => {
    const clip = [0, 3].map((row) => (view[row] ?? 0) * at + (view[12 + row] ?? 0));
    return ((clip[0] ?? 0) / (clip[1] ?? 1)) * (width / 2);
  };
  return Math.abs(x(0.5) - x(-0.5));
}
