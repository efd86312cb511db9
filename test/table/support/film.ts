import type { CardCode } from '../../../src/cards/standard.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import type { Detection, Point, Quad } from '../../../src/table/detection.ts';
import type { Homography } from '../../../src/table/homography.ts';
import { centreOf, widthVector } from '../../../src/table/quads.ts';
import type { Box, HandSighting, Sighting } from '../../../src/table/sighting.ts';
import type { TableWatch } from '../../../src/table/table-watch.ts';
import { watchFrame } from '../../../src/table/watch.ts';
import type { Laid } from './camera.ts';
import { PICTURE, seenQuad } from './camera.ts';

/** A card on the table of a film: face up by its code, or `back`. */
export interface FilmedCard extends Laid {
  readonly shows: CardCode | 'back';
}

/** What vision gets wrong. */
export interface Faults {
  /** Noise of each corner, in card widths (standard deviation). */
  readonly jitter?: number;
  /** Share of the cards that a frame misses. */
  readonly missed?: number;
  /** False cards a frame, on average at most one. */
  readonly ghosts?: number;
}

/** Evenly from 0 to 1. */
export const evenly = (random: RandomSource): number => random() / 2 ** 32;

/** Nearly normal, of standard deviation 1 (Irwin and Hall). */
export const normally = (random: RandomSource): number =>
  Array.from({ length: 12 }, () => evenly(random)).reduce((sum, value) => sum + value, -6);

export function detect(
  camera: Homography,
  cards: readonly FilmedCard[],
  random: RandomSource,
  { jitter = 0.02, missed = 0, ghosts = 0 }: Faults = {},
): readonly Detection[] {
  const seen = cards.flatMap((card): Detection[] => {
    if (evenly(random) < missed) return [];
    const outline = shaken(seenQuad(camera, card), jitter, random);
    return [{ card: card.shows, outline, confidence: 0.95, guesses: [] }];
  });
  if (evenly(random) >= ghosts) return seen;
  const place: Point = [evenly(random) * 8 - 4, evenly(random) * 8 - 4];
  const ghost = seenQuad(camera, { x: place[0], y: place[1], turned: evenly(random) * 360 });
  return [...seen, { card: 'back', outline: ghost, confidence: 0.5, guesses: [] }];
}

export function shaken(outline: Quad, jitter: number, random: RandomSource): Quad {
  const width = Math.hypot(...widthVector(outline)) * jitter;
  return outline.map(([x, y]): Point => [
    x + width * normally(random),
    y + width * normally(random),
  ]) as unknown as Quad;
}

/** What is in one frame of a film. */
export interface Frame {
  readonly cards: readonly Detection[];
  readonly hands?: readonly HandSighting[];
  readonly motion?: number;
  readonly pieces?: Sighting['pieces'];
  readonly dice?: Sighting['dice'];
  readonly changed?: readonly Box[];
}

/** Milliseconds from frame to frame. */
const STEP_MS = 100;

/** Shows a watch so many frames, the first right after its last; gives what it knows then. */
export function show(
  watch: TableWatch,
  frames: number,
  frameAt: (at: number) => Frame,
): TableWatch {
  let shown = watch;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = shown.view.at + STEP_MS;
    const { cards, hands = [], motion = 0, pieces = [], dice = [], ...more } = frameAt(at);
    shown = watchFrame(shown, { at, ...PICTURE, cards, pieces, dice, hands, motion, ...more });
  }
  return shown;
}

/** A hand whose palm is over a card, and whose forefinger points at its middle. */
export function handOver(camera: Homography, laid: Laid): HandSighting {
  const outline = seenQuad(camera, laid);
  return { outline, tips: [centreOf(outline)] };
}
