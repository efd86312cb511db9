import type { Tile } from '../../cards/tiles.ts';
import { makeTile } from '../../cards/tiles.ts';
import { continuesLink, sharedTrait } from '../../rules/q-memory/link.ts';

/** A tile with the circle it lies in where circles alternate; `''` where they don't, or nobody knows. */
export interface CircledTile {
  readonly tile: Tile;
  readonly circle: string;
}

/** Whether this tile may be the next of a link (QM-2, QM-3), which takes none of the last one's circle (QM-6). */
export function mayFollow(link: readonly CircledTile[], next: CircledTile): boolean {
  return (
    !isSameCircle(link.at(-1), next) &&
    continuesLink(
      link.map(({ tile }) => tile),
      next.tile,
    )
  );
}

/**
 * Whether all these tiles can follow a link, in some order, so that it is whole in the end. Tiles that are alike are
 * interchangeable, and what went before the last two does not matter: so few positions are left that all are tried.
 */
export function canBeWhole(link: readonly CircledTile[], left: readonly CircledTile[]): boolean {
  const [beforeLast, last] = [link.at(-2), link.at(-1)];
  const { kinds, counts } = countKinds(left);
  const steps = kinds.map((from) => kinds.map((to) => stepTo(from, to)));
  const begin = kinds.map((to) => (last === undefined ? 'any' : stepTo(last, to)));
  const deadEnds = new Set<string>();

  /** From the kind at this index, or from the link as it is (-1), by another step than the one before. */
  function search(from: number, before: Step | undefined, rest: number): boolean {
    if (rest === 0) return true;
    const position = `${from} ${before} ${counts.join('')}`;
    if (deadEnds.has(position)) return false;
    for (const [to, step] of (steps[from] ?? begin).entries()) {
      const count = counts[to] ?? 0;
      if (count === 0 || step === undefined || step === before) continue;
      counts[to] = count - 1;
      const isFound = search(to, step, rest - 1);
      counts[to] = count;
      if (isFound) return true;
    }
    deadEnds.add(position);
    return false;
  }

  return search(-1, beforeLast && last && sharedTrait(beforeLast.tile, last.tile), left.length);
}

/** What two tiles of a link share; any tile begins one. */
type Step = keyof Tile | 'any';

function stepTo(from: CircledTile, to: CircledTile): Step | undefined {
  return isSameCircle(from, to) ? undefined : sharedTrait(from.tile, to.tile);
}

/** Each kind of tile once, with how many there are of it. */
function countKinds(tiles: readonly CircledTile[]) {
  const kinds = new Map<string, { readonly tile: CircledTile; count: number }>();
  for (const tile of tiles) {
    const name = `${tile.circle}:${makeTile(tile.tile)}`;
    const kind = kinds.get(name) ?? { tile, count: 0 };
    kinds.set(name, { tile, count: kind.count + 1 });
  }
  const all = [...kinds.values()];
  return { kinds: all.map(({ tile }) => tile), counts: all.map(({ count }) => count) };
}

function isSameCircle(one: CircledTile | undefined, other: CircledTile): boolean {
  return other.circle !== '' && one?.circle === other.circle;
}
