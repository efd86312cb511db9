import type { settings as source } from '../en/settings.ts';
import type { Translation } from '../message.ts';

export const settings = {
  'settings.look': 'रूप',
  'settings.language': 'भाषा',
  'settings.language-system': 'यन्त्रकै',
  'settings.language-help': 'पृष्ठ एक पटक फेरि खुल्छ। केही हराउँदैन।',
  'settings.theme': 'उज्यालो वा अँध्यारो',
  'settings.theme.system': 'यन्त्रकै',
  'settings.theme.light': 'उज्यालो',
  'settings.theme.dark': 'अँध्यारो',
  'settings.less-motion': 'कम चाल',
  'settings.less-motion-help': 'केही सर्दैन, केही घुम्दैन।',
  'settings.left-handed': 'देब्रे हात',
  'settings.left-handed-help': 'धेरै थिचिने कुरा देब्रे बुढी औँलानिर रहन्छ।',
  'settings.sound': 'आवाज र बोली',
  'settings.sounds': 'आवाज',
  'settings.voice': 'बोलेर सुनाउने',
  'settings.voice-help': 'पल्टाएको पत्ती, पालो र अङ्क बोल्छ।',
  'settings.voice-missing':
    'यो यन्त्रमा {language}को आफ्नै बोली छैन। शब्द बाहिर पठाउने बोली चलाइँदैन; त्यसको सट्टा आवाज आउँछ।',
  'settings.haptics': 'कम्पन',
  'settings.haptics-missing': 'यो यन्त्र वेब पृष्ठका लागि कम्पन गर्न सक्दैन।',
  'settings.camera': 'क्यामेरा',
  'lens.title': 'क्यामेराको लेन्स',
  'lens.phone': 'फोनले छानेको',
  'lens.unnamed': 'क्यामेरा चलाउन दिएपछि मात्र ब्राउजरले लेन्सका नाम बताउँछ।',
  'lens.ask': 'क्यामेरा खोल्नुहोस्',
  'settings.keeping': 'के राखिन्छ',
  'settings.kept-on-device': 'तपाईंका खेल यही यन्त्रमा मात्र रहन्छन्।',
  'settings.kept-in-memory': 'तपाईंका खेल यो पृष्ठ बन्द नहुन्जेल मात्र रहन्छन्।',
  'settings.persisted': 'ब्राउजरले आफैँ नमेटाउने वाचा गरेको छ।',
  'settings.not-persisted':
    'यन्त्रमा ठाउँ सकिए ब्राउजरले मेटाउन सक्छ; Safari ले सात दिन नखोले मेटाउँछ, Kibitz गृह–पर्दामा राखे मेटाउँदैन।',
  'settings.persist': 'ब्राउजरलाई जोगाउन भन्नुहोस्',
  'settings.persist-refused':
    'ब्राउजरले वाचा गरेन। Kibitz जडान गरे वा धेरै पटक खोले प्रायः गर्छ। फाइल भने जसरी पनि सुरक्षित रहन्छ।',
  'settings.used': 'यस यन्त्रमा ओगटिएको ठाउँ: {used} एमबी।',
  'settings.history': 'तपाईंका खेल',
  'settings.about': 'Kibitz बारे',
  'settings.about-private':
    'Kibitz पूरै यही ब्राउजरमा चल्छ। कुनै तस्बिर, खेल वा नाम यन्त्रबाट बाहिर जाँदैन; न खाता छ, न आगन्तुकको गन्ती।',
  'settings.about-licence': 'MIT अनुमतिपत्रको स्वतन्त्र सफ्टवेयर।',
  'settings.rules': 'खेलका नियम',
} as const satisfies Translation<typeof source>;
