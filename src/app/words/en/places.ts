import type { Message } from '../message.ts';

/** The places of the app, and the ways between them. */
export const places = {
  'place.new': 'New game',
  'place.game': 'Game',
  'place.end': 'Result',
  'place.replay': 'Replay',
  'place.history': 'Games',
  'place.settings': 'Settings',
  'place.words': 'Words you will hear',
  'place.packs': 'Packs',
  'place.practice': 'A sample game',
  'place.rules': 'Rules',
  'place.missing': 'A part of the app did not arrive',
  'place.missing-help': 'Check the connection, then try again. Your games are safe on this device.',
  'place.again': 'Try again',
  'place.no-game': 'There is no such game',
  'place.no-game-help': 'It may have been deleted, or the link is from another device.',
  'place.not-readable': 'A game that can’t be read',
  'place.not-readable-help':
    'It was written by another version of Kibitz, or it is damaged. Nothing was changed.',
  'place.home': 'To the first page',
  'place.opening': 'One moment…',
  'keeping.trouble': 'The games on this device can’t be reached',
  'keeping.unavailable':
    'This browser keeps nothing for this page. Private windows often do that. You can play, but a closed page is a lost game.',
  'keeping.newer-version':
    'A newer version of Kibitz has been here. Reload the page to get that version.',
  'keeping.blocked': 'Another tab holds them in an older version. Close the other tabs of Kibitz.',
  'keeping.full':
    'The storage is full. Delete old games or free space on the device, then try again.',
  'keeping.timed-out': 'The device did not answer in time. Try again.',
  'keeping.no-such-game': 'It may have been deleted, or the link is from another device.',
  'keeping.conflict': 'Another game is kept under the same name.',
  'keeping.failed': 'The browser failed at it. Try again, or reload the page.',
} as const satisfies Readonly<Record<string, Message>>;
