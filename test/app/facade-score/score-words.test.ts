import { describe, expect, test } from 'vitest';
import type { CardCode } from '../../../src/cards/standard.ts';
import { addCard, chooseSuit, nameCard, type Sheet } from '../../../src/app/facade-score/sheet.ts';
import { scoreSheet } from '../../../src/app/facade-score/sheet-score.ts';
import { wordMeld, wordScore, wordSum } from '../../../src/app/facade-score/score-words.ts';
import { AUTHORS_MELDS, tapIn } from './tables.ts';

const wordsOf = (sheet: Sheet) => scoreSheet(sheet).melds.map(wordMeld);

test('FA-7: the author’s example is explained meld by meld', () => {
  const sheet = chooseSuit(tapIn(AUTHORS_MELDS), 'C');
  expect(wordsOf(sheet)).toEqual([
    'Sequence of hearts: +1',
    'Sequence of clubs, your suit: +3',
    'A single card: −1',
    'Set of 9s: +1',
    'Sequence of diamonds: +1',
    'Two spades in a row, a sequence needs three: −2',
  ]);
  expect(wordSum(scoreSheet(sheet))).toBe('1 + 3 − 1 + 1 + 1 − 2 = 3');
});

describe('FA-5: why a meld costs points', () => {
  test.each<[readonly CardCode[], string]>([
    [['6H', '6C'], 'Two 6s, a set needs three: −2'],
    [['5H', '7H', '8H'], 'Hearts with a gap: 6 is missing: −3'],
    [['2H', '4H', '6H'], 'Hearts with gaps: 3 and 5 are missing: −3'],
    [['2H', '4C'], 'Neither one rank nor one suit: −2'],
    [['2H', '2H'], 'The 2 of hearts is in it twice: −2'],
    [['QH', '2H'], 'The Queen of hearts is not won in Façade (2 to 10 are): −2'],
    [['JK', '2H'], 'A joker is not won in Façade (2 to 10 are): −2'],
  ])('%s', (cards, words) => {
    expect(wordsOf(tapIn([cards]))).toEqual([words]);
  });
});

test('the total is said with its sign and its plural, and as so far while something is open', () => {
  const lone = tapIn([['5S']]);
  expect(wordScore(scoreSheet(lone))).toBe('Score −1 point');
  expect(wordScore(scoreSheet(tapIn([])))).toBe('Score 0 points');
  expect(wordScore(scoreSheet(addCard(lone, '5S', 'new')))).toBe('Score so far −2 points');
  expect(wordSum(scoreSheet(lone))).toBe('');
});

test('a meld with a card without a name says what it waits for, not what it costs', () => {
  const sheet = nameCard(tapIn([['5S', '6S']]), 1, 'unsure' as CardCode);
  expect(wordsOf(sheet)).toEqual(['Name the open card to count this meld']);
});
