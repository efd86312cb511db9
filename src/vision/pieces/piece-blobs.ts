import type { Colour } from '../../table/die-detection.ts';
import type { Point } from '../../table/detection.ts';
import { shortSide } from '../../table/quads.ts';
import type { CardPatch } from './card-patch.ts';
import { PATCH_HEIGHT, PATCH_WIDTH, placeOn } from './card-patch.ts';
import { maskPieces, type Relative } from './piece-mask.ts';

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

/** Diameters of pieces in card widths, and how round they are at least. */
const DIAMETERS = { least: 0.16, most: 0.7 } as const;
/** This part of a blob, in its middle, tells its colour and gloss: at its rim the card mixes in. */
const MIDDLE = 0.5;
const LEAST_FILL = 0.74;
const MOST_ASPECT = 1.9;
/** Print that touches a piece does so along a bridge of up to twice so many pixels, and is less than the rest of it. */
const BRIDGES = [0, 1, 2];
const LEAST_BODY = 0.6;
/** What is smaller than this, in card widths, when bridges are cut may as well be print of a court card itself. */
const LEAST_CUT = 0.32;
const AROUND = [-1, 1, -PATCH_WIDTH, PATCH_WIDTH];

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
  const masked = maskPieces(patches, isBack, white);
  return patches.flatMap((patch, index) => {
    const { seen, mask } = masked[index]!;
    return blobsOf(patch, seen, mask);
  });
}

/** The connected pieces of a mask that have the size and shape of a piece. */
function blobsOf(patch: CardPatch, seen: Relative, mask: Uint8Array): readonly PieceBlob[] {
  const blobs: PieceBlob[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0) continue;
    const blob = measureBody(patch, seen, takeConnected(mask, start));
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

/** What connected pixels show, or the most of them that hang together when thin bridges to print are cut. */
function measureBody(
  patch: CardPatch,
  seen: Relative,
  pixels: readonly number[],
): PieceBlob | undefined {
  for (const bridge of BRIDGES) {
    const body = bridge === 0 ? pixels : largestBody(pixels, bridge);
    if (body.length < LEAST_BODY * pixels.length) return undefined;
    const blob = measure(patch, seen, body);
    if (blob !== undefined && (bridge === 0 || blob.diameter >= LEAST_CUT)) return blob;
  }
  return undefined;
}

/** The largest part that hangs together where the pixels are wider than twice `bridge`. */
function largestBody(pixels: readonly number[], bridge: number): readonly number[] {
  const all = new Set(pixels);
  let core = all;
  for (let i = 0; i < bridge; i += 1)
    core = new Set([...core].filter((pixel) => isInner(pixel, core)));
  const mask = new Uint8Array(PATCH_WIDTH * PATCH_HEIGHT);
  for (const pixel of core) mask[pixel] = 1;
  let largest: readonly number[] = [];
  for (const pixel of core) {
    if (mask[pixel] === 0) continue;
    const part = takeConnected(mask, pixel);
    if (part.length > largest.length) largest = part;
  }
  let body = new Set(largest);
  for (let i = 0; i < bridge; i += 1) {
    body = new Set([...body].flatMap((pixel) => [pixel, ...AROUND.map((step) => pixel + step)]));
  }
  return [...body].filter((pixel) => all.has(pixel));
}

function isInner(pixel: number, all: ReadonlySet<number>): boolean {
  return AROUND.every((step) => all.has(pixel + step));
}

function measure(
  { outline }: CardPatch,
  seen: Relative,
  pixels: readonly number[],
): PieceBlob | undefined {
  const whole = extentOf(pixels);
  const fill = pixels.length / ((Math.PI / 4) * whole.width * whole.height);
  const aspect = Math.max(whole.width / whole.height, whole.height / whole.width);
  if (fill < LEAST_FILL || aspect > MOST_ASPECT) return undefined;
  const { left, right, top, bottom, width, height } = bodyOf(pixels);
  const diameter = Math.sqrt(width * height) / PATCH_WIDTH;
  if (diameter < DIAMETERS.least || diameter > DIAMETERS.most) return undefined;
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

/** The box around some pixels. */
function extentOf(pixels: readonly number[]) {
  let [left, right, top, bottom] = [PATCH_WIDTH, 0, PATCH_HEIGHT, 0];
  for (const pixel of pixels) {
    const [x, y] = [pixel % PATCH_WIDTH, Math.floor(pixel / PATCH_WIDTH)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

/** The same without what is only a pixel or two wide: print that touches a piece makes it no larger. */
function bodyOf(pixels: readonly number[]) {
  const all = new Set(pixels);
  const core = pixels.filter((pixel) => isInner(pixel, all));
  const { left, right, top, bottom, width, height } = extentOf(core.length === 0 ? pixels : core);
  const rim = core.length === 0 ? 0 : 1;
  return {
    left: left - rim,
    right: right + rim,
    top: top - rim,
    bottom: bottom + rim,
    width: width + 2 * rim,
    height: height + 2 * rim,
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
