import type { Message } from '../message.ts';

export const settings = {
  'settings.look': 'Look',
  'settings.language': 'Language',
  'settings.language-system': 'As the device',
  'settings.language-help': 'The page is loaded once more. Nothing is lost.',
  'settings.theme': 'Light or dark',
  'settings.theme.system': 'As the device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.less-motion': 'Less motion',
  'settings.less-motion-help': 'Nothing slides or turns.',
  'settings.left-handed': 'Left-handed',
  'settings.left-handed-help': 'What is pressed most lies at the left thumb.',
  'settings.sound': 'Sound and voice',
  'settings.sounds': 'Sounds',
  'settings.voice': 'Spoken words',
  'settings.voice-help': 'Says the card that was turned, the turn and the score.',
  'settings.voice-missing':
    'This device has no voice of its own for {language}. Voices that would send the text away are not used; sounds take their place.',
  'settings.haptics': 'Vibration',
  'settings.haptics-missing': 'This device can’t vibrate for a web page.',
  'settings.keeping': 'What is kept',
  'settings.kept-on-device': 'Your games are kept on this device, and nowhere else.',
  'settings.kept-in-memory': 'Your games are kept only until this page is closed.',
  'settings.persisted': 'The browser has promised not to clear them away by itself.',
  'settings.not-persisted':
    'When the device runs out of space, the browser may clear them away; Safari does so after seven days without a visit, unless Kibitz is on the home screen.',
  'settings.persist': 'Ask the browser to keep them',
  'settings.persist-refused':
    'The browser has not promised it. It often does once Kibitz is installed or visited more often. Files are safe in any case.',
  'settings.used': 'Used on this device: {used} MB.',
  'settings.history': 'Your games',
  'settings.about': 'About Kibitz',
  'settings.about-private':
    'Kibitz runs wholly in this browser. No picture, no game and no name leaves the device; there is no account and no counting of visits.',
  'settings.about-licence': 'Free software under the MIT licence.',
  'settings.rules': 'Rules of the games',
} as const satisfies Readonly<Record<string, Message>>;
