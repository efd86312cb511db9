import { cards } from './en/cards.ts';
import { common } from './en/common.ts';
import { facadeScore } from './en/facade-score.ts';
import { home } from './en/home.ts';
import { looking } from './en/looking.ts';

/** English: an area of the app a file. Another language has the same files with the same keys. */
export const en = {
  ...cards,
  ...common,
  ...facadeScore,
  ...home,
  ...looking,
} as const;
