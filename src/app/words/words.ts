import type { en } from './en.ts';
import { makeFormats, type Formats } from './formats.ts';
import { formatMessage, type Arguments, type Filling, type Message } from './message.ts';

export type MessageKey = keyof typeof en;

/** What a language holds: every message of the English one, with the plural forms that language has. */
export type Catalogue = Readonly<Record<MessageKey, Message>>;

interface Tongue extends Formats {
  readonly tag: string;
  readonly catalogue: Catalogue;
}

let tongue: Tongue | undefined;

/** Sets the language of the interface, before anything is rendered: what is on the screen already stays as it is. */
export function speak(tag: string, catalogue: Catalogue): void {
  tongue = { ...makeFormats(tag, catalogue), tag, catalogue };
}

function spoken(): Tongue {
  if (tongue === undefined) throw new Error('Words are asked for before a language was chosen.');
  return tongue;
}

/** The tag of the language of the interface: `en`, `ne`. */
export function languageTag(): string {
  return spoken().tag;
}

/** The message in the language of the interface; numbers among its places are written as that language writes them. */
export function t<K extends MessageKey>(key: K, ...places: Arguments<(typeof en)[K]>): string {
  const filling: Readonly<Record<string, Filling>> = places[0] ?? {};
  return formatMessage(spoken().catalogue[key], spoken(), filling);
}

/** The message that is found by codes put together, such as those of a game's options; undefined if there is none. */
export function findMessage(key: string): string | undefined {
  return isKey(key) ? formatMessage(spoken().catalogue[key], spoken(), {}) : undefined;
}

function isKey(key: string): key is MessageKey {
  return Object.hasOwn(spoken().catalogue, key);
}

/** `+3`, `−2` (a true minus sign), `0`. */
export function formatPoints(points: number): string {
  return spoken().signed.format(points).replace('-', '−');
}

/** `3`, `−2`, `0`: a total. */
export function formatTotal(points: number): string {
  return spoken().number.format(points).replace('-', '−');
}

/** `a, b and c`. */
export function formatList(items: readonly string[]): string {
  return spoken().list(items);
}

/** `30 Nov 2026, 19:05`, as the language writes it. */
export function formatMoment(at: number): string {
  return spoken().moment(at);
}
