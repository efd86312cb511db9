import type { Message } from '../message.ts';

/** The players’ own stones, tokens and dice. */
export const things = {
  'things.title': 'Our stones and dice',
  'things.pieces': 'Our stones and tokens lie on the cards',
  'things.pieces-help': 'The camera sees them. Without any, choose them by tapping.',
  'things.dice': 'We roll real dice',
  'things.dice-help': 'The camera reads them beside the cards.',
  'things.teach': 'Show our pieces',
  'things.show': 'Lay a {piece} on any card',
  'things.progress': '{number} of {count}. Nothing else new on the cards, please',
  'things.looking': 'Hold still…',
  'things.skip': 'We have none',
  'things.stop': 'Not now',
  'things.alike': 'These two look alike in this light: {pieces}. Choose others, or tap.',
} as const satisfies Readonly<Record<string, Message>>;
