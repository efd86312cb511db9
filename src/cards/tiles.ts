import type { Pack } from './pack.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** The hexagonal tiles of Q-Memory: a background and a core. */
export const BACKGROUNDS = ['yellow', 'orange', 'red', 'blue', 'green', 'violet'] as const;
export const CORES = ['white', 'black'] as const;

export type Background = (typeof BACKGROUNDS)[number];
export type Core = (typeof CORES)[number];

export interface Tile {
  readonly background: Background;
  readonly core: Core;
}

/** `orange-white` is the orange tile with the white core. */
export type TileCode = `${Background}-${Core}`;

export const TILE_ERRORS = ['tile-parts', 'tile-background', 'tile-core'] as const;
export type TileError = (typeof TILE_ERRORS)[number];

export function parseTile(text: string): Result<Tile, TileError> {
  const [first, second, ...rest] = text.split('-');
  if (second === undefined || rest.length > 0) return fail('tile-parts');
  const background = BACKGROUNDS.find((known) => known === first);
  const core = CORES.find((known) => known === second);
  if (background === undefined) return fail('tile-background');
  if (core === undefined) return fail('tile-core');
  return ok({ background, core });
}

export function makeTile(tile: Tile): TileCode {
  return `${tile.background}-${tile.core}`;
}

/** QM-1: these backgrounds are in the box twice. */
export const DOUBLED_BACKGROUNDS: readonly Background[] = ['orange', 'blue', 'green'];

/** QM-1: the 18 tiles of the box. */
export const TILE_PACK: Pack<Tile> = {
  id: 'q-memory-18',
  cards: BACKGROUNDS.flatMap((background) =>
    CORES.map((core) => {
      const tile = { background, core };
      const count = DOUBLED_BACKGROUNDS.includes(background) ? 2 : 1;
      return { code: makeTile(tile), card: tile, count };
    }),
  ),
};
