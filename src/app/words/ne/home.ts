import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.lead': 'साँचो तास खेल्नुहोस्। हिसाब फोनले राख्छ।',
  'home.new': 'खेल सुरु गर्नुहोस्',
  'home.facade': 'फसाडका मेलको अङ्क गन्नुहोस्',
  'home.facade-lead': 'मेलको फोटो खिच्नुहोस् वा थिचेर भर्नुहोस्। हरेक अङ्कको कारण बताइन्छ।',
  'home.continue': 'आफ्नो पानामा फर्कनुहोस्',
  'home.continue-game': 'खेल्दै जानुहोस्',
  'home.continue-lead': '{game} · {names}',
  'home.art': 'चिडीको पाँच, छ र सात, तीन अङ्कका।',
  'home.private': 'तस्बिर यही यन्त्रमा रहन्छ। केही पनि अपलोड हुँदैन।',
  'home.lead.twisted-memory': 'ढुङ्गा, टोकन, पासा',
  'home.lead.memory': 'पुरानै सम्झना',
  'home.lead.facade': 'झुक्याउने र जोड्ने',
  'home.lead.q-memory': 'षट्कोण जोड्ने',
  'home.lead.dizzy-memory': 'एकै पटक तीन',
  'home.history': 'खेलहरू',
  'home.packs': 'गड्डी',
  'home.words': 'शब्दहरू',
  'home.settings': 'सेटिङ',
  'welcome.title': 'यसरी चल्छ',
  'welcome.lay': 'साँचो टेबलमा साँचो तास बिछ्याउनुहोस्।',
  'welcome.watch': 'पल्टाएको पत्ती थिचेर भर्नुहोस्, वा क्यामेरालाई देखाउनुहोस्।',
  'welcome.score': 'नियम, पालो र अङ्कको हिसाब Kibitz लाई थाहा छ।',
  'welcome.done': 'बुझेँ',
} as const satisfies Translation<typeof source>;
