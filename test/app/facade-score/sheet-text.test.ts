import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOKER, SUITS } from '../../../src/cards/standard.ts';
import type { Sheet } from '../../../src/app/facade-score/sheet.ts';
import {
  makePictureText,
  makeSheetText,
  parsePictureText,
  parseSheetText,
} from '../../../src/app/facade-score/sheet-text.ts';
import { AUTHORS_MELDS, FIFTY_TWO, tapIn } from './tables.ts';

const coordinate = fc.double({ min: -1e4, max: 1e4, noNaN: true }).map((value) => value || 0);
const point = fc.tuple(coordinate, coordinate);
const quad = fc.tuple(point, point, point, point);
const code = fc.constantFrom(...FIFTY_TWO, JOKER);
const anySheet: fc.Arbitrary<Sheet> = fc
  .record(
    {
      ownSuit: fc.constantFrom(...SUITS),
      sizes: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }),
      backs: fc.array(quad, { maxLength: 3 }),
      cards: fc.array(
        fc.record(
          {
            card: fc.oneof(code, fc.constant('unsure' as const)),
            guesses: fc.array(code, { maxLength: 2 }),
            outline: quad,
          },
          { requiredKeys: ['card', 'guesses'] },
        ),
        { minLength: 48, maxLength: 48 },
      ),
    },
    { requiredKeys: ['sizes', 'backs', 'cards'] },
  )
  .map(({ sizes, cards, ...rest }) => {
    const starts = sizes.map((_, meld) =>
      sizes.slice(0, meld).reduce((sum, size) => sum + size, 0),
    );
    const melds = sizes.map((size, meld) => {
      const start = starts[meld] ?? 0;
      const members = cards.slice(start, start + size);
      return { mark: meld * 2, cards: members.map((card, at) => ({ ...card, id: start + at })) };
    });
    return { ...rest, melds, nextId: 100 };
  });

test('a sheet read back from its text is the same sheet', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      expect(parseSheetText(makeSheetText(sheet))).toEqual({ ok: true, value: sheet });
    }),
  );
});

test.each([
  ['no JSON', () => '{'],
  ['another version', (text: string) => text.replace('"version":1', '"version":0')],
  ['a card that is none', (text: string) => text.replace('"4H"', '"1H"')],
  [
    'a suit that is none',
    (text: string) => text.replace('"version":1', '"version":1,"ownSuit":"X"'),
  ],
  ['an identity twice', (text: string) => text.replace('"id":2,', '"id":1,')],
  [
    'an identity that is still to come',
    (text: string) => text.replace('"nextId":17', '"nextId":3'),
  ],
  ['a meld twice', (text: string) => text.replace('"mark":1', '"mark":0')],
  ['an empty meld', (text: string) => text.replace(/"cards":\[[^\]]*\]}\]/, '"cards":[]')],
])('a text with %s is refused', (_, damage) => {
  const text = makeSheetText(tapIn(AUTHORS_MELDS));
  const damaged = damage(text);
  expect(damaged).not.toBe(text);
  expect(parseSheetText(text).ok).toBe(true);
  expect(parseSheetText(damaged)).toEqual({ ok: false, error: 'unreadable' });
});

test('a picture is kept whole; an address outside the text is refused', () => {
  const picture = { source: 'data:image/jpeg;base64,AAAA', width: 4, height: 3 };
  expect(parsePictureText(makePictureText(picture))).toEqual({ ok: true, value: picture });
  const foreign = makePictureText({ ...picture, source: 'https://example.org/a.jpg' });
  expect(parsePictureText(foreign).ok).toBe(false);
  expect(parsePictureText(makePictureText({ ...picture, width: 0 })).ok).toBe(false);
});
