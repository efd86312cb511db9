import { cards } from './en/cards.ts';
import { common } from './en/common.ts';
import { die } from './en/die.ts';
import { facadeGame } from './en/facade-game.ts';
import { facadeLook } from './en/facade-look.ts';
import { facadeScore } from './en/facade-score.ts';
import { game } from './en/game.ts';
import { gameLog } from './en/game-log.ts';
import { games } from './en/games.ts';
import { glossary } from './en/glossary.ts';
import { home } from './en/home.ts';
import { live } from './en/live.ts';
import { language } from './en/language.ts';
import { looking } from './en/looking.ts';
import { practice } from './en/practice.ts';
import { refusals } from './en/refusals.ts';
import { offline } from './en/offline.ts';
import { packs } from './en/packs.ts';
import { pieces } from './en/pieces.ts';
import { places } from './en/places.ts';
import { rules } from './en/rules.ts';
import { spoken } from './en/spoken.ts';
import { settings } from './en/settings.ts';
import { setup } from './en/setup.ts';
import { things } from './en/things.ts';

/** English: an area of the app a file. Another language has the same files with the same keys. */
export const en = {
  ...cards,
  ...common,
  ...die,
  ...facadeGame,
  ...facadeLook,
  ...facadeScore,
  ...game,
  ...gameLog,
  ...games,
  ...glossary,
  ...home,
  ...live,
  ...language,
  ...looking,
  ...refusals,
  ...offline,
  ...packs,
  ...pieces,
  ...places,
  ...practice,
  ...rules,
  ...settings,
  ...spoken,
  ...setup,
  ...things,
} as const;
