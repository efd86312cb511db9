import type { things as source } from '../en/things.ts';
import type { Translation } from '../message.ts';

export const things = {
  'things.title': 'हाम्रा ढुङ्गा, टोकन र पासा',
  'things.pieces': 'हाम्रा ढुङ्गा र टोकन पत्तीमाथि राखिन्छन्',
  'things.pieces-help': 'क्यामेराले देख्छ। केही छैन भने थिचेर छान्नुहोस्।',
  'things.dice': 'साँचो पासा फाल्छौँ',
  'things.dice-help': 'क्यामेराले पत्तीको छेउमा पढ्छ।',
  'things.teach': 'हाम्रा ढुङ्गा र टोकन देखाउने',
  'things.show': 'कुनै पत्तीमाथि {piece} राख्नुहोस्',
  'things.progress': '{count} मध्ये {number}। पत्तीमाथि अरू नयाँ केही नराख्नुहोस्',
  'things.looking': 'एकछिन नचलाउनुहोस्…',
  'things.skip': 'हामीसँग छैन',
  'things.stop': 'अहिले होइन',
  'things.alike': 'यो उज्यालोमा यी दुई उस्तै देखिन्छन्: {pieces}। अरू छान्नुहोस् वा थिचेर खेल्नुहोस्।',
} as const satisfies Translation<typeof source>;
