import { expect, test } from 'vitest';
import type { CardCode } from '../../src/cards/standard.ts';
import { narrowLook } from '../../src/referee/narrow-look.ts';
import type { Detection } from '../../src/table/detection.ts';
import { awarded, table } from '../rules/facade/table.ts';

const OUTLINE: Detection['outline'] = [
  [0, 0],
  [60, 0],
  [60, 84],
  [0, 84],
];
const SUPPLY = { of: 'supply' } as const;
const BIDS = { of: 'bids' } as const;
const MELDS = { of: 'melds', seat: 0 } as const;

/** Clubs win the 9 of diamonds and the 2 of clubs, hearts the two others. */
const AWARDED = awarded('9D 8C TS 2C', ['K@9D J@8C Q@TS A@2C', 'K@8C J@9D Q@TS A@TS']);

/** So many cards further right than the first. */
const outlineAt = (place: number): Detection['outline'] => {
  const [a, b, c, d] = OUTLINE.map(([x, y]) => [x + 80 * place, y] as const);
  return [a!, b!, c!, d!];
};

const named = (card: CardCode, place = 0): Detection => ({
  card,
  outline: outlineAt(place),
  confidence: 0.97,
  guesses: [{ card, confidence: 0.97 }],
});

/** A card that was not named, with what it was taken for. */
const doubtful = (first: CardCode, second: CardCode, place = 0): Detection => ({
  card: 'unsure',
  outline: outlineAt(place),
  confidence: 0.6,
  guesses: [
    { card: first, confidence: 0.6 },
    { card: second, confidence: 0.38 },
  ],
});

test('ANY-3: a doubtful card is not one that was read beside it', () => {
  const { game } = table(AWARDED.slice(0, 4));
  const [, seen] = narrowLook(game, BIDS, [named('QC'), doubtful('QC', 'JC', 1)]);
  expect(seen?.card).toBe('JC');
});

test('ANY-3: nor one that was told only by what lies beside it', () => {
  const { game } = table(AWARDED.slice(0, 4));
  const cards = [doubtful('JC', 'AC'), named('QC', 1), doubtful('QC', 'JC', 2)];
  expect(narrowLook(game, BIDS, cards).map(({ card }) => card)).toEqual(['AC', 'QC', 'JC']);
});

test('FA-1: a doubtful bid card is of a suit that is in play, and no card that is not in the supply', () => {
  const { game } = table(AWARDED.slice(0, 4));
  expect(narrowLook(game, BIDS, [doubtful('KS', 'KC')])[0]?.card).toBe('KC');
  expect(narrowLook(game, BIDS, [doubtful('8S', '8C')])[0]?.card).toBe('8C');
  expect(narrowLook(game, BIDS, [doubtful('KH', 'KC')])[0]?.card).toBe('unsure');
});

test('FA-4: a doubtful card among melds was won by their player, now or before', () => {
  const { game } = table(AWARDED);
  expect(narrowLook(game, MELDS, [doubtful('8C', '9D')])[0]?.card).toBe('9D');
  const { game: placed } = table([...AWARDED, 'place s1 a1']);
  expect(narrowLook(placed, MELDS, [doubtful('5S', '9D')])[0]?.card).toBe('9D');
  const other = { of: 'melds', seat: 1 } as const;
  expect(narrowLook(placed, other, [doubtful('9D', '8C')])[0]?.card).toBe('8C');
});

test('a card of the supply may be any, and what was named stays what it was named', () => {
  const { game } = table([]);
  expect(narrowLook(game, SUPPLY, [doubtful('6H', '8H')])[0]?.card).toBe('unsure');
  const seen = narrowLook(table(AWARDED).game, MELDS, [named('8C')]);
  expect(seen[0]?.card).toBe('8C');
});

test('ANY-3: a pip that was read as its own card once more is no second one', () => {
  const { game } = table(AWARDED);
  const pip: Detection['outline'] = [
    [20, 30],
    [40, 30],
    [40, 58],
    [20, 58],
  ];
  const seen = narrowLook(game, MELDS, [named('9D'), { ...named('9D'), outline: pip }]);
  expect(seen).toEqual([named('9D')]);
});

test('ANY-3: what was read in some frames where another card lies is that card', () => {
  const { game } = table(AWARDED.slice(0, 4));
  expect(narrowLook(game, BIDS, [named('QC'), doubtful('KH', 'KC')])).toEqual([named('QC')]);
  const [card, ...more] = narrowLook(game, BIDS, [
    { ...named('KC'), confidence: 0.85 },
    { ...doubtful('KS', 'KC', 0.05), confidence: 0.7 },
  ]);
  expect([card?.card, more]).toEqual(['KC', []]);
});
