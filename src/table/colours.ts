import type { PieceColour } from '../cards/piece.ts';
import type { Colour } from './die-detection.ts';

/** The light of a picture where nothing is known of it: white shows as white. */
const PLAIN_WHITE: Colour = [255, 255, 255];

/** Hue in degrees, saturation and value from 0 to 1. */
interface HueSaturationValue {
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
}

/** Hues between these, in degrees, are called so; blue starts where cyan still looks green to most people. */
const HUES: Readonly<Record<PieceColour, readonly [from: number, to: number]>> = {
  green: [75, 178],
  blue: [188, 262],
};
/** Paler or darker than this, it has no colour to go by. */
const LEAST_SATURATION = 0.3;
const LEAST_VALUE = 0.18;

/**
 * A colour as it would look in white light: von Kries' adaptation, each channel divided by that of white, in linear
 * light, and brought back to sRGB. The paper of the cards is the white.
 */
function inWhiteLight(colour: Colour, white: Colour): Colour {
  const adapt = (channel: 0 | 1 | 2) =>
    encode(Math.min(1, linear(colour[channel]) / Math.max(linear(white[channel]), 1e-3)));
  return [adapt(0), adapt(1), adapt(2)];
}

/** Green, blue, or neither: of a colour seen in the light in which white shows as `white`. */
export function colourName(colour: Colour, white: Colour = PLAIN_WHITE): PieceColour | 'other' {
  const { hue, saturation, value } = hueOf(inWhiteLight(colour, white));
  if (saturation < LEAST_SATURATION || value < LEAST_VALUE) return 'other';
  const isNamed = ([from, to]: readonly [number, number]) => hue >= from && hue <= to;
  if (isNamed(HUES.green)) return 'green';
  return isNamed(HUES.blue) ? 'blue' : 'other';
}

/** Smith's hexcone model. */
function hueOf([red, green, blue]: Colour): HueSaturationValue {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const sector =
    range === 0
      ? 0
      : most === red
        ? (green - blue) / range + 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  return { hue: (sector * 60) % 360, saturation: most === 0 ? 0 : range / most, value: most / 255 };
}

/** The transfer function of sRGB (IEC 61966-2-1), from 0-255 to 0-1 and back. */
function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encode(part: number): number {
  return 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
}
