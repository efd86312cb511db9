import { expect, test } from 'vitest';
import { pickVoice, type Voice } from '../../../src/app/speech/voices.ts';

const voice = (lang: string, localService: boolean, isDefault = false): Voice => ({
  lang,
  localService,
  default: isDefault,
});

test('a voice that sends the text away is not used, even if there is no other', () => {
  expect(pickVoice([voice('en-US', false, true)], 'en')).toBeUndefined();
  expect(pickVoice([voice('en-US', false, true), voice('en-GB', true)], 'en')?.lang).toBe('en-GB');
});

test('Nepali is not read out by a voice of another language', () => {
  const voices = [voice('hi-IN', true, true), voice('en-US', true), voice('nl-NL', true)];
  expect(pickVoice(voices, 'ne')).toBeUndefined();
  expect(pickVoice([...voices, voice('ne_NP', true)], 'ne')?.lang).toBe('ne_NP');
});

test('the device’s own choice among the dialects comes first', () => {
  const voices = [voice('en-GB', true), voice('en-IN', true, true)];
  expect(pickVoice(voices, 'en-US')?.lang).toBe('en-IN');
});
