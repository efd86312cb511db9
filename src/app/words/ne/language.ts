import type { language as source } from '../en/language.ts';
import type { Translation } from '../message.ts';

export const language = {
  'language.name': 'नेपाली',
  'language.digits': 'deva',
  'language.list-comma': '{items}, {next}',
  'language.list-last': '{items} र {last}',
  'language.moment': '{year} {month} {day}, {time}',
  'language.months':
    'जनवरी, फेब्रुअरी, मार्च, अप्रिल, मे, जुन, जुलाई, अगस्ट, सेप्टेम्बर, अक्टोबर, नोभेम्बर, डिसेम्बर',
} as const satisfies Translation<typeof source>;
