import type { places as source } from '../en/places.ts';
import type { Translation } from '../message.ts';

export const places = {
  'place.new': 'नयाँ खेल',
  'place.game': 'खेल',
  'place.end': 'नतिजा',
  'place.replay': 'फेरि हेर्नुहोस्',
  'place.history': 'खेलहरू',
  'place.settings': 'सेटिङ',
  'place.words': 'सुनिने शब्दहरू',
  'place.packs': 'तासका गड्डी',
  'place.practice': 'नमुना खेल',
  'place.rules': 'नियम',
  'place.missing': 'एपको एउटा भाग आइपुगेन',
  'place.missing-help': 'इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्। तपाईंका खेल यही यन्त्रमा सुरक्षित छन्।',
  'place.again': 'फेरि प्रयास गर्नुहोस्',
  'place.no-game': 'यस्तो खेल छैन',
  'place.no-game-help': 'मेटाइएको हुन सक्छ, वा लिङ्क अर्कै यन्त्रको हो।',
  'place.not-readable': 'यो खेल पढ्न सकिएन',
  'place.not-readable-help': 'यो Kibitz को अर्कै संस्करणले लेखेको हो, वा बिग्रिएको छ। केही फेरिएको छैन।',
  'place.home': 'पहिलो पृष्ठमा जानुहोस्',
  'place.opening': 'एकछिन…',
  'keeping.trouble': 'यो यन्त्रमा राखिएका खेलसम्म पुग्न सकिएन',
  'keeping.unavailable':
    'यो ब्राउजरले यस पृष्ठका लागि केही राख्दैन। निजी विन्डोमा प्रायः यस्तै हुन्छ। खेल्न सकिन्छ, तर पृष्ठ बन्द भए खेल हराउँछ।',
  'keeping.newer-version': 'यहाँ Kibitz को नयाँ संस्करण चलिसकेको छ। पृष्ठ फेरि खोल्नुहोस्।',
  'keeping.blocked': 'अर्को ट्याबमा पुरानो संस्करण खुला छ। Kibitz का अरू ट्याब बन्द गर्नुहोस्।',
  'keeping.full': 'ठाउँ भरियो। पुराना खेल मेटाउनुहोस् वा यन्त्रमा ठाउँ बनाएर फेरि प्रयास गर्नुहोस्।',
  'keeping.timed-out': 'यन्त्रले समयमै जवाफ दिएन। फेरि प्रयास गर्नुहोस्।',
  'keeping.no-such-game': 'मेटाइएको हुन सक्छ, वा लिङ्क अर्कै यन्त्रको हो।',
  'keeping.conflict': 'यही नाममा अर्को खेल राखिएको छ।',
  'keeping.failed': 'ब्राउजरले गर्न सकेन। फेरि प्रयास गर्नुहोस्, वा पृष्ठ फेरि खोल्नुहोस्।',
} as const satisfies Translation<typeof source>;
