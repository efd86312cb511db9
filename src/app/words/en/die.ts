import type { Message } from '../message.ts';

export const die = {
  'die.shows': 'The die shows {count}',
  'die.shake': 'or shake the phone',
  'die.may-shake': 'Roll by shaking too',
} as const satisfies Readonly<Record<string, Message>>;
