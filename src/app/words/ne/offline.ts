import type { offline as source } from '../en/offline.ts';
import type { Translation } from '../message.ts';

export const offline = {
  'offline.fetching': 'इन्टरनेट बिना खेल्न तयार हुँदै: {percent} %',
  'offline.update': 'Kibitz को नयाँ संस्करण तयार छ।',
  'offline.update-later': 'अर्को ट्याबमा खेल खुला छ। नयाँ संस्करण त्यो सकिने प्रतीक्षामा छ।',
  'offline.update-now': 'सुरु गर्नुहोस्',
  'offline.put-off': 'पछि',
} as const satisfies Translation<typeof source>;
