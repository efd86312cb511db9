import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'गृहपृष्ठ',
  'home.lead': 'साँचो तास खेल्नुहोस्। हिसाब फोनले राख्छ।',
  'home.choose': 'टेबलमा के छ?',
  'home.facade': 'फसाडका मेलको अङ्क गन्नुहोस्',
  'home.facade-lead': 'मेलको फोटो खिच्नुहोस् वा थिचेर भर्नुहोस्। हरेक अङ्कको कारण बताइन्छ।',
  'home.continue': 'आफ्नो पानामा फर्कनुहोस्',
  'home.art': 'चिडीको पाँच, छ र सात, तीन अङ्कका।',
  'home.private': 'तस्बिर यही यन्त्रमा रहन्छ। केही पनि अपलोड हुँदैन।',
  'home.more': 'यो टेबलको पहिलो खेल फसाड हो। अरू पनि आउँदैछन्।',
} as const satisfies Translation<typeof source>;
