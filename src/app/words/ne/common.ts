import type { common as source } from '../en/common.ts';
import type { Translation } from '../message.ts';

export const common = {
  'app.name': 'Kibitz',
  'app.title': '{screen} · Kibitz',
  'common.back': 'पछाडि',
  'common.close': 'बन्द गर्नुहोस्',
  'common.score-is': 'अङ्क {points}',
  'common.score-so-far': 'अहिलेसम्मको अङ्क {points}',
} as const satisfies Translation<typeof source>;
