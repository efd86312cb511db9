import type { Message } from '../message.ts';

export const home = {
  'home.title': 'Home',
  'home.lead': 'Play with real cards. Let your phone keep the score.',
  'home.choose': 'What is on the table?',
  'home.facade': 'Score Façade melds',
  'home.facade-lead': 'Take a photo of your melds, or tap them in. Every point is explained.',
  'home.continue': 'Go on with your sheet',
  'home.art': 'Five, six and seven of clubs in a fan, worth three points.',
  'home.private': 'Pictures stay on this device. Nothing is uploaded.',
  'home.more': 'Façade is the first game at this table. Others will join it.',
} as const satisfies Readonly<Record<string, Message>>;
