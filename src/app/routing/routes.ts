/** Places with nothing more to say than where they are, and the part of the address after `#/`. */
const PLAIN_PATHS = {
  home: '',
  history: 'history',
  settings: 'settings',
  words: 'words',
  packs: 'packs',
  practice: 'practice',
  facade: 'facade',
  'facade-camera': 'facade/camera',
  'facade-sheet': 'facade/sheet',
  'facade-add': 'facade/sheet/add',
  'facade-suit': 'facade/sheet/suit',
} as const;
type PlainPlace = keyof typeof PLAIN_PATHS;

/** The places of the app. A place that lies over another one (a dialog) closes to what is under it. */
export type Route =
  | { readonly at: PlainPlace }
  /** The set-up of a game, its rules: `gameId` as in the registry of the rules, if there is such a game. */
  | { readonly at: 'new' | 'rules'; readonly gameId: string }
  /** A game that is kept, if there is one with this id. */
  | { readonly at: 'game' | 'end' | 'replay'; readonly id: string }
  /** A game from another phone, as `Transfer` packs it. */
  | { readonly at: 'bring'; readonly packed: string }
  | { readonly at: 'facade-card'; readonly id: number };

const GAME_KIND = /^(new|rules)\/([a-z][a-z-]{0,40})$/;
const KEPT_GAME = /^game\/([\w-]{1,80})(?:\/(end|replay))?$/;
/** As long as a code can be, and then some. */
const PACKED_GAME = /^bring\/([\w-]{1,4000})$/;
const CARD = /^facade\/sheet\/card\/(\d{1,9})$/;

/** Reads the part of an address after `#`. What it doesn't know is home. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [, kind, gameId = ''] = GAME_KIND.exec(path) ?? [];
  if (kind === 'new' || kind === 'rules') return { at: kind, gameId };
  const [, kept, part] = KEPT_GAME.exec(path) ?? [];
  if (kept !== undefined) {
    return { at: part === 'end' || part === 'replay' ? part : 'game', id: kept };
  }
  const packed = PACKED_GAME.exec(path)?.[1];
  if (packed !== undefined) return { at: 'bring', packed };
  const card = CARD.exec(path)?.[1];
  if (card !== undefined) return { at: 'facade-card', id: Number(card) };
  return { at: plainPlaces.find((place) => PLAIN_PATHS[place] === path) ?? 'home' };
}

const plainPlaces = Object.keys(PLAIN_PATHS) as readonly PlainPlace[];

export function makeRoute(route: Route): string {
  switch (route.at) {
    case 'new':
    case 'rules':
      return `#/${route.at}/${route.gameId}`;
    case 'game':
      return `#/game/${route.id}`;
    case 'end':
    case 'replay':
      return `#/game/${route.id}/${route.at}`;
    case 'bring':
      return `#/bring/${route.packed}`;
    case 'facade-card':
      return `#/facade/sheet/card/${route.id}`;
    default:
      return `#/${PLAIN_PATHS[route.at]}`;
  }
}
