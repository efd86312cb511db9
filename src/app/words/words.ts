import { en } from './en.ts';
import { formatMessage, type Arguments, type Filling, type Message } from './message.ts';

export type MessageKey = keyof typeof en;

/** What a language file holds: every message of the English one, with the plural forms that language has. */
export type Catalogue = Readonly<Record<MessageKey, Message>>;

const language = 'en';
const catalogue: Catalogue = en;
const pluralRules = new Intl.PluralRules(language);
const signedNumber = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
const plainNumber = new Intl.NumberFormat(language);
const list = new Intl.ListFormat(language, { type: 'conjunction' });

/** The message in the language of the interface. */
export function t<K extends MessageKey>(key: K, ...places: Arguments<(typeof en)[K]>): string {
  const filling: Readonly<Record<string, Filling>> = places[0] ?? {};
  return formatMessage(catalogue[key], pluralRules, filling);
}

/** `+3`, `−2` (a true minus sign), `0`. */
export function formatPoints(points: number): string {
  return signedNumber.format(points).replace('-', '−');
}

/** `3`, `−2`, `0`: a total. */
export function formatTotal(points: number): string {
  return plainNumber.format(points).replace('-', '−');
}

/** `a, b and c`. */
export function formatList(items: readonly string[]): string {
  return list.format(items);
}
