import type { PieceColour } from '../../../src/cards/piece.ts';
import type { Face } from '../../../src/rules/chance.ts';
import type { PieceStep, Throw } from '../story/stage.ts';
import { newCanvas, pen } from './faces.ts';
import { move, multiply, roll, stretch, turn, type Matrix } from './matrix.ts';

/** Diameters in card widths of 63 mm: glass stones of 15 mm, counters of 25 mm; dice of 16 mm. */
const STONE = 0.24;
const TOKEN = 0.4;
const DIE = 0.25;
const SIDE = 96;

const INKS: Readonly<Record<PieceColour, readonly [string, string, string]>> = {
  green: ['#4fd07f', '#118a41', '#064d22'],
  blue: ['#5b9bf0', '#1a54c4', '#0a2a70'],
};

/** A glass bauble from above: light inside, a highlight on top. */
export function stoneOf(colour: PieceColour): HTMLCanvasElement {
  const canvas = newCanvas(SIDE, SIDE);
  const context = pen(canvas);
  const [light, middle, dark] = INKS[colour];
  const glass = context.createRadialGradient(
    SIDE * 0.6,
    SIDE * 0.65,
    4,
    SIDE / 2,
    SIDE / 2,
    SIDE / 2,
  );
  glass.addColorStop(0, light);
  glass.addColorStop(0.6, middle);
  glass.addColorStop(1, dark);
  disc(context, SIDE / 2 - 3, glass);
  const shine = context.createRadialGradient(
    SIDE * 0.38,
    SIDE * 0.34,
    1,
    SIDE * 0.38,
    SIDE * 0.34,
    15,
  );
  shine.addColorStop(0, 'rgb(255 255 255 / 95%)');
  shine.addColorStop(1, 'rgb(255 255 255 / 0%)');
  disc(context, SIDE / 2 - 6, shine);
  return canvas;
}

/** A flat counter with a rim. */
export function tokenOf(colour: PieceColour): HTMLCanvasElement {
  const canvas = newCanvas(SIDE, SIDE);
  const context = pen(canvas);
  const [, middle, dark] = INKS[colour];
  disc(context, SIDE / 2 - 3, dark);
  disc(context, SIDE / 2 - 8, middle);
  context.strokeStyle = dark;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(SIDE / 2, SIDE / 2, SIDE / 2 - 18, 0, 2 * Math.PI);
  context.stroke();
  return canvas;
}

/** One side of a die: rounded corners, white pips. */
export function dieSideOf(colour: PieceColour, face: Face): HTMLCanvasElement {
  const canvas = newCanvas(SIDE, SIDE);
  const context = pen(canvas);
  context.fillStyle = INKS[colour][1];
  context.beginPath();
  context.roundRect(2, 2, SIDE - 4, SIDE - 4, 14);
  context.fill();
  context.fillStyle = '#f6f6f2';
  for (const [x, y] of PIPS[face]) {
    context.beginPath();
    context.arc(SIDE * (0.5 + 0.27 * x), SIDE * (0.5 + 0.27 * y), SIDE * 0.095, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas;
}

const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;
const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: CORNERS.slice(0, 2),
  3: [[0, 0], ...CORNERS.slice(0, 2)],
  4: CORNERS,
  5: [[0, 0], ...CORNERS],
  6: [...CORNERS, [-1, 0], [1, 0]],
};

function disc(context: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient) {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(SIDE / 2, SIDE / 2, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Where a piece is at a moment: x, y and height, in card widths. */
export function pieceAt(
  steps: readonly PieceStep[],
  at: number,
): readonly [number, number, number] {
  const index = steps.findLastIndex(({ from }) => from <= at);
  const last = steps[Math.max(0, index)];
  if (last === undefined) throw new Error('a piece that never was anywhere');
  const before = steps[index - 1] ?? last;
  const part = Math.min(1, (at - last.from) / Math.max(1, last.until - last.from));
  const mix = (one: number, other: number) => one + part * (other - one);
  const height = part < 1 ? 0.3 * Math.sin(part * Math.PI) : 0;
  return [mix(before.to.x, last.to.x), mix(before.to.y, last.to.y), 0.03 + height];
}

/** A piece upon the table or a card, drawn from -0.5 to 0.5. */
export function pieceSheet(
  kind: 'stone' | 'token',
  [x, y, z]: readonly [number, number, number],
): Matrix {
  const size = kind === 'stone' ? STONE : TOKEN;
  return multiply(move([x, y, kind === 'stone' ? z + 0.05 : z]), stretch([size, size, 1]));
}

/** A die that lies or rolls; undefined while it is in a hand. */
export function dieAt(throws: readonly Throw[], at: number) {
  const index = throws.findLastIndex(({ pickedUp }) => pickedUp <= at);
  const last = throws[Math.max(0, index)];
  if (last === undefined || (at < last.from && index > 0)) return undefined;
  const part = Math.min(1, (at - last.from) / Math.max(1, last.until - last.from));
  const left = 1 - part;
  const { x, y, turned } = last.to;
  // It comes from its player's side, turning, and shows what it shows when it lies.
  const tumbled = Math.floor(6 * left);
  const face = (((last.face - 1 + tumbled) % 6) + 1) as Face;
  return { x, y: y + 0.9 * left, height: 0.25 * left, turned: turned + 300 * left, face };
}

/** The six sides of a die with what they show, each drawn from -0.5 to 0.5; the top last. */
export function dieSheets(die: NonNullable<ReturnType<typeof dieAt>>) {
  const middle = multiply(move([die.x, die.y, die.height + DIE / 2]), turn(die.turned));
  const size = stretch([DIE, DIE, 1]);
  const around = ([1, 2, 3, 4, 5, 6] as const).filter(
    (face) => face !== die.face && face !== 7 - die.face,
  );
  const sides = around.map((face, index) => ({
    face,
    // Of two sides that are opposite, the faces add up to seven.
    place: multiply(
      multiply(middle, turn([0, 90, 270, 180][index] ?? 0)),
      multiply(multiply(move([DIE / 2, 0, 0]), roll(90)), size),
    ),
  }));
  return {
    sides,
    top: { face: die.face, place: multiply(multiply(middle, move([0, 0, DIE / 2])), size) },
  };
}
