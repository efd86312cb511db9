import type { CardCode } from '../../../src/cards/standard.ts';
import { isSuited, rankOf, suitOf } from '../../../src/cards/standard.ts';
import * as letele from '@letele/playing-cards';
import type { Back } from './looks.ts';

/**
 * Size of the pictures that cards are drawn in, in pixels, and what is left clear all round: a picture that ends in nothing
 * has smooth edges, however it is turned.
 */
export const FACE = { width: 240, height: 336, margin: 4 } as const;

const RANK_NAMES: Readonly<Record<string, string>> = { T: '10', J: 'j', Q: 'q', K: 'k', A: 'a' };

/** The picture of a card from the deck of npm's `@letele/playing-cards`, which no training has seen. */
export async function faceOf(card: CardCode): Promise<HTMLCanvasElement> {
  if (!isSuited(card)) throw new Error('no game is filmed with jokers');
  const rank = rankOf(card);
  const name = `${suitOf(card)}${RANK_NAMES[rank] ?? rank}`;
  const draw = new Map(Object.entries(letele)).get(name);
  if (draw === undefined) throw new Error(`the deck has no ${name}`);
  return drawSvg(draw({}));
}

/** Draws a picture given as SVG text. */
async function drawSvg(text: string): Promise<HTMLCanvasElement> {
  const image = new Image(FACE.width, FACE.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = newCanvas();
  const { width, height, margin } = FACE;
  pen(canvas).drawImage(image, margin, margin, width - 2 * margin, height - 2 * margin);
  return canvas;
}

export function newCanvas(width: number = FACE.width, height: number = FACE.height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function pen(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  return context;
}

export function backOf(back: Back): HTMLCanvasElement {
  const canvas = newCanvas();
  const context = pen(canvas);
  const { width, height, margin } = FACE;
  context.translate(margin, margin);
  context.scale(1 - (2 * margin) / width, 1 - (2 * margin) / height);
  context.fillStyle = '#fdfdfb';
  context.beginPath();
  context.roundRect(0, 0, width, height, 13);
  context.fill();
  context.clip();
  switch (back) {
    case 'plain':
      context.fillStyle = '#27408b';
      context.fillRect(0, 0, width, height);
      break;
    case 'woven':
      context.translate(14, 14);
      context.fillStyle = '#9d1f2a';
      context.fillRect(0, 0, width - 28, height - 28);
      context.strokeStyle = '#f4d9d3';
      context.lineWidth = 2;
      for (let x = -height; x < width; x += 14) {
        line(context, x, 0, x + height, height);
        line(context, x + height, 0, x, height);
      }
      context.clearRect(width - 28, 0, 28, height);
      break;
    case 'diamonds':
      context.fillStyle = '#1d5c4a';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#d8e6c8';
      for (let row = 0; row * 24 < height + 24; row += 1) {
        for (let column = 0; column * 24 < width + 24; column += 1) {
          diamond(context, column * 24 + (row % 2) * 12, row * 24, 7);
        }
      }
  }
  return canvas;
}

function line(context: CanvasRenderingContext2D, ...at: [number, number, number, number]): void {
  context.beginPath();
  context.moveTo(at[0], at[1]);
  context.lineTo(at[2], at[3]);
  context.stroke();
}

function diamond(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  context.moveTo(x, y - size);
  context.lineTo(x + size, y);
  context.lineTo(x, y + size);
  context.lineTo(x - size, y);
  context.fill();
}
