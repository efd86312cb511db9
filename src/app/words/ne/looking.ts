import type { looking as source } from '../en/looking.ts';
import type { Translation } from '../message.ts';

export const looking = {
  'reading.opening': 'तस्बिर खोल्दै…',
  'reading.waking': 'पत्ती पढ्ने भाग तयार हुँदै छ। पहिलो पटक अलि समय लाग्छ…',
  'reading.reading': 'पत्ती खोज्दै…',
  'reading.cancel': 'रद्द गर्नुहोस्',
  'reading.picture': 'पढिँदै गरेको तस्बिर',
  'trouble.empty': 'यो फाइल खाली छ',
  'trouble.empty-help': 'यसमा केही पनि छैन। क्लाउडबाट आउँदै छ भने केही बेर पर्खेर फेरि प्रयास गर्नुहोस्।',
  'trouble.not-a-picture': 'यो तस्बिर होइन',
  'trouble.not-a-picture-help': 'फोटो छान्नुहोस्: JPEG, PNG वा WebP।',
  'trouble.heic': 'यो ब्राउजरले HEIC फोटो खोल्न सक्दैन',
  'trouble.heic-help': 'यो iPhone को आफ्नै ढाँचा हो। फोटो यहीँ खिच्नुहोस्, वा JPEG मा राखेर फेरि छान्नुहोस्।',
  'trouble.too-large': 'यो तस्बिर धेरै ठूलो छ',
  'trouble.too-large-help': 'यसलाई खोल्न यन्त्रको मेमोरी पुगेन। सानो प्रति भए पुग्छ।',
  'trouble.broken': 'यो तस्बिर खुलेन',
  'trouble.broken-help': 'फाइल बिग्रिएको वा अधुरो जस्तो छ। अर्को प्रयास गर्नुहोस्।',
  'trouble.no-cards': 'यस तस्बिरमा कुनै पत्ती देखिएन',
  'trouble.no-cards-help':
    'नजिक जानुहोस्, पत्तीका कुना सजिलै पढिऊन्, अनि टल्कने उज्यालोबाट जोगिनुहोस्। वा पत्ती थिचेर भर्नुहोस्।',
  'trouble.only-backs': {
    one: 'एउटा पत्ती देखियो, त्यो पनि घोप्टो',
    other: '{count} पत्ती देखिए, सबै घोप्टा',
  },
  'trouble.only-backs-help': 'मेलका पत्ती उत्तानो पारेर अर्को फोटो खिच्नुहोस्।',
  'trouble.reader-missing': 'पत्ती पढ्ने भाग आइपुगेन',
  'trouble.reader-missing-help':
    'एपको एउटा भाग आएन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्। त्यतिन्जेल पत्ती थिचेर भर्न सकिन्छ।',
  'trouble.reader-memory': 'पत्ती पढ्न मेमोरी पुगेन',
  'trouble.reader-memory-help':
    'अरू ट्याब वा एप बन्द गरेर फेरि प्रयास गर्नुहोस्। त्यतिन्जेल पत्ती थिचेर भर्न सकिन्छ।',
  'trouble.reader-failed': 'पत्ती पढ्ने भाग सुरु भएन',
  'trouble.reader-failed-help':
    'फेरि प्रयास गर्नुहोस्, वा अर्को ब्राउजर चलाउनुहोस्। त्यतिन्जेल पत्ती थिचेर भर्न सकिन्छ।',
  'trouble.kept': 'तपाईंको पाना जस्ताको तस्तै छ।',
  'camera.title': 'क्यामेरा',
  'camera.why': 'Kibitz ले क्यामेराबाट हेर्न मिल्छ?',
  'camera.why-help':
    'फोन पत्तीमाथि समातेको बेला यसले टेबलका पत्ती खोज्छ। तस्बिर यही यन्त्रमा रहन्छ; केही रेकर्ड वा अपलोड हुँदैन।',
  'camera.start': 'क्यामेरा खोल्नुहोस्',
  'camera.again': 'फेरि प्रयास गर्नुहोस्',
  'camera.instead': 'क्यामेराबिना',
  'camera.opening': 'क्यामेरा खुल्दै छ…',
  'camera.lens': 'अर्को लेन्स',
  'camera.light': 'बत्ती',
  'camera.preview': 'टेबलको प्रत्यक्ष दृश्य',
  'camera.use': 'यही दृश्य लिनुहोस्',
  'camera.looking': 'पत्ती खोज्दै…',
  'camera.hint': 'अझै पत्ती देखिएन। फोन मेलको ठीक माथि तेर्सो समात्नुहोस्, साना देखिए नजिक ल्याउनुहोस्।',
  'camera.seen': { one: '{count} पत्ती', other: '{count} पत्ती' },
  'camera.seen-score': { one: '{count} पत्ती, {points}', other: '{count} पत्ती, {points}' },
  'camera.denied': 'क्यामेरा चलाउने अनुमति छैन',
  'camera.denied-help':
    'ब्राउजरको सेटिङमा यस पृष्ठलाई अनुमति दिएर फेरि प्रयास गर्नुहोस्। थिचेर पनि सबै खेल्न सकिन्छ।',
  'camera.busy': 'अर्को एपले क्यामेरा चलाइरहेको छ',
  'camera.busy-help': 'त्यसलाई बन्द गरेर फेरि प्रयास गर्नुहोस्।',
  'camera.missing': 'क्यामेरा भेटिएन',
  'camera.missing-help': 'थिचेर पनि सबै खेल्न सकिन्छ।',
  'camera.insecure': 'क्यामेरालाई सुरक्षित ठेगाना चाहिन्छ',
  'camera.insecure-help':
    'ब्राउजरले https वा यही यन्त्रबाट आएका पृष्ठलाई मात्र क्यामेरा दिन्छ। Kibitz को https ठेगाना खोल्नुहोस्। थिचेर पनि सबै खेल्न सकिन्छ।',
  'camera.no-play': 'दृश्य सुरु भएन',
  'camera.no-play-help': 'ब्याट्री बचाइरहेका फोनमा अर्को एक पटक थिच्नुपर्छ।',
  'camera.lost': 'क्यामेरा रोकियो',
  'camera.lost-help': 'अर्को एपले लिएको हुन सक्छ। तपाईंले भरेको सबै यहीँ छ।',
} as const satisfies Translation<typeof source>;
