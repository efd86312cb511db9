import { tensor2d, type Tensor } from '@tensorflow/tfjs-core';
import type { GraphModel } from '@tensorflow/tfjs-converter';
import { beforeAll, expect, test } from 'vitest';
import type { Quad } from '../../src/table/detection.ts';
import { DieReader } from '../../src/vision/dice/die-reader.ts';
import { FaceNamer } from '../../src/vision/faces/face-namer.ts';
import { Pyramid } from '../../src/vision/pixels/pixels.ts';
import { SideReader } from '../../src/vision/outlines/side-reader.ts';
import { startWasm } from './support/nets.ts';

beforeAll(startWasm);

/** A net that answers with these logits and keeps what it was shown. */
function standIn(logits: number[][]) {
  const shown: { shape: number[]; values: Float32Array }[] = [];
  const execute = ({ x }: { x: Tensor }): Tensor => {
    shown.push({ shape: x.shape, values: x.dataSync() as Float32Array });
    return tensor2d(logits);
  };
  return { shown, model: { execute } as unknown as GraphModel };
}

/** Grey, with a box of one colour. */
function picture([left, top, right, bottom]: readonly number[], colour: readonly number[]) {
  const [width, height] = [320, 240];
  const data = new Uint8ClampedArray(width * height * 4).fill(128);
  for (let y = top!; y < bottom!; y += 1) {
    for (let x = left!; x < right!; x += 1) data.set(colour, (y * width + x) * 4);
  }
  return new Pyramid({ width, height, data });
}

/** RGB of one place of what a net was shown, 0 to 255. */
function colourAt(
  { shape, values }: { shape: number[]; values: Float32Array },
  x: number,
  y: number,
) {
  const at = (y * shape[2]! + x) * 3;
  return Array.from(values.slice(at, at + 3), (value) => Math.round(value * 64 + 127.5));
}

const RED = [200, 40, 30];

test('a die is shown with a little of what is around it, and is as red as its body', () => {
  const { shown, model } = standIn([[0, 0, 0, 0, 9, 0, 0]]);
  const spot = { centre: [200, 100], size: 60, score: 0.9 } as const;
  const [die] = new DieReader(model).read(picture([170, 70, 230, 130], RED), [spot], 0.5);
  expect(die).toMatchObject({ face: 4, centre: [200, 100], size: 60, colour: RED });
  expect(die!.confidence).toBeGreaterThan(0.99);
  const [crop] = shown;
  const side = crop!.shape[1]!;
  expect(crop!.shape).toEqual([1, side, side, 3]);
  expect(colourAt(crop!, side / 2, side / 2)).toEqual(RED);
  expect(colourAt(crop!, 1, side / 2)).toEqual([128, 128, 128]);
});

test('a die of which only the middle was proposed is told by the size that shows all of it', () => {
  const answers = [[[9, 0, 0, 0, 0, 0, 0]], [[0, 0, 0, 2, 0, 0, 0]], [[0, 0, 0, 0, 0, 9, 0]]];
  const execute = (): Tensor => tensor2d(answers.shift()!);
  const reader = new DieReader({ execute } as unknown as GraphModel);
  const spot = { centre: [200, 100], size: 40, score: 0.9 } as const;

  const dice = reader.read(picture([170, 70, 230, 130], RED), [spot], 0.9, [1, 1.2, 1.5]);

  expect(dice).toMatchObject([{ face: 5, size: 60 }]);
});

test('a die that was proposed twice is told once, and a speck beside a large die is none', () => {
  const { model } = standIn([
    [0, 0, 0, 0, 9, 0, 0],
    [0, 0, 0, 0, 9, 0, 0],
    [0, 9, 0, 0, 0, 0, 0],
  ]);
  const spots = [
    { centre: [200, 100], size: 60, score: 0.9 },
    { centre: [205, 102], size: 50, score: 0.5 },
    { centre: [50, 40], size: 12, score: 0.4 },
  ] as const;

  const dice = new DieReader(model).read(picture([170, 70, 230, 130], RED), spots, 0.5);

  expect(dice).toMatchObject([{ face: 4, centre: [200, 100] }]);
});

test('two proposals of one die that agree make it certain, and count more than a surer speck', () => {
  const { model } = standIn([
    [0, 0, 0, 0, 4.6, 0, 0],
    [0, 0, 0, 0, 4.6, 0, 0],
    [0, 9, 0, 0, 0, 0, 0],
  ]);
  const spots = [
    { centre: [200, 100], size: 60, score: 0.4 },
    { centre: [204, 101], size: 70, score: 0.4 },
    { centre: [50, 40], size: 12, score: 0.6 },
  ] as const;
  const [one, , speck] = spots;
  const red = picture([170, 70, 230, 130], RED);

  expect(new DieReader(model).read(red, spots, 0.97)).toMatchObject([{ face: 4, size: 60 }]);
  const alone = standIn([
    [0, 0, 0, 0, 4.6, 0, 0],
    [0, 9, 0, 0, 0, 0, 0],
  ]);
  expect(new DieReader(alone.model).read(red, [one, speck], 0.97)).toMatchObject([{ face: 1 }]);
});

test('what shows no face with enough confidence is no die', () => {
  const spot = { centre: [200, 100], size: 60, score: 0.9 } as const;
  const read = (logits: number[]) =>
    new DieReader(standIn([logits]).model).read(picture([0, 0, 0, 0], RED), [spot], 0.5);
  expect(read([5, 0, 0, 3, 0, 0, 0])).toEqual([]);
  expect(read([0, 0, 0, 1, 1, 1, 0])).toEqual([]);
});

test('an outline is shown upright, whole, and a little of what is around it', () => {
  const { shown, model } = standIn([
    [0, 3, 1],
    [4, 0, 0],
  ]);
  const card: Quad = [
    [200, 60],
    [200, 120],
    [116, 120],
    [116, 60],
  ];
  const [chances, none] = new SideReader(model).read(picture([116, 60, 200, 120], RED), [
    card,
    card,
  ]);
  expect(chances!.back).toBeCloseTo(Math.exp(3) / (1 + Math.exp(3) + Math.exp(1)));
  expect(chances!.face).toBeLessThan(chances!.back);
  expect(none!.back + none!.face).toBeLessThan(0.05);
  const [crop] = shown;
  const [, height, width] = crop!.shape as [number, number, number];
  expect(height).toBeGreaterThan(width);
  const rim = 0.16 / 1.32;
  for (const [x, y] of [
    [0.5, 0.5],
    [rim + 0.06, 0.5],
    [0.5, 1 - rim - 0.05],
  ] as const) {
    expect(colourAt(crop!, Math.floor(x * width), Math.floor(y * height))).toEqual(RED);
  }
  expect(colourAt(crop!, 1, height / 2)).toEqual([128, 128, 128]);
  expect(colourAt(crop!, width / 2, height - 2)).toEqual([128, 128, 128]);
});

test('a whole face is shown either way up, and what both ways say counts alike', () => {
  const rank = (at: number) => Array.from({ length: 14 }, (_, i) => (i === at ? 9 : 0));
  const [seven, none] = [rank(6), rank(13)];
  const { shown, model } = standIn([
    [...seven, 0, 9, 0, 0],
    [...none, 0, 9, 0, 0],
  ]);
  const card: Quad = [
    [100, 60],
    [160, 60],
    [160, 144],
    [100, 144],
  ];
  // Its upper half is red.
  const [name] = new FaceNamer(model).name(picture([100, 60, 160, 102], RED), [card]);
  const chance = (code: string) => name!.cards.find((guess) => guess.card === code)!.confidence;
  expect(name!.cards).toHaveLength(52);
  expect(chance('7H')).toBeCloseTo(0.5, 2);
  expect(chance('7S')).toBeLessThan(0.001);
  expect(name!.other).toBeCloseTo(0.5, 2);
  const [crops] = shown;
  const [, height, width] = crops!.shape as [number, number, number];
  const ofBoth = { ...crops!, shape: [1, 2 * height, width, 3] };
  expect(colourAt(ofBoth, width / 2, 10)).toEqual(RED);
  expect(colourAt(ofBoth, width / 2, height - 10)).toEqual([128, 128, 128]);
  expect(colourAt(ofBoth, width / 2, height + 10)).toEqual([128, 128, 128]);
  expect(colourAt(ofBoth, width / 2, 2 * height - 10)).toEqual(RED);
});
