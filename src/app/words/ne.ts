import { cards } from './ne/cards.ts';
import { common } from './ne/common.ts';
import { die } from './ne/die.ts';
import { facadeGame } from './ne/facade-game.ts';
import { facadeLook } from './ne/facade-look.ts';
import { facadeScore } from './ne/facade-score.ts';
import { game } from './ne/game.ts';
import { gameLog } from './ne/game-log.ts';
import { games } from './ne/games.ts';
import { glossary } from './ne/glossary.ts';
import { home } from './ne/home.ts';
import { live } from './ne/live.ts';
import { language } from './ne/language.ts';
import { looking } from './ne/looking.ts';
import { practice } from './ne/practice.ts';
import { refusals } from './ne/refusals.ts';
import { offline } from './ne/offline.ts';
import { packs } from './ne/packs.ts';
import { pieces } from './ne/pieces.ts';
import { places } from './ne/places.ts';
import { rules } from './ne/rules.ts';
import { spoken } from './ne/spoken.ts';
import { settings } from './ne/settings.ts';
import { setup } from './ne/setup.ts';
import { things } from './ne/things.ts';
import type { Catalogue } from './words.ts';

/** Nepali. An area that is missing here, or a message of one, does not compile. */
export const ne = {
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
} as const satisfies Catalogue;
