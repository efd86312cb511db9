import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMemoryPlace } from '../../../src/app/facade-score/keeping-place.ts';
import { DEFAULT_PREFERENCES, parsePreferences } from '../../../src/app/settings/preferences.ts';
import { PreferenceStore } from '../../../src/app/settings/preference-store.ts';

test('what was chosen is there after the page was closed, and listeners hear of it', () => {
  const place = makeMemoryPlace();
  const store = new PreferenceStore(place);
  const heard: string[] = [];
  store.listen(() => heard.push(store.current.theme));
  store.change({ theme: 'dark', voice: true });
  expect(heard).toEqual(['dark']);
  expect(new PreferenceStore(place).current).toEqual({
    ...DEFAULT_PREFERENCES,
    theme: 'dark',
    voice: true,
  });
});

test('a value that no version knows falls back alone; the good ones beside it stay', () => {
  const text = '{"theme":"pink","sound":"yes","voice":true,"language":"ne","more":1}';
  expect(parsePreferences(text)).toEqual({ ...DEFAULT_PREFERENCES, voice: true, language: 'ne' });
});

test('any text gives whole preferences', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const keys = Object.keys(parsePreferences(text));
      expect(keys.toSorted()).toEqual(Object.keys(DEFAULT_PREFERENCES).toSorted());
    }),
  );
});

test('a place that takes nothing does not stop the choice from holding', () => {
  const place = {
    ...makeMemoryPlace(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const store = new PreferenceStore(place);
  store.change({ sound: false });
  expect(store.current.sound).toBe(false);
});
