import { expect, test } from 'vitest';
import type { Detection, Quad } from '../../src/table/detection.ts';
import type { PictureReading } from '../../src/vision/card-reader.ts';
import type { PictureLabel } from './labels.ts';
import { scoreBacks } from './score-backs.ts';
import { scoreDice } from './score-dice.ts';

const boxAt = (x: number, size = 0.2): Quad => [
  [x, 0.2],
  [x + size, 0.2],
  [x + size, 0.2 + size],
  [x, 0.2 + size],
];

const SPOTS: PictureLabel = {
  file: 'spots',
  cards: [
    { card: 'back', quad: boxAt(0.1) },
    { card: '7H', quad: boxAt(0.4) },
  ],
  dice: [],
  spots: true,
};

function reading(cards: readonly [Detection['card'], Quad][], dice: number[] = []): PictureReading {
  return {
    width: 1000,
    height: 1000,
    cards: cards.map(([card, quad]) => ({
      card,
      outline: quad.map(([x, y]) => [x * 1000, y * 1000]) as unknown as Quad,
      confidence: 1,
      guesses: [],
    })),
    dice: dice.map((face) => ({
      face: face as 1,
      centre: [0, 0],
      size: 1,
      colour: [0, 0, 0],
      confidence: 1,
    })),
    elapsedMs: 1,
  };
}

const mistakes = (cards: readonly [Detection['card'], Quad][]) =>
  scoreBacks([SPOTS], new Map([['spots', reading(cards)]])).spotsWrong;

test('a picture is right when every spot shows what lies there and nothing lies elsewhere', () => {
  const right = [
    ['7H', boxAt(0.42)],
    ['back', boxAt(0.09)],
  ] as const satisfies [Detection['card'], Quad][];
  expect(mistakes([...right])).toBe(0);
  expect(mistakes([...right, ['back', boxAt(0.7)]])).toBe(1);
  expect(mistakes([...right, ['back', boxAt(0.11)]])).toBe(1);
  expect(mistakes([right[0]])).toBe(1);
});

test('another side, another name and an outline far too large are mistakes', () => {
  const back: [Detection['card'], Quad] = ['back', boxAt(0.1)];
  expect(mistakes([back, ['back', boxAt(0.4)]])).toBe(1);
  expect(mistakes([back, ['7D', boxAt(0.4)]])).toBe(1);
  expect(mistakes([back, ['unsure', boxAt(0.4)]])).toBe(1);
  expect(mistakes([back, ['7H', boxAt(0.35, 0.3)]])).toBe(1);
});

test('a picture that was not read has every spot wrong', () => {
  expect(scoreBacks([SPOTS], new Map())).toMatchObject({ spotsRight: 0, spots: 2, spotsWrong: 2 });
});

test('backs that were not counted are left out', () => {
  const roughly: PictureLabel = { ...SPOTS, spots: false, backs_exact: false };
  expect(scoreBacks([roughly], new Map()).backs).toBe(0);
});

test('dice are compared by their faces; those seen where none are labelled stand apart', () => {
  const labels: PictureLabel[] = [
    { file: 'dice', cards: [], dice: [{ value: 6 }, { value: 6 }, { value: 1 }] },
    { file: 'none', cards: [] },
  ];
  const said = new Map([
    ['dice', reading([], [6, 1, 2, 1])],
    ['none', reading([], [3])],
  ]);
  expect(scoreDice(labels, said)).toEqual({
    dice: 3,
    diceRecall: 2 / 3,
    dicePrecision: 2 / 4,
    diceOfOthers: 1,
  });
});
