import { formatMessage, type Counting, type Message } from './message.ts';

/** How a language writes numbers, lists and moments. */
export interface Formats extends Counting {
  readonly signed: Intl.NumberFormat;
  list(items: readonly string[]): string;
  /** Milliseconds since 1970, in the time zone of the device. */
  moment(at: number): string;
}

/** What a catalogue says of its own language. */
export type LanguageMessages = Readonly<
  Record<
    | 'language.digits'
    | 'language.list-comma'
    | 'language.list-last'
    | 'language.moment'
    | 'language.months',
    Message
  >
>;

/**
 * The formats of a language: the browser's where it knows them, else made of what the catalogue says. Chromium, for one,
 * knows the plural forms of Nepali but neither its digits, its lists nor its months.
 */
export function makeFormats(tag: string, messages: LanguageMessages): Formats {
  const numberingSystem = plain(messages['language.digits']);
  const plural = new Intl.PluralRules(tag);
  const number = new Intl.NumberFormat(tag, { numberingSystem });
  const signed = new Intl.NumberFormat(tag, { numberingSystem, signDisplay: 'exceptZero' });
  const digits = new Intl.NumberFormat(tag, { numberingSystem, useGrouping: false });
  const counting = { plural, number };

  function joinList(items: readonly string[]): string {
    const [first = '', ...others] = items;
    return others.reduce(
      (text, next, place) =>
        place === others.length - 1
          ? formatMessage(messages['language.list-last'], counting, { items: text, last: next })
          : formatMessage(messages['language.list-comma'], counting, { items: text, next }),
      first,
    );
  }

  function writeMoment(at: number): string {
    const date = new Date(at);
    const two = (value: number): string => digits.format(value).padStart(2, digits.format(0));
    return formatMessage(messages['language.moment'], counting, {
      day: digits.format(date.getDate()),
      month: plain(messages['language.months']).split(', ')[date.getMonth()] ?? '',
      year: digits.format(date.getFullYear()),
      time: `${two(date.getHours())}:${two(date.getMinutes())}`,
    });
  }

  const lists = isKnown(Intl.ListFormat, tag)
    ? new Intl.ListFormat(tag, { type: 'conjunction' })
    : undefined;
  const moments = isKnown(Intl.DateTimeFormat, tag)
    ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', numberingSystem })
    : undefined;
  return {
    ...counting,
    signed,
    list: (items) => lists?.format(items) ?? joinList(items),
    moment: (at) => moments?.format(at) ?? writeMoment(at),
  };
}

function isKnown(
  { supportedLocalesOf }: { supportedLocalesOf(tag: string): readonly string[] },
  tag: string,
): boolean {
  return supportedLocalesOf(tag).length > 0;
}

function plain(message: Message): string {
  return typeof message === 'string' ? message : message.other;
}
