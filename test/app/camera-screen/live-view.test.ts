import { expect, test } from 'vitest';
import { shownCards, wordSeen } from '../../../src/app/camera-screen/live-view.ts';
import { chooseSuit, EMPTY_SHEET } from '../../../src/app/facade-score/sheet.ts';
import { seen, tapIn } from '../facade-score/tables.ts';

const CLUBS = [seen('5C', 0, 0), seen('6C', 30, 0), seen('back', 400, 400), seen('7C', 60, 0)];

test('FA-8: the live picture says what the cards in it would score, whatever the sheet holds', () => {
  expect(wordSeen(CLUBS, EMPTY_SHEET)).toBe('3 cards, 1 point');
  expect(wordSeen(CLUBS, chooseSuit(tapIn([['2H']]), 'C'))).toBe('3 cards, 3 points');
});

test('without a face-up card it says how to hold the phone', () => {
  expect(wordSeen([seen('back', 0, 0)], EMPTY_SHEET)).toMatch(/^No card yet/);
});

test('cards are drawn in their melds, face-down cards in none', () => {
  expect(shownCards(CLUBS).map(({ card, mark }) => [card, mark])).toEqual([
    ['5C', 0],
    ['6C', 0],
    ['back', undefined],
    ['7C', 0],
  ]);
});
