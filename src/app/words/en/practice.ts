import type { Message } from '../message.ts';

/** The practice table: a sample film in the place of the camera. */
export const practice = {
  'practice.lead': 'A sample film. Your camera is off, and nothing is kept.',
  'practice.over': 'So it goes on, with your own cards on your own table.',
  'practice.tapped':
    'The camera did not name a card, so it was tapped in: at your table you can do the same at any time.',
  'practice.not-found':
    'This device did not find the cards of the film. Every game works by tapping too.',
  'practice.own': 'Set up Memory',
  'practice.again': 'Once more',
  'practice.one': 'Anna',
  'practice.other': 'Binod',
  'practice.watch': 'Watch a sample game',
} as const satisfies Readonly<Record<string, Message>>;
