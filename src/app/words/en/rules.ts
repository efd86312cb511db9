import type { Message } from '../message.ts';

/** Around the rules of a game; the rules themselves are texts of their own. */
export const rules = {
  'rules.title': 'Rules: {game}',
  'rules.aim': 'What it is about',
  'rules.table': 'Before you begin',
  'rules.turn': 'A turn',
  'rules.special': 'What else there is',
  'rules.end': 'The end',
  'rules.tips': 'Good to know',
  'rules.play': 'Play it',
  'rules.others': 'Other games',
} as const satisfies Readonly<Record<string, Message>>;
