import { expect, test } from 'vitest';
import type { Detection, Quad } from '../../../src/table/detection.ts';
import type { DieDetection } from '../../../src/table/die-detection.ts';
import {
  isCardShaped,
  isCardSized,
  isLargerThanDice,
  plausibleDice,
} from '../../../src/vision/outlines/fits-among-cards.ts';

/** A card lying upright, seen at a slant that shortens what lies away from the camera. */
function cardAt(x: number, y: number, width = 63, slant = 0.6): Quad {
  const height = (width * 88 * slant) / 63;
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The same card on its side: at this slant it is longer across, and shorter, than the upright one. */
function sidewaysAt(x: number, y: number): Quad {
  return [
    [x, y],
    [x + 88, y],
    [x + 88, y + 63 * 0.6],
    [x, y + 63 * 0.6],
  ];
}

const KNOWN = [cardAt(0, 0)];

test('a card however it is turned has the size that the nearest card tells, slant and all', () => {
  expect(isCardSized(cardAt(200, 0), KNOWN)).toBe(true);
  expect(isCardSized(sidewaysAt(200, 0), KNOWN)).toBe(true);
});

test('a pip, a table and a strip are no cards beside one that is known, and anything is where none is', () => {
  expect(isCardSized(cardAt(200, 0, 30), KNOWN)).toBe(false);
  expect(isCardSized(cardAt(200, 0, 160), KNOWN)).toBe(false);
  const strip: Quad = [
    [200, 0],
    [500, 0],
    [500, 11],
    [200, 11],
  ];
  expect(isCardSized(strip, KNOWN)).toBe(false);
  expect(isCardSized(strip, [])).toBe(true);
});

test('the nearest card decides: farther ones show smaller', () => {
  const near = cardAt(1000, 0, 160);
  expect(isCardSized(cardAt(1200, 0, 150), [...KNOWN, near])).toBe(true);
  expect(isCardSized(cardAt(1200, 0, 63), [...KNOWN, near])).toBe(false);
});

function die(x: number, y: number, size: number): DieDetection {
  return { face: 6, centre: [x, y], size, colour: [255, 255, 255], confidence: 0.95 };
}

const named = (card: Detection['card'], outline: Quad): Detection => ({
  card,
  outline,
  confidence: 0.9,
  guesses: [],
});

test('pips of a card that lies face up, and what is larger than dice are beside cards, are no dice', () => {
  const cards = [named('6H', cardAt(0, 0))];
  const [onCard, tiny, right, large] = [
    die(30, 30, 15),
    die(200, 50, 3),
    die(200, 50, 15),
    die(200, 50, 50),
  ];
  expect(plausibleDice([onCard, tiny, right, large], cards)).toEqual([right]);
});

test('beside cards that lie face down, dice are small, too', () => {
  const back = { ...named('6H', cardAt(0, 0)), card: 'back' as const };
  const [right, large] = [die(200, 50, 15), die(200, 50, 50)];
  expect(plausibleDice([right, large], [back])).toEqual([right]);
});

test('a near die is measured by the card face down beside it, not by the small one far away; on that back none lies', () => {
  const far = cardAt(600, 0).map(([x, y]) => [x / 2 + 300, y / 2]) as unknown as Quad;
  const [beside, on] = [die(200, 50, 20), die(30, 30, 15)];
  expect(plausibleDice([beside], [named('6H', far)])).toEqual([]);
  expect(plausibleDice([beside, on], [named('6H', far)], [cardAt(0, 0)])).toEqual([beside]);
});

test('a card that was not named says nothing of dice', () => {
  const dice = [die(30, 30, 15), die(200, 50, 50)];
  expect(plausibleDice(dice, [named('unsure', cardAt(0, 0))])).toEqual(dice);
});

/** A rectangle on a table at a slant (radians), seen through a lens (focal length in pixels), in 1000 x 1000 pixels. */
function seen(wide: number, long: number, turn: number, slant: number, focal = 850): Quad {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const corners = [
    [-wide, -long],
    [wide, -long],
    [wide, long],
    [-wide, long],
  ] as const;
  return corners.map(([a, b]) => {
    const [x, y] = [(a * c - b * s) / 2, (a * s + b * c) / 2];
    const depth = 5 - y * Math.sin(slant);
    return [500 + (focal * x) / depth, 500 + (focal * y * Math.cos(slant)) / depth];
  }) as unknown as Quad;
}

const TURNS = [0, 0.4, 0.8, 1.2];

test.each([600, 850, 1500, 2500])(
  'through a lens of %i pixels a card has its shape at any slant',
  (focal) => {
    for (const slant of [0, 0.5, 1]) {
      for (const turn of TURNS) {
        expect(isCardShaped(seen(1, 88 / 63, turn, slant, focal), 1000, 1000)).toBe(true);
      }
    }
  },
);

test('from above a square and a strip have not the shape of a card; at a slant, through an unknown lens, a square may', () => {
  for (const turn of TURNS) {
    expect(isCardShaped(seen(1, 1, turn, 0), 1000, 1000)).toBe(false);
    expect(isCardShaped(seen(1, 2.2, turn, 0), 1000, 1000)).toBe(false);
  }
});

test('what is hardly wider than the die beside it, its shadow, is no card', () => {
  const card = cardAt(0, 0);
  expect(isLargerThanDice(card, [])).toBe(true);
  expect(isLargerThanDice(card, [die(200, 50, 15)])).toBe(true);
  expect(isLargerThanDice(card, [die(100, 50, 40)])).toBe(false);
});
