import type { die as source } from '../en/die.ts';
import type { Translation } from '../message.ts';

export const die = {
  'die.shows': 'पासामा {count} आयो',
  'die.shake': 'वा फोन हल्लाउनुहोस्',
  'die.may-shake': 'हल्लाएर पनि फाल्ने',
} as const satisfies Translation<typeof source>;
