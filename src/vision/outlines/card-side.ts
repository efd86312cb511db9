import type { Point } from '../../table/detection.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { sampleColour } from '../pixels/sample.ts';

/** How one side of a card is found in a picture: as the line along which paper ends and something else begins. */

/** Samples along a side, and the part of it they cover: rounded corners are left out. */
const SAMPLES = 26;
const FROM = 0.1;
const TO = 0.9;
/** Width of the strips inside and outside that are compared, in card widths. */
const STRIP = 0.025;
/** Differences beyond this (sum over RGB, 0 to 765) say no more than this. */
const MOST_CONTRAST = 110;
/** What paper of another colour inside costs, against contrast, and what a move over the whole reach costs. */
const PAPER_WEIGHT = 0.75;
const MOVE_WEIGHT = 22;
/** A side found with less evidence than this is not seen. */
const LEAST_SCORE = 6;

export type Colour = readonly [number, number, number];

export interface Side {
  readonly from: Point;
  readonly to: Point;
  /** Unit vector out of the card. */
  readonly out: Point;
}

const lerp = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];
const along = ([x, y]: Point, [dx, dy]: Point, k: number): Point => [x + dx * k, y + dy * k];

/** Colour at a place of an outline, which counts pixel centres at halves. */
function colourAt(picture: Pixels, [x, y]: Point, into: Float32Array, at: number): void {
  sampleColour(picture, x - 0.5, y - 0.5, into, at);
}

/** The paper of the card: the median a little inside its sides, where faces are blank. */
export function paperColour(picture: Pixels, sides: readonly Side[], width: number): Colour {
  const seen: number[][] = [[], [], []];
  const one = new Float32Array(3);
  for (const side of sides) {
    for (let t = 0.3; t <= 0.71; t += 0.1) {
      for (const inside of [0.03, 0.05, 0.07]) {
        colourAt(picture, along(lerp(side.from, side.to, t), side.out, -inside * width), one, 0);
        seen.forEach((values, c) => values.push(one[c]!));
      }
    }
  }
  return seen.map(
    (values) => values.sort((a, b) => a - b)[values.length >> 1]!,
  ) as unknown as Colour;
}

/** Evidence for the card's edge at every offset of every sample: SAMPLES rows of 2 * reach + 1 values. */
function evidenceOf(
  picture: Pixels,
  side: Side,
  paper: Colour,
  reach: number,
  strip: number,
): Float32Array {
  const row = 2 * reach + 1;
  const evidence = new Float32Array(SAMPLES * row);
  const length = row + 2 * strip;
  const line = new Float32Array(length * 3);
  for (let i = 0; i < SAMPLES; i += 1) {
    const at = lerp(side.from, side.to, sampleAt(i));
    for (let j = 0; j < length; j += 1) {
      colourAt(picture, along(at, side.out, j - reach - strip + 0.5), line, j * 3);
    }
    for (let o = 0; o < row; o += 1) {
      let contrast = 0;
      let foreign = 0;
      for (let c = 0; c < 3; c += 1) {
        let inside = 0;
        let outside = 0;
        for (let s = 0; s < strip; s += 1) {
          inside += line[(o + s) * 3 + c]!;
          outside += line[(o + strip + s) * 3 + c]!;
        }
        contrast += Math.abs(inside - outside) / strip;
        foreign += Math.abs(inside / strip - paper[c]!);
      }
      evidence[i * row + o] =
        Math.min(contrast, MOST_CONTRAST) - PAPER_WEIGHT * Math.min(foreign, MOST_CONTRAST);
    }
  }
  return evidence;
}

function sampleAt(i: number): number {
  return FROM + ((TO - FROM) * i) / (SAMPLES - 1);
}

interface Move {
  readonly score: number;
  /** Pixels outwards at the first end of the side and at the other. */
  readonly start: number;
  readonly end: number;
}

/** A side on an edge that was seen, and how clearly: a mean of contrasts (sum over RGB, 0 to 765) less what speaks against it. */
export interface SeenSide extends Side {
  readonly score: number;
}

/** How far a side is looked for. */
export interface Search {
  /** How far either end may move, in card widths, and by how much more than the other. */
  readonly reach: number;
  readonly turn: number;
}

/** Steps of the search for a line: first every third pixel at either end, then around the best. */
const COARSE = 3;

/** The side moved to the line with the most evidence, each end on its own; undefined where none is seen. */
export function findSide(
  picture: Pixels,
  side: Side,
  paper: Colour,
  width: number,
  search: Search,
): SeenSide | undefined {
  const reach = Math.max(3, Math.round(search.reach * width));
  const turn = Math.max(3, Math.round(search.turn * width));
  const strip = Math.max(2, Math.round(STRIP * width));
  const evidence = evidenceOf(picture, side, paper, reach, strip);
  const none = { score: -Infinity, start: 0, end: 0 };
  const rough = bestMove(evidence, reach, turn, COARSE, none, reach);
  const best = bestMove(evidence, reach, turn, 1, rough, COARSE - 1);
  if (best.score < LEAST_SCORE) return undefined;
  return {
    from: along(side.from, side.out, best.start),
    to: along(side.to, side.out, best.end),
    out: side.out,
    score: best.score,
  };
}

/** The best of the moves around one, `around` pixels to either side in steps, or that one itself. */
function bestMove(
  evidence: Float32Array,
  reach: number,
  turn: number,
  step: number,
  from: Move,
  around: number,
): Move {
  const row = 2 * reach + 1;
  let best = from;
  const low = (middle: number): number => Math.max(-reach, middle - around);
  const high = (middle: number): number => Math.min(reach, middle + around);
  for (let start = low(from.start); start <= high(from.start); start += step) {
    for (let end = low(from.end); end <= high(from.end); end += step) {
      if (Math.abs(end - start) > turn) continue;
      let sum = 0;
      for (let i = 0; i < SAMPLES; i += 1) {
        const offset = Math.round(start + (end - start) * sampleAt(i));
        sum += evidence[i * row + reach + offset]!;
      }
      const moved = (MOVE_WEIGHT * (Math.abs(start) + Math.abs(end))) / (2 * reach);
      const score = sum / SAMPLES - moved;
      if (score > best.score) best = { score, start, end };
    }
  }
  return best;
}
