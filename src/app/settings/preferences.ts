import { LETTERING_NAMES, type Lettering } from '../../cards/letterings.ts';

/** How a person likes the app on this device. Nothing here belongs to a game. */

/** `system`: as the device has it. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `system`: as the device has it; `less`: nothing slides or turns, whatever the device says. */
export const MOTIONS = ['system', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Preferences {
  /** A language tag such as `ne`; `system` for the browser's. */
  readonly language: string;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly voice: boolean;
  readonly haptics: boolean;
  /** Puts what is pressed most within reach of the left thumb. */
  readonly leftHanded: boolean;
  /** What the pack at hand prints for ace, king, queen and jack. */
  readonly lettering: Lettering;
}

/** The voice is off until it is wanted: a screen reader would say everything twice. */
export const DEFAULT_PREFERENCES: Preferences = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  sound: true,
  voice: false,
  haptics: true,
  leftHanded: false,
  lettering: 'english',
};

const CHECKS: { readonly [Key in keyof Preferences]: (value: unknown) => boolean } = {
  language: (value) => typeof value === 'string' && /^[a-z]{2,8}(-\w{1,8})*$/i.test(value),
  theme: (value) => THEMES.some((theme) => theme === value),
  motion: (value) => MOTIONS.some((motion) => motion === value),
  sound: isBoolean,
  voice: isBoolean,
  haptics: isBoolean,
  leftHanded: isBoolean,
  lettering: (value) => LETTERING_NAMES.some((name) => name === value),
};

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** What was kept, as far as it can be read; defaults for the rest, so that an older or damaged text still serves. */
export function parsePreferences(text: string): Preferences {
  const kept = parseRecord(text);
  const good = Object.entries(CHECKS).filter(([key, check]) => check(kept[key]));
  return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(good.map(([key]) => [key, kept[key]])) };
}

function parseRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
