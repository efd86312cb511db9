import type { Message } from '../message.ts';

/** Words of a Nepali card table, and of the games. */
export const glossary = {
  'glossary.lead': 'What is said at a Nepali card table, and what it means.',
  'glossary.word': 'Word',
  'glossary.meaning': 'Meaning',
  'glossary.jodi': 'A pair: two cards that match.',
  'glossary.taas': 'Playing cards.',
  'glossary.patti': 'A card.',
  'glossary.palo': 'A turn. “Mero palo”: my turn.',
  'glossary.samjhana': 'Memory, remembering.',
  'glossary.rato': 'Red: hearts and diamonds.',
  'glossary.kalo': 'Black: spades and clubs.',
  'glossary.paan': 'Hearts.',
  'glossary.itta': 'Diamonds.',
  'glossary.hukum': 'Spades.',
  'glossary.chidi': 'Clubs.',
} as const satisfies Readonly<Record<string, Message>>;
