import { describe, expect, test } from 'vitest';
import {
  addCard,
  cardsOf,
  chooseSuit,
  EMPTY_SHEET,
  nameCard,
  removeCard,
  startFromLook,
} from '../../../src/app/facade-score/sheet.ts';
import { isSettled, scoreSheet } from '../../../src/app/facade-score/sheet-score.ts';
import { AUTHORS_MELDS, seen, tapIn } from './tables.ts';

test('FA-7: the author’s example scores 1, and with clubs as own suit 3', () => {
  const sheet = tapIn(AUTHORS_MELDS);
  expect(scoreSheet(sheet).total).toBe(1);
  expect(scoreSheet(chooseSuit(sheet, 'C')).total).toBe(3);
  expect(scoreSheet(chooseSuit(chooseSuit(sheet, 'C'), undefined)).total).toBe(1);
});

test('FA-8: an empty sheet scores nothing and asks nothing', () => {
  const score = scoreSheet(EMPTY_SHEET);
  expect(score.total).toBe(0);
  expect(isSettled(score)).toBe(true);
});

describe('a card without a name', () => {
  const cards = [seen('5C', 0, 0), seen('6C', 30, 0), seen('unsure', 60, 0), seen('2D', 400, 0)];
  const sheet = startFromLook(EMPTY_SHEET, {
    picture: { source: '', width: 1, height: 1 },
    cards,
    groups: [[0, 1, 2], [3]],
  });
  const unsure = cardsOf(sheet)[2];

  test('leaves its meld open: worth nothing either way, and asked about', () => {
    const score = scoreSheet(sheet);
    expect(score.melds.map((meld) => meld.isOpen)).toEqual([true, false]);
    expect(score.total).toBe(-1);
    expect(score.unnamed).toEqual([unsure]);
    expect(isSettled(score)).toBe(false);
  });

  test('counts as soon as it is named', () => {
    const score = scoreSheet(nameCard(sheet, unsure?.id ?? -1, '7C'));
    expect(score.total).toBe(0);
    expect(isSettled(score)).toBe(true);
  });
});

test('FA-1: aces, court cards and jokers are asked about: they lie in no meld', () => {
  const sheet = tapIn([['5H', '6H', '7H'], ['KH', 'JK'], ['AS']]);
  const score = scoreSheet(sheet);
  expect(score.foreign.map((card) => card.card)).toEqual(['KH', 'JK', 'AS']);
  expect(isSettled(score)).toBe(false);
  const without = score.foreign.reduce((next, { id }) => removeCard(next, id), sheet);
  expect(isSettled(scoreSheet(without))).toBe(true);
  expect(scoreSheet(without).total).toBe(1);
});

test('ANY-3: a card that is on the sheet twice is asked about, wherever its twin lies', () => {
  const sheet = addCard(tapIn(AUTHORS_MELDS), '9H', 0);
  const score = scoreSheet(sheet);
  expect(score.doubles.map((card) => card.card)).toEqual(['9H']);
  expect(isSettled(score)).toBe(false);
  const [double] = score.doubles;
  expect(isSettled(scoreSheet(removeCard(sheet, double?.id ?? -1)))).toBe(true);
});
