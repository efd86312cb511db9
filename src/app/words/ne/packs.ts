import type { packs as source } from '../en/packs.ts';
import type { Translation } from '../message.ts';

export const packs = {
  'packs.standard': 'तास',
  'packs.standard-lead':
    '५२ पत्ती र दुई जोकर। क्यामेराले कुनाका चिन्ह पढ्छ, त्यसैले पछाडिको बुट्टा र चित्र जस्तोसुकै होस्।',
  'packs.letters': 'तपाईंको तासमा के छापिएको छ',
  'packs.letters-help':
    'थिच्ने अक्षर र कोरिएका पत्ती पनि त्यस्तै देखिन्छन्। V र T ले फरक-फरक तासमा फरक पत्ती जनाउँछन्; यसले क्यामेरालाई सही पत्ती चिनाउँछ।',
  'packs.lettering.english': 'अङ्ग्रेजी',
  'packs.lettering.onefold': '१ भएको अङ्ग्रेजी',
  'packs.lettering.french': 'फ्रान्सेली',
  'packs.lettering.german': 'जर्मन',
  'packs.lettering.dutch': 'डच',
  'packs.lettering.italian': 'इटालेली',
  'packs.lettering.nordic': 'नर्डिक',
  'packs.lettering.russian': 'रुसी',
  'packs.tiles': 'क्यू-मेमोरी',
  'packs.tiles-lead':
    '१८ टायल: छ पृष्ठभूमि, हरेकको बीचमा एउटा सेतो र एउटा कालो। सुन्तला, निलो र हरियो दुई-दुई वटा छन्। यी थिचेर भरिन्छन्।',
  'packs.twice': '{card}, दुई वटा',
  'packs.lizzies': 'डिजी लिजी',
  'packs.lizzies-lead':
    '५४ पत्ती: हरेक टाउको, जीउ र पुच्छर दुई-दुई वटा। यी थिचेर भरिन्छन्। केहीको दुईमध्ये एउटा सुनौलो हुन्छ; तपाईंको बाकसमा सुनौलो भएका थिच्नुहोस्।',
  'packs.golden-kinds': 'तपाईंको बाकसका सुनौला पत्ती',
  'packs.golden-count': { one: '{count} सुनौलो पत्ती', other: '{count} सुनौला पत्ती' },
  'packs.golden-guess': 'हाम्रै अनुमानमा फर्कनुहोस्',
} as const satisfies Translation<typeof source>;
