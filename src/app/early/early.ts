import { browserPlace } from '../facade-score/keeping-place.ts';
import { recoverFromMissingPieces } from '../offline/recovery.ts';
import { PreferenceStore } from '../settings/preference-store.ts';
import { loadLanguage, pickLanguage } from '../words/languages.ts';

/** What is begun while the rest of the app is still on its way: a small script of its own in the built page. */

recoverFromMissingPieces(browserPlace('tab'));

export const preferences = new PreferenceStore(browserPlace('device'));

const { language } = preferences.current;
/** Done once the interface has its words. */
export const languageArrived = loadLanguage(
  pickLanguage(language === 'system' ? navigator.languages : [language]),
);
