import type { Colour } from '../../table/die-detection.ts';
import type { Point } from '../../table/detection.ts';
import { shortSide } from '../../table/quads.ts';
import type { CardPatch } from './card-patch.ts';
import { PATCH_HEIGHT, PATCH_WIDTH, placeOn } from './card-patch.ts';

/** A small patch of strong green to blue on a card: what a piece may be. Lengths are in card widths. */
export interface PieceBlob {
  /** In pixels of the picture. */
  readonly centre: Point;
  /** Geometric mean of its width and height. */
  readonly diameter: number;
  /** The same in pixels of the picture. */
  readonly diameterPx: number;
  /** Shares of red, green and blue in its light, relative to those of white paper: their sum is 1. */
  readonly chroma: Colour;
  /** How much brighter its brightest tenth is than its middle: what is round and shiny has a highlight. */
  readonly gloss: number;
  /** How much of the ellipse that just holds it it fills: a disc 1, art and letters less. */
  readonly fill: number;
}

/** Hues of pieces, degrees: from yellowish green to violet blue. */
const LEAST_HUE = 70;
const MOST_HUE = 275;
/** Pieces are green below it and blue above: blue art that touches a green stone is no part of it. */
const BLUE_HUE = 185;
/** Paler or darker than this, relative to paper, it is shadow, grey or ink. */
const LEAST_SATURATION = 0.42;
const LEAST_VALUE = 0.05;
/**
 * Where the backs show this nearly the same colour, it belongs to the back: a part of the brightest channel, of means
 * over this many pixels to either side, which outlines that are a little off change little.
 */
const SAME_AS_BACK = 0.22;
const MEAN_REACH = 2;
/** So many backs tell how the back looks, and more than these tell no better. */
const LEAST_BACKS = 3;
const MOST_BACKS = 9;

/** Diameters of pieces in card widths, and how round they are at least. */
const DIAMETERS = { least: 0.16, most: 0.7 } as const;
/** This part of a blob, in its middle, tells its colour and gloss: at its rim the card mixes in. */
const MIDDLE = 0.5;
const LEAST_FILL = 0.74;
const MOST_ASPECT = 1.9;

/** A patch in linear light relative to white paper. */
type Relative = Float32Array;

/**
 * The blobs on each card.
 *
 * @param patches of all cards
 * @param isBack of each patch, whether the card lies face down: backs are compared with each other, so that theirs may
 *   be blue or green
 */
export function findBlobs(
  patches: readonly CardPatch[],
  isBack: readonly boolean[],
  white: Colour,
): readonly PieceBlob[] {
  const tables = linearTables(white);
  const relative = patches.map(({ colours }) => toRelative(colours, tables));
  const smooth = relative.map((one, index) => (isBack[index] ? smoothed(one) : undefined));
  const back = commonBack(smooth.filter((one) => one !== undefined));
  return patches.flatMap((patch, index) => {
    const [seen, mean] = [relative[index]!, smooth[index]];
    const mask = maskOf(seen);
    if (mean !== undefined && back !== undefined) clearBack(mask, mean, back);
    return blobsOf(patch, seen, mask);
  });
}

function linearTables(white: Colour): readonly Float32Array[] {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  return white.map((channel) =>
    Float32Array.from(
      { length: 256 },
      (_, value) => linear(value / 255) / Math.max(linear(channel / 255), 1e-3),
    ),
  );
}

function toRelative(colours: Float32Array, tables: readonly Float32Array[]): Relative {
  const relative = new Float32Array(colours.length);
  for (let i = 0; i < colours.length; i += 1)
    relative[i] = tables[i % 3]![Math.round(colours[i]!)]!;
  return relative;
}

/** Means over a square around each pixel, smaller at the rim. */
function smoothed(seen: Relative): Relative {
  return meansAlong(
    meansAlong(seen, PATCH_WIDTH, PATCH_HEIGHT, 3, 3 * PATCH_WIDTH),
    PATCH_HEIGHT,
    PATCH_WIDTH,
    3 * PATCH_WIDTH,
    3,
  );
}

/** Means along lines of `length` pixels, `step` apart in the array, of lines `stride` apart. */
function meansAlong(
  seen: Relative,
  length: number,
  lines: number,
  step: number,
  stride: number,
): Relative {
  const means = new Float32Array(seen.length);
  for (let line = 0; line < lines; line += 1) {
    for (let c = 0; c < 3; c += 1) {
      const start = line * stride + c;
      for (let i = 0; i < length; i += 1) {
        const from = Math.max(0, i - MEAN_REACH);
        const to = Math.min(length - 1, i + MEAN_REACH);
        let sum = 0;
        for (let k = from; k <= to; k += 1) sum += seen[start + k * step]!;
        means[start + i * step] = sum / (to - from + 1);
      }
    }
  }
  return means;
}

/** The median of the backs, value by value; undefined of too few. */
function commonBack(backs: readonly Relative[]): Relative | undefined {
  if (backs.length < LEAST_BACKS) return undefined;
  const few = backs.slice(0, MOST_BACKS);
  const common = new Float32Array(few[0]!.length);
  const sorted = new Float32Array(few.length);
  for (let i = 0; i < common.length; i += 1) {
    for (let k = 0; k < few.length; k += 1) {
      const value = few[k]![i]!;
      let at = k;
      for (; at > 0 && sorted[at - 1]! > value; at -= 1) sorted[at] = sorted[at - 1]!;
      sorted[at] = value;
    }
    common[i] = sorted[few.length >> 1]!;
  }
  return common;
}

/** 1 where a pixel has the colour of a green piece, 2 where it has that of a blue one. */
function maskOf(seen: Relative): Uint8Array {
  const mask = new Uint8Array(seen.length / 3);
  for (let i = 0; i < mask.length; i += 1) {
    const [red, green, blue] = [seen[3 * i]!, seen[3 * i + 1]!, seen[3 * i + 2]!];
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (most < LEAST_VALUE || range < LEAST_SATURATION * most || red === most) continue;
    const hue =
      green === most ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
    if (hue >= LEAST_HUE && hue <= MOST_HUE) mask[i] = hue < BLUE_HUE ? 1 : 2;
  }
  return mask;
}

/** Clears the mask where a card looks as all backs do. */
function clearBack(mask: Uint8Array, mean: Relative, back: Relative): void {
  for (let i = 0; i < mask.length; i += 1) {
    let apart = 0;
    let most = 0.02;
    for (let c = 0; c < 3; c += 1) {
      apart = Math.max(apart, Math.abs(mean[3 * i + c]! - back[3 * i + c]!));
      most = Math.max(most, mean[3 * i + c]!, back[3 * i + c]!);
    }
    if (apart < SAME_AS_BACK * most) mask[i] = 0;
  }
}

/** The connected pieces of a mask that have the size and shape of a piece. */
function blobsOf(patch: CardPatch, seen: Relative, mask: Uint8Array): readonly PieceBlob[] {
  const blobs: PieceBlob[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0) continue;
    const blob = measure(patch, seen, takeConnected(mask, start));
    if (blob !== undefined) blobs.push(blob);
  }
  return blobs;
}

/** All pixels of one colour connected to one, which are cleared from the mask. */
function takeConnected(mask: Uint8Array, start: number): readonly number[] {
  const pixels = [start];
  const colour = mask[start];
  mask[start] = 0;
  for (let next = 0; next < pixels.length; next += 1) {
    const pixel = pixels[next]!;
    const x = pixel % PATCH_WIDTH;
    const around = [pixel - PATCH_WIDTH, pixel + PATCH_WIDTH];
    if (x > 0) around.push(pixel - 1);
    if (x < PATCH_WIDTH - 1) around.push(pixel + 1);
    for (const other of around) {
      if (mask[other] !== colour) continue;
      mask[other] = 0;
      pixels.push(other);
    }
  }
  return pixels;
}

function measure(
  { outline }: CardPatch,
  seen: Relative,
  pixels: readonly number[],
): PieceBlob | undefined {
  let [left, right, top, bottom] = [PATCH_WIDTH, 0, PATCH_HEIGHT, 0];
  for (const pixel of pixels) {
    const [x, y] = [pixel % PATCH_WIDTH, Math.floor(pixel / PATCH_WIDTH)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const [width, height] = [right - left, bottom - top];
  const diameter = Math.sqrt(width * height) / PATCH_WIDTH;
  const fill = pixels.length / ((Math.PI / 4) * width * height);
  const aspect = Math.max(width / height, height / width);
  if (diameter < DIAMETERS.least || diameter > DIAMETERS.most) return undefined;
  if (fill < LEAST_FILL || aspect > MOST_ASPECT) return undefined;
  const middle = middleOf(left, right, top, bottom);
  return {
    centre: placeOn(outline, [(left + right) / 2, (top + bottom) / 2]),
    diameter,
    diameterPx: diameter * shortSide(outline),
    chroma: chromaOf(
      seen,
      middle.filter((pixel) => pixels.includes(pixel)),
    ),
    gloss: glossOf(seen, middle),
    fill: Math.min(1, fill),
  };
}

/** The pixels in the middle of a box, highlights included, which are white and so no part of the blob. */
function middleOf(left: number, right: number, top: number, bottom: number): readonly number[] {
  const marginX = ((1 - MIDDLE) / 2) * (right - left);
  const marginY = ((1 - MIDDLE) / 2) * (bottom - top);
  const pixels: number[] = [];
  for (let y = Math.floor(top + marginY); y < bottom - marginY; y += 1) {
    for (let x = Math.floor(left + marginX); x < right - marginX; x += 1) {
      pixels.push(y * PATCH_WIDTH + x);
    }
  }
  return pixels;
}

function chromaOf(seen: Relative, pixels: readonly number[]): Colour {
  const total: [number, number, number] = [0, 0, 0];
  for (const pixel of pixels) {
    for (let c = 0; c < 3; c += 1) total[c]! += seen[3 * pixel + c]!;
  }
  const sum = Math.max(total[0] + total[1] + total[2], 1e-6);
  return [total[0] / sum, total[1] / sum, total[2] / sum];
}

function glossOf(seen: Relative, pixels: readonly number[]): number {
  const lights = pixels
    .map((pixel) => seen[3 * pixel]! + seen[3 * pixel + 1]! + seen[3 * pixel + 2]!)
    .sort((one, other) => one - other);
  const middle = lights[lights.length >> 1] ?? 1;
  const bright = lights[Math.floor(0.92 * lights.length)] ?? 1;
  return Math.log(Math.max(bright, 1e-3) / Math.max(middle, 1e-3));
}
