import type { Tile } from '../../cards/tiles.ts';

/** QM-2: the one thing two tiles share; undefined when they share nothing, or both. */
export function sharedTrait(one: Tile, other: Tile): keyof Tile | undefined {
  const isBackground = one.background === other.background;
  const isCore = one.core === other.core;
  if (isBackground === isCore) return undefined;
  return isBackground ? 'background' : 'core';
}

/**
 * Whether the tile may follow a link: it shares one trait with the last one, and not the trait that the last two
 * shared (QM-3). Any tile begins a link.
 */
export function continuesLink(link: readonly Tile[], tile: Tile): boolean {
  const [beforeLast, last] = [link.at(-2), link.at(-1)];
  if (last === undefined) return true;
  const shared = sharedTrait(last, tile);
  if (shared === undefined) return false;
  return beforeLast === undefined || shared !== sharedTrait(beforeLast, last);
}
