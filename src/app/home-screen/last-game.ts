import type { Session } from '../../session/session.ts';
import type { KeepingPlace } from '../facade-score/sheet-store.ts';

/**
 * The game to go on with, as the first page shows it at once: the store, which knows all games, is opened only after
 * something has been drawn.
 */
export interface LastGame {
  readonly id: string;
  readonly gameId: string;
  readonly names: readonly string[];
}

const KEY = 'kibitz.last-game';

export function readLastGame(place: KeepingPlace): LastGame | undefined {
  try {
    const { id, gameId, names } = JSON.parse(place.getItem(KEY) ?? '') as Partial<LastGame>;
    const isGame = typeof id === 'string' && typeof gameId === 'string' && Array.isArray(names);
    return isGame ? { id, gameId, names: names.map(String) } : undefined;
  } catch {
    return undefined;
  }
}

export function writeLastGame(game: LastGame | undefined, place: KeepingPlace): void {
  try {
    if (game === undefined) place.removeItem(KEY);
    else place.setItem(KEY, JSON.stringify(game));
  } catch {
    // Full, or switched off: the first page learns it from the store a little later.
  }
}

/** Remembers a game that runs; one that is over is nothing to go on with. */
export function keepLastGame(
  { record, outcome }: Pick<Session, 'record' | 'outcome'>,
  place: KeepingPlace,
): void {
  if (outcome === undefined) {
    const names = record.seats.map(({ name }) => name);
    writeLastGame({ id: record.id, gameId: record.gameId, names }, place);
  } else if (readLastGame(place)?.id === record.id) writeLastGame(undefined, place);
}
