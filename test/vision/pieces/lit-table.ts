import type { Piece } from '../../../src/cards/piece.ts';
import type { RandomSource } from '../../../src/rules/chance.ts';
import type { Colour } from '../../../src/table/die-detection.ts';
import type { Detection, Point, Quad } from '../../../src/table/detection.ts';
import { CARD_ASPECT } from '../../../src/table/quads.ts';
import type { Pixels } from '../../../src/vision/pixels/pixels.ts';
import { evenly, normally } from '../../table/support/film.ts';

/** Colours of lamps and daylight as a screen shows them, by kelvin (Charity's black body table, rounded). */
export const LIGHTS: Readonly<Record<number, Colour>> = {
  2700: [255, 169, 87],
  3500: [255, 196, 137],
  4500: [255, 219, 186],
  5500: [255, 236, 224],
  6500: [255, 249, 253],
};

/** How much of red, green and blue a surface sends back. */
const PAPER: Colour = [0.82, 0.82, 0.8];
const CLOTH: Colour = [0.06, 0.2, 0.09];
const INK: Colour = [0.03, 0.03, 0.03];
const RED: Colour = [0.62, 0.03, 0.05];
const BACKS: Readonly<Record<'red' | 'blue', Colour>> = {
  red: [0.5, 0.03, 0.06],
  blue: [0.04, 0.1, 0.42],
};
const PIECES: Readonly<Record<Piece['colour'], Colour>> = {
  green: [0.03, 0.28, 0.08],
  blue: [0.03, 0.1, 0.5],
};

export interface LitCard {
  /** The middle, in pixels, the width, and the turn in degrees. */
  readonly middle: Point;
  readonly width: number;
  readonly turned: number;
  readonly shows: 'red' | 'blue' | 'face';
  readonly piece?: Piece;
  /** Where the piece lies from the middle, in card widths; its diameter likewise. */
  readonly pieceAt?: Point;
  readonly diameter?: number;
}

/** A picture of cards with pieces on them under a light, with the noise of a sensor. */
export function paintTable(
  width: number,
  height: number,
  cards: readonly LitCard[],
  light: Colour,
  random: RandomSource,
): Pixels {
  const lamp = light.map((channel) => (channel / 255) ** 2.2);
  const data = new Uint8ClampedArray(4 * width * height);
  // A sum of two even numbers is noise enough, and quick.
  const noise = () => (2.5 / 0.41) * (evenly(random) + evenly(random) - 1);
  const placed = cards.map((card) => {
    const angle = (card.turned * Math.PI) / 180;
    return { card, cos: Math.cos(angle) / card.width, sin: Math.sin(angle) / card.width };
  });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const surface = surfaceAt(placed, x + 0.5, y + 0.5);
      const shade = 0.75 + (0.25 * x) / width;
      const at = 4 * (y * width + x);
      for (let c = 0; c < 3; c += 1) {
        const sent = Math.min(1, surface[c]! * lamp[c]! * shade);
        data[at + c] = 255 * sent ** (1 / 2.2) + noise();
      }
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

interface PlacedCard {
  readonly card: LitCard;
  /** Of its turn, by its width. */
  readonly cos: number;
  readonly sin: number;
}

function surfaceAt(cards: readonly PlacedCard[], x: number, y: number): Colour {
  for (const { card, cos, sin } of cards) {
    const [dx, dy] = [x - card.middle[0], y - card.middle[1]];
    const across = dx * cos + dy * sin;
    const down = dy * cos - dx * sin;
    if (Math.abs(across) > 0.5 || Math.abs(down) > CARD_ASPECT / 2) continue;
    return pieceColour(card, across, down) ?? printAt(card.shows, across, down);
  }
  return CLOTH;
}

function pieceColour({ piece, pieceAt = [0, 0], diameter = 0 }: LitCard, x: number, y: number) {
  if (piece === undefined) return undefined;
  const radius = diameter / 2;
  const [dx, dy] = [(x - pieceAt[0]) / radius, (y - pieceAt[1]) / radius];
  const away = Math.hypot(dx, dy);
  if (away > 1) return undefined;
  const [red, green, blue] = PIECES[piece.colour];
  if (piece.kind === 'token') return [red, green, blue] as const;
  // A bauble: darker towards its rim, with the lamp in it.
  if (Math.hypot(dx + 0.3, dy + 0.3) < 0.24) return [0.95, 0.95, 0.95] as const;
  const round = 0.35 + 0.65 * Math.sqrt(1 - away * away);
  return [red * round, green * round, blue * round] as const;
}

function printAt(shows: LitCard['shows'], x: number, y: number): Colour {
  if (shows === 'face') {
    if (Math.hypot(x + 0.38, y + 0.56) < 0.07 || Math.hypot(x, y - 0.3) < 0.09) return RED;
    return Math.hypot(x, y + 0.3) < 0.08 ? INK : PAPER;
  }
  if (Math.abs(x) > 0.45 || Math.abs(y) > CARD_ASPECT / 2 - 0.05) return PAPER;
  return (Math.floor(x * 14) + Math.floor(y * 14)) % 2 === 0 ? BACKS[shows] : PAPER;
}

/** What the reader says of the card, its corners a little off. */
export function detectionOf(card: LitCard, random: RandomSource): Detection {
  const angle = (card.turned * Math.PI) / 180;
  const corner = (x: number, y: number): Point => [
    card.middle[0] +
      card.width * (x * Math.cos(angle) - y * Math.sin(angle) + 0.015 * normally(random)),
    card.middle[1] +
      card.width * (x * Math.sin(angle) + y * Math.cos(angle) + 0.015 * normally(random)),
  ];
  const half = CARD_ASPECT / 2;
  const outline: Quad = [
    corner(-0.5, -half),
    corner(0.5, -half),
    corner(0.5, half),
    corner(-0.5, half),
  ];
  return { card: card.shows === 'face' ? 'TD' : 'back', outline, confidence: 0.9, guesses: [] };
}
