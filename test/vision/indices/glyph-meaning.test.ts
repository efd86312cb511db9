import { expect, test } from 'vitest';
import { courtSigns, LETTERING_NAMES } from '../../../src/cards/letterings.ts';
import { meaningsOf } from '../../../src/vision/indices/glyph-meaning.ts';

const meaning = (glyph: string, ...seen: string[]) => meaningsOf([glyph], new Set(seen))[0];

test.each([
  ['10', 'T'],
  ['T', 'T'],
  ['1', 'A'],
  ['B', 'J'],
  ['D', 'Q'],
  ['R', 'K'],
  ['H', 'K'],
  ['KN', 'J'],
  ['DE', 'Q'],
  ['Q', 'Q'],
  ['7', '7'],
])('the sign %s means %s', (glyph, rank) => {
  expect(meaning(glyph)).toBe(rank);
});

test('V is the French jack, and the Dutch queen where Dutch letters are on the table', () => {
  expect(meaning('V')).toBe('J');
  expect(meaning('V', 'V', 'R')).toBe('J');
  expect(meaning('V', 'V', 'H')).toBe('Q');
  expect(meaning('V', 'V', 'B')).toBe('Q');
});

test('T is the ten, and the ace of a Russian pack', () => {
  expect(meaning('T', 'K', '9')).toBe('T');
  expect(meaning('T', 'DE')).toBe('A');
});

test('a joker and a crop without an index have no rank', () => {
  expect(meaning('X')).toBeUndefined();
  expect(meaning('reject')).toBeUndefined();
});

test.each(LETTERING_NAMES)('who says that the pack is lettered %s is understood', (lettering) => {
  const printed = courtSigns(lettering);
  expect(meaningsOf(printed, new Set(printed))).toEqual(['A', 'K', 'Q', 'J']);
});
