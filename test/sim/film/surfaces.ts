import type { RandomSource } from '../../../src/rules/chance.ts';
import { drawBelow } from '../../../src/rules/chance.ts';
import { newCanvas, pen } from './faces.ts';
import type { Surface } from './looks.ts';

const SIZE = 1024;

/** A table top, to be laid out larger than any picture of it. */
export function surfaceOf(surface: Surface, random: RandomSource): HTMLCanvasElement {
  const canvas = newCanvas(SIZE, SIZE);
  const context = pen(canvas);
  const wood = surface === 'oak' || surface === 'walnut';
  context.fillStyle = { oak: '#b58a5a', walnut: '#5b3a26', felt: '#24603f', linen: '#b9b3a4' }[
    surface
  ];
  context.fillRect(0, 0, SIZE, SIZE);
  if (wood) drawBoards(context, surface === 'oak', random);
  else drawThreads(context, surface === 'felt' ? 0.06 : 0.12, random);
  return canvas;
}

function drawBoards(context: CanvasRenderingContext2D, isLight: boolean, random: RandomSource) {
  const boards = 5;
  for (let board = 0; board < boards; board += 1) {
    const top = (board * SIZE) / boards;
    context.fillStyle = `rgb(0 0 0 / ${drawBelow(random, 12)}%)`;
    context.fillRect(0, top, SIZE, SIZE / boards);
    for (let grain = 0; grain < 70; grain += 1) {
      const y = top + (drawBelow(random, 1000) / 1000) * (SIZE / boards);
      const bend = drawBelow(random, 24) - 12;
      context.strokeStyle = isLight
        ? `rgb(90 55 20 / ${5 + drawBelow(random, 14)}%)`
        : `rgb(20 8 0 / ${8 + drawBelow(random, 22)}%)`;
      context.lineWidth = 0.6 + drawBelow(random, 20) / 10;
      context.beginPath();
      context.moveTo(0, y);
      context.bezierCurveTo(SIZE / 3, y + bend, (2 * SIZE) / 3, y - bend, SIZE, y + bend / 2);
      context.stroke();
    }
    context.fillStyle = 'rgb(0 0 0 / 35%)';
    context.fillRect(0, top, SIZE, 2);
  }
}

function drawThreads(context: CanvasRenderingContext2D, strength: number, random: RandomSource) {
  const picture = context.getImageData(0, 0, SIZE, SIZE);
  for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) {
    const weave = (pixel % 4 < 2 ? 1 : -1) * (Math.floor(pixel / SIZE) % 4 < 2 ? 1 : -1);
    const light = 1 + strength * (0.4 * weave + drawBelow(random, 1000) / 500 - 1);
    for (const channel of [0, 1, 2]) {
      const at = 4 * pixel + channel;
      picture.data[at] = (picture.data[at] ?? 0) * light;
    }
  }
  context.putImageData(picture, 0, 0);
}

/** A right hand from above, fingertips at the upper edge's middle, the arm leaving below; skin and sleeve as asked. */
export function handOf(skin: string, sleeve: string): HTMLCanvasElement {
  const canvas = newCanvas(256, 512);
  const context = pen(canvas);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const limb = (width: number, colour: string, ...points: readonly [number, number][]) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
  };
  const draw = (colour: string, grow: number) => {
    limb(74 + grow, colour, [130, 205], [132, 300]);
    limb(56 + grow, colour, [130, 290], [136, 400]);
    limb(24 + grow, colour, [98, 180], [84, 95], [100, 44]);
    limb(25 + grow, colour, [122, 170], [120, 70], [124, 22]);
    limb(24 + grow, colour, [146, 175], [150, 80], [142, 38]);
    limb(20 + grow, colour, [166, 190], [178, 120], [170, 80]);
    limb(27 + grow, colour, [98, 250], [58, 190], [74, 120]);
  };
  draw('rgb(60 30 15 / 45%)', 5);
  draw(skin, 0);
  context.globalCompositeOperation = 'source-atop';
  const light = context.createLinearGradient(40, 0, 220, 0);
  light.addColorStop(0, 'rgb(255 235 215 / 25%)');
  light.addColorStop(1, 'rgb(60 20 0 / 35%)');
  context.fillStyle = light;
  context.fillRect(0, 0, 256, 512);
  context.globalCompositeOperation = 'source-over';
  limb(92, sleeve, [138, 420], [142, 512]);
  return canvas;
}

/** What darkens the table beneath something: black, softly gone at the edges. */
export function shadow(): HTMLCanvasElement {
  const canvas = newCanvas(64, 64);
  const context = pen(canvas);
  context.filter = 'blur(6px)';
  context.fillStyle = 'black';
  context.fillRect(12, 12, 40, 40);
  return canvas;
}
