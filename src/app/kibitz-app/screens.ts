import type { Route } from '../routing/routes.ts';
import { t } from '../words/words.ts';

/** What fills the page; dialogs lie over a screen. */
const SCREENS = [
  'home',
  'facade',
  'new',
  'game',
  'end',
  'replay',
  'history',
  'settings',
  'words',
  'packs',
  'practice',
  'rules',
  'bring',
] as const;
export type Screen = (typeof SCREENS)[number];

export function screenOf({ at }: Route): Screen {
  return SCREENS.find((screen) => screen === at) ?? 'facade';
}

/** Whether the way from one place to another leads to a new page, rather than to a dialog over the same one. */
export function isSamePage(one: Route, other: Route): boolean {
  return pageOf(one) === pageOf(other);
}

/** The game that a place is about, by its id. */
export function gameOf(route: Route): string | undefined {
  return 'id' in route && typeof route.id === 'string' ? route.id : undefined;
}

function pageOf(route: Route): string {
  switch (route.at) {
    case 'facade-add':
    case 'facade-suit':
    case 'facade-card':
      return 'facade-sheet';
    case 'new':
    case 'rules':
      return `${route.at} ${route.gameId}`;
    case 'game':
    case 'end':
    case 'replay':
      return `${route.at} ${route.id}`;
    default:
      return route.at;
  }
}

/** Every screen but the first is a piece of the app that arrives when it is first needed. */
const LOADERS: Readonly<Record<Screen, () => Promise<unknown>>> = {
  home: () => Promise.resolve(),
  facade: () => import('../facade-area/facade-area.ts'),
  new: () => import('../setup-screen/setup-screen.ts'),
  game: () => import('../game-place/game-place.ts'),
  end: () => import('../end-screen/end-screen.ts'),
  replay: () => import('../replay-screen/replay-screen.ts'),
  history: () => import('../history-screen/history-screen.ts'),
  settings: () => import('../settings-screen/settings-screen.ts'),
  words: () => import('../words-screen/words-screen.ts'),
  packs: () => import('../packs-screen/packs-screen.ts'),
  practice: () => import('../practice-screen/practice-screen.ts'),
  rules: () => import('../rules-screen/rules-screen.ts'),
  bring: () => import('../bring-screen/bring-screen.ts'),
};

const here = new Set<Screen>(['home']);

export function isHere(screen: Screen): boolean {
  return here.has(screen);
}

/** Rejects when the piece does not arrive. */
export async function bring(screen: Screen): Promise<void> {
  await LOADERS[screen]();
  here.add(screen);
}

/** What the tab is called. */
export function titleOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return t('app.name');
    case 'facade':
      return t('app.title', { screen: t('facade.title') });
    case 'facade-camera':
      return t('app.title', { screen: t('camera.title') });
    case 'facade-sheet':
    case 'facade-add':
    case 'facade-suit':
    case 'facade-card':
      return t('app.title', { screen: t('sheet.title') });
    case 'bring':
      return t('app.title', { screen: t('move.title') });
    default:
      return t('app.title', { screen: t(`place.${route.at}`) });
  }
}
