import type { Colour } from '../../table/die-detection.ts';
import type { CardPatch } from './card-patch.ts';
import { PATCH_HEIGHT, PATCH_WIDTH } from './card-patch.ts';

/** Which pixels of cards have the colour of a piece, whatever the light and the design of the backs. */

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

/** A patch in linear light relative to white paper. */
export type Relative = Float32Array;

/** A card in linear light, and its mask: 1 where a pixel has the colour of a green piece, 2 where it has that of a blue one. */
interface Masked {
  readonly seen: Relative;
  readonly mask: Uint8Array;
}

/**
 * The masks of all cards.
 *
 * @param isBack of each patch, whether the card lies face down: backs are compared with each other, so that theirs may
 *   be blue or green
 */
export function maskPieces(
  patches: readonly CardPatch[],
  isBack: readonly boolean[],
  white: Colour,
): readonly Masked[] {
  const tables = linearTables(white);
  const relative = patches.map(({ colours }) => toRelative(colours, tables));
  const smooth = relative.map((one, index) => (isBack[index] ? smoothed(one) : undefined));
  const back = commonBack(smooth.filter((one) => one !== undefined));
  return relative.map((seen, index) => {
    const mask = maskOf(seen);
    const mean = smooth[index];
    if (mean !== undefined && back !== undefined) clearBack(mask, mean, back);
    return { seen, mask };
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
