import type { Preferences } from './preferences.ts';

/** The conditions in the style sheets that a preference can overrule, as they are written there. */
const DARK = '(prefers-color-scheme: dark)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Rules by the condition they were written with: what is overruled no longer tells it. */
const rulesOf = new Map<string, readonly CSSMediaRule[]>();

/**
 * Makes the page light or dark, lively or still, and for the left hand or the right, as wished. The tokens of the dark and of less motion stand in media
 * rules; these are switched on, off, or given back to the device, so that every value is written once.
 */
export function applyLook({
  theme,
  motion,
  leftHanded,
}: Pick<Preferences, 'theme' | 'motion' | 'leftHanded'>): void {
  const isDark = theme === 'system' ? undefined : theme === 'dark';
  overrule(DARK, isDark);
  overrule(LESS_MOTION, motion === 'less' ? true : undefined);
  document.documentElement.dataset['hand'] = leftHanded ? 'left' : 'right';
  // Scroll bars, fields and everything else that the browser draws itself.
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}

function overrule(condition: string, value: boolean | undefined): void {
  for (const { media } of findRules(condition)) {
    media.mediaText = value === undefined ? condition : value ? 'all' : 'not all';
  }
}

function findRules(condition: string): readonly CSSMediaRule[] {
  const known = rulesOf.get(condition);
  if (known !== undefined) return known;
  const found = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === condition);
  rulesOf.set(condition, found);
  return found;
}
