import type { Message } from '../message.ts';

/** The packs that Kibitz knows, and which of them lies on the table. */
export const packs = {
  'packs.standard': 'Playing cards',
  'packs.standard-lead':
    '52 cards and two jokers. The camera reads the signs in the corners, so back and pictures may be any.',
  'packs.letters': 'What your pack prints',
  'packs.letters-help':
    'Keys and drawn cards show the same. V and T mean different cards in different packs: with this the camera takes them for the right ones.',
  'packs.lettering.english': 'English',
  'packs.lettering.onefold': 'English with 1',
  'packs.lettering.french': 'French',
  'packs.lettering.german': 'German',
  'packs.lettering.dutch': 'Dutch',
  'packs.lettering.italian': 'Italian',
  'packs.lettering.nordic': 'Nordic',
  'packs.lettering.russian': 'Russian',
  'packs.tiles': 'Q-Memory',
  'packs.tiles-lead':
    '18 tiles: six backgrounds, each with a white and a black core. Orange, blue and green are there twice. They are tapped in.',
  'packs.twice': '{card}, twice',
  'packs.lizzies': 'Dizzy Lizzy',
  'packs.lizzies-lead':
    '54 cards: every head, body and tail twice. They are tapped in. Of some, one of the two is golden; tap those that are golden in your box.',
  'packs.golden-kinds': 'Golden cards of your box',
  'packs.golden-count': { one: '{count} golden card', other: '{count} golden cards' },
  'packs.golden-guess': 'Back to our guess',
} as const satisfies Readonly<Record<string, Message>>;
