import type { Message } from '../message.ts';

export const common = {
  'app.name': 'Kibitz',
  'app.title': '{screen} · Kibitz',
  'common.back': 'Back',
  'common.close': 'Close',
  'common.score-is': 'Score {points}',
  'common.score-so-far': 'Score so far {points}',
} as const satisfies Readonly<Record<string, Message>>;
