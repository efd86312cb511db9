import type { practice as source } from '../en/practice.ts';
import type { Translation } from '../message.ts';

export const practice = {
  'practice.lead': 'यो नमुना फिल्म हो। तपाईंको क्यामेरा बन्द छ, केही पनि राखिँदैन।',
  'practice.over': 'अब आफ्नै टेबलमा आफ्नै तासले यसरी नै खेल्नुहोस्।',
  'practice.tapped':
    'क्यामेराले एउटा पत्ती चिनेन, त्यसैले थिचेर भरियो। आफ्नो टेबलमा पनि जतिबेला पनि यसै गर्न सकिन्छ।',
  'practice.not-found': 'यो यन्त्रले फिल्मका पत्ती भेट्टाएन। हरेक खेल थिचेर पनि खेल्न मिल्छ।',
  'practice.own': 'मेमोरी मिलाउनुहोस्',
  'practice.again': 'फेरि हेर्नुहोस्',
  'practice.one': 'आशा',
  'practice.other': 'विनोद',
  'practice.watch': 'नमुना खेल हेर्नुहोस्',
} as const satisfies Translation<typeof source>;
