import type { rules as source } from '../en/rules.ts';
import type { Translation } from '../message.ts';

export const rules = {
  'rules.title': 'नियम: {game}',
  'rules.aim': 'के हो यो खेल',
  'rules.table': 'सुरु गर्नुअघि',
  'rules.turn': 'एक पालो',
  'rules.special': 'अरू के छ',
  'rules.end': 'अन्त्य',
  'rules.tips': 'जानिराखे राम्रो',
  'rules.play': 'खेल्नुहोस्',
  'rules.others': 'अरू खेल',
} as const satisfies Translation<typeof source>;
