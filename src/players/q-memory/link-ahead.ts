import type { Tile } from '../../cards/tiles.ts';
import { makeTile } from '../../cards/tiles.ts';
import { continuesLink } from '../../rules/q-memory/link.ts';

/** A tile with the circle it lies in, where circles alternate; elsewhere all lie in the same one. */
export interface CircledTile {
  readonly tile: Tile;
  readonly circle: string;
}

/** More positions are not searched: whoever looks that far ahead hopes for the best. */
const MOST_POSITIONS = 3000;

/**
 * QM-2, QM-3, QM-6: whether all these tiles can follow a link, in some order, so that it is whole in the end. With
 * `alternating` circles none follows one of its own circle.
 */
export function canBeWhole(
  link: readonly CircledTile[],
  left: readonly CircledTile[],
  alternating: boolean,
): boolean {
  const tried = new Set<string>();
  const search = (linked: readonly CircledTile[], rest: readonly CircledTile[]): boolean => {
    if (rest.length === 0) return true;
    const key = `${rest.map(nameOf).sort().join(' ')} after ${linked.slice(-2).map(nameOf).join(' ')}`;
    if (tried.has(key)) return false;
    tried.add(key);
    if (tried.size > MOST_POSITIONS) return true;
    return rest.some(
      (next, index) =>
        mayFollow(linked, next, alternating) &&
        search([...linked.slice(-1), next], rest.toSpliced(index, 1)),
    );
  };
  return search(link.slice(-2), left);
}

/** Whether this tile may be the next of a link. */
export function mayFollow(
  link: readonly CircledTile[],
  next: CircledTile,
  alternating: boolean,
): boolean {
  const last = link.at(-1);
  if (alternating && last !== undefined && last.circle === next.circle) return false;
  return continuesLink(
    link.map(({ tile }) => tile),
    next.tile,
  );
}

function nameOf({ tile, circle }: CircledTile): string {
  return `${circle}:${makeTile(tile)}`;
}
