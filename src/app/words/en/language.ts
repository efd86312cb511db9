import type { Message } from '../message.ts';

/** The language about itself, and what a browser may not know of it. */
export const language = {
  'language.name': 'English',
  /** A numbering system as Unicode names it. */
  'language.digits': 'latn',
  /** Used where the browser can't write lists and dates in this language. */
  'language.list-comma': '{items}, {next}',
  'language.list-last': '{items} and {last}',
  'language.moment': '{day} {month} {year}, {time}',
  'language.months': 'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec',
} as const satisfies Readonly<Record<string, Message>>;
