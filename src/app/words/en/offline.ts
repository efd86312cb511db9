import type { Message } from '../message.ts';

export const offline = {
  'offline.fetching': 'Getting ready for offline play: {percent} %',
  'offline.update': 'A new version of Kibitz is ready.',
  'offline.update-later': 'A game is open in another tab. The new version waits for its end.',
  'offline.update-now': 'Start it',
  'offline.put-off': 'Later',
} as const satisfies Readonly<Record<string, Message>>;
