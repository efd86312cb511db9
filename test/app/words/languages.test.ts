import { describe, expect, test } from 'vitest';
import { LANGUAGES, nameOfLanguage, pickLanguage } from '../../../src/app/words/languages.ts';
import type { Message } from '../../../src/app/words/message.ts';
import { en } from '../../../src/app/words/en.ts';
import { makeFormats } from '../../../src/app/words/formats.ts';
import { ne } from '../../../src/app/words/ne.ts';

type Messages = Readonly<Record<string, Message>>;

const SOURCE: Messages = en;
const FILES = import.meta.glob<Messages>('../../../src/app/words/languages/*.ts', {
  import: 'messages',
  eager: true,
});
const CATALOGUES = LANGUAGES.map((tag): [string, Messages] => [
  tag,
  FILES[`../../../src/app/words/languages/${tag}.ts`] ?? {},
]);

const formsOf = (message: Message | undefined): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message ?? {});
const placesIn = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
const generalForm = (message: Message | undefined): readonly string[] =>
  typeof message === 'string' ? [message] : message === undefined ? [] : [message.other];

test('English and Nepali are there, and say their own names', async () => {
  expect([...LANGUAGES].sort()).toEqual(['en', 'ne']);
  const names = await Promise.all([...LANGUAGES].sort().map(nameOfLanguage));
  expect(names).toEqual(['English', 'नेपाली']);
});

describe('a language that the browser does not know is written as its catalogue says', () => {
  const formats = makeFormats('xx', ne);
  const at = new Date(2026, 10, 30, 9, 5).getTime();

  test('numbers in its own digits', () => {
    expect(formats.number.format(16)).toBe('१६');
  });

  test.each([
    [[], ''],
    [['क'], 'क'],
    [['क', 'ख'], 'क र ख'],
    [['क', 'ख', 'ग'], 'क, ख र ग'],
  ])('the list %j', (items, text) => {
    expect(formats.list(items)).toBe(text);
  });

  test('moments with its own months', () => {
    expect(formats.moment(at)).toBe('२०२६ नोभेम्बर ३०, ०९:०५');
  });
});

describe.each(CATALOGUES)('%s', (tag, messages) => {
  test('has every message and no other', () => {
    expect(Object.keys(SOURCE).length).toBeGreaterThan(100);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(SOURCE).sort());
  });

  test('has the same places in each message as English', () => {
    const differing = Object.keys(SOURCE).filter((key) => {
      const allowed = placesIn(formsOf(SOURCE[key]));
      const used = placesIn(formsOf(messages[key]));
      const needed = placesIn(generalForm(SOURCE[key]));
      const general = placesIn(generalForm(messages[key]));
      return (
        used.some((place) => !allowed.includes(place)) ||
        needed.some((place) => !general.includes(place))
      );
    });
    expect(differing).toEqual([]);
  });

  test('has the plural forms that its language has', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const wrong = Object.entries(messages).filter(
      ([, message]) =>
        typeof message !== 'string' &&
        Object.keys(message).some((form) => !pluralCategories.some((known) => known === form)),
    );
    expect(wrong).toEqual([]);
  });

  test('is free of empty texts, stray braces and stray blanks', () => {
    const faulty = Object.entries(messages).flatMap(([key, message]) =>
      formsOf(message)
        .filter((text) => {
          const filled = text.replaceAll(/\{\w+\}/g, 'x');
          return text.trim() !== text || text === '' || /[{}]|  |\.\.\./.test(filled);
        })
        .map((text) => `${key}: ${text}`),
    );
    expect(faulty).toEqual([]);
  });
});

test('Nepali is written in Devanagari throughout; names and formats of others stay as they are', () => {
  const [, nepali = {}] = CATALOGUES.find(([tag]) => tag === 'ne') ?? [];
  const foreign = Object.entries(nepali).filter(([key, message]) =>
    formsOf(message).some((text) => {
      if (key === 'language.digits') return false;
      const own = text.replaceAll(/\{\w+\}|Kibitz|iPhone|Safari|MIT|JPEG|PNG|WebP|HEIC|https/g, '');
      return /[A-Za-z]{2,}|[0-9]/.test(own);
    }),
  );
  expect(foreign.map(([key]) => key)).toEqual([]);
});

describe('the language that is picked', () => {
  const available = ['en', 'ne', 'pt-BR'];
  test.each([
    ['the first that is wanted and there', ['fr', 'ne', 'en'], 'ne'],
    ['of a region, the language', ['ne-NP'], 'ne'],
    ['of a region of its own, that', ['pt-br'], 'pt-BR'],
    ['English where nothing fits', ['fr', 'de-CH'], 'en'],
    ['English where nothing is wanted', [], 'en'],
  ])('%s', (_, wanted, picked) => {
    expect(pickLanguage(wanted, available)).toBe(picked);
  });
});
