import type { Pack } from '../../cards/pack.ts';
import { pickFrom } from '../../cards/pack.ts';
import type { Background, Tile } from '../../cards/tiles.ts';
import { BACKGROUNDS, CORES, DOUBLED_BACKGROUNDS, makeTile, TILE_PACK } from '../../cards/tiles.ts';
import type { SeatIndex } from '../seats.ts';
import type { SpotId } from '../spots.ts';
import { numberedSpots } from '../spots.ts';

/** QM-6. */
export const MODES = ['basic', 'advanced', 'master', 'insane', 'battle'] as const;
export type Mode = (typeof MODES)[number];

/** QM-6: Battle deals its 12 tiles equally. */
export const BATTLE_SEAT_COUNTS: readonly number[] = [2, 3, 4, 6];

/** Tiles that lie together: a quantum circle, or what one player was dealt. */
export interface Group {
  readonly id: string;
  readonly spots: readonly SpotId[];
  /** QM-6: in Battle whose tiles they are, which the places decide and not the tiles. */
  readonly owner: SeatIndex | null;
}

const CIRCLE_SIZE = 6;
const BATTLE_SIZE = 12;

const CIRCLES: Readonly<Record<Exclude<Mode, 'battle'>, readonly string[]>> = {
  basic: ['a'],
  advanced: ['a', 'b'],
  master: ['a', 'b'],
  insane: ['a', 'b', 'c'],
};

export function groupsOf(mode: Mode, seatCount: number): readonly Group[] {
  if (mode !== 'battle') {
    return CIRCLES[mode].map((letter) => ({
      id: `circle-${letter}`,
      spots: numberedSpots(letter, CIRCLE_SIZE),
      owner: null,
    }));
  }
  return ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, seatCount).map((letter, owner) => ({
    id: `tiles-${letter}`,
    spots: numberedSpots(letter, BATTLE_SIZE / seatCount),
    owner,
  }));
}

/** QM-6: the tiles of a mode; `chosen` are the backgrounds of Basic. */
export function packOf(mode: Mode, chosen: readonly Background[]): Pack<Tile> {
  switch (mode) {
    case 'basic':
      return pickFrom(TILE_PACK, 'q-memory-basic', pairs(chosen));
    case 'advanced':
    case 'battle':
      return pickFrom(TILE_PACK, 'q-memory-12', pairs(BACKGROUNDS));
    case 'master': {
      const circle = pairs(DOUBLED_BACKGROUNDS);
      return pickFrom(TILE_PACK, 'q-memory-master', [...circle, ...circle]);
    }
    case 'insane':
      return TILE_PACK;
  }
}

function pairs(backgrounds: readonly Background[]): readonly string[] {
  return backgrounds.flatMap((background) => CORES.map((core) => makeTile({ background, core })));
}
