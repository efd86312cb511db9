import type { die as source } from '../en/die.ts';
import type { Translation } from '../message.ts';

export const die = {
  'die.shows': 'गोटीमा {count} आयो',
  'die.shake': 'वा फोन हल्लाउनुहोस्',
} as const satisfies Translation<typeof source>;
