import { cards } from './ne/cards.ts';
import { common } from './ne/common.ts';
import { facadeScore } from './ne/facade-score.ts';
import { home } from './ne/home.ts';
import { looking } from './ne/looking.ts';
import type { Catalogue } from './words.ts';

/** Nepali. An area that is missing here, or a message of one, does not compile. */
export const ne = {
  ...cards,
  ...common,
  ...facadeScore,
  ...home,
  ...looking,
} as const satisfies Catalogue;
