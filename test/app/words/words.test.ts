import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../../src/app/words/message.ts';
import { cardName, meldLetter } from '../../../src/app/words/card-words.ts';
import { formatList, formatPoints, formatTotal, t } from '../../../src/app/words/words.ts';

const countingOf = (tag: string) => ({
  plural: new Intl.PluralRules(tag),
  number: new Intl.NumberFormat(tag),
});

describe('messages', () => {
  test('places are filled, plurals follow the count', () => {
    expect(t('card.name', { rank: '7', suit: 'clubs' })).toBe('7 of clubs');
    expect(t('camera.seen', { count: 1 })).toBe('1 card');
    expect(t('camera.seen', { count: 0 })).toBe('0 cards');
  });

  test('a language with other plural forms takes its own', () => {
    const russian = countingOf('ru');
    const message = { one: '{count} карта', few: '{count} карты', other: '{count} карт' };
    const said = [1, 3, 5, 21].map((count) => formatMessage(message, russian, { count }));
    expect(said).toEqual(['1 карта', '3 карты', '5 карт', '21 карта']);
  });

  test('a form that a language file leaves out falls back to the general one', () => {
    expect(formatMessage({ other: '{count} карт' }, countingOf('ru'), { count: 3 })).toBe('3 карт');
  });

  test('numbers are written as the language writes them, words are left alone', () => {
    const nepali = countingOf('ne');
    expect(formatMessage('{count} पत्ती, {card}', nepali, { count: 16, card: '7C' })).toBe(
      '१६ पत्ती, 7C',
    );
  });
});

test('points carry a true minus sign, and a plus only where they are a gain', () => {
  expect([3, 0, -2].map(formatPoints)).toEqual(['+3', '0', '−2']);
  expect([3, 0, -2].map(formatTotal)).toEqual(['3', '0', '−2']);
});

test('lists read like speech', () => {
  expect(formatList(['3', '5', '8'])).toBe('3, 5, and 8');
});

test('cards are named as players say them', () => {
  expect((['7C', 'TS', 'QH', 'JK', 'unsure'] as const).map(cardName)).toEqual([
    '7 of clubs',
    '10 of spades',
    'Queen of hearts',
    'Joker',
    'Card without a name',
  ]);
});

test('no two melds of a table share a letter', () => {
  expect([0, 25, 26, 51, 52].map(meldLetter)).toEqual(['A', 'Z', 'A2', 'Z2', 'A3']);
});
