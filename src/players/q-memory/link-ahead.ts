import type { Tile } from '../../cards/tiles.ts';
import { makeTile } from '../../cards/tiles.ts';
import { sharedTrait } from '../../rules/q-memory/link.ts';

/** A tile with the circle it lies in where circles alternate; `''` where they don't, or nobody knows. */
export interface CircledTile {
  readonly tile: Tile;
  readonly circle: string;
}

/** What two tiles of a link share; any tile begins one. */
type Step = keyof Tile | 'any';

/**
 * Looks ahead over a link and all the tiles that are left: tells of each of these whether it may be the next one
 * (QM-2, QM-3, and QM-6: none of the last one's circle) and the others can then follow in some order, so that the link
 * is whole in the end.
 *
 * Tiles that are alike are interchangeable, and what went before the last two does not matter: so few positions are left
 * that all are tried, once for all tiles that are asked about.
 */
export function lookAhead(
  link: readonly CircledTile[],
  left: readonly CircledTile[],
): (next: CircledTile) => boolean {
  const [beforeLast, last] = [link.at(-2), link.at(-1)];
  const { names, kinds, counts } = countKinds(left);
  const steps = kinds.map((from) => kinds.map((to) => stepTo(from, to)));
  const firstSteps = kinds.map((to) => stepTo(last, to));
  const firstBefore = beforeLast && last && sharedTrait(beforeLast.tile, last.tile);
  const deadEnds = new Set<string>();

  /** Whether a tile of this kind can follow by this step, which is another than the one before it, and the rest then. */
  function canFollow(to: number, step: Step | undefined, before: Step | undefined, rest: number) {
    const count = counts[to] ?? 0;
    if (count === 0 || step === undefined || step === before) return false;
    counts[to] = count - 1;
    const isWhole: boolean = canBeWhole(to, step, rest - 1);
    counts[to] = count;
    return isWhole;
  }

  function canBeWhole(from: number, before: Step, rest: number): boolean {
    if (rest === 0) return true;
    const position = `${from} ${before} ${counts.join('')}`;
    if (deadEnds.has(position)) return false;
    const isWhole = (steps[from] ?? []).some((step, to) => canFollow(to, step, before, rest));
    if (!isWhole) deadEnds.add(position);
    return isWhole;
  }

  return (next) => {
    const to = names.indexOf(nameOf(next));
    return canFollow(to, firstSteps[to], firstBefore, left.length);
  };
}

function stepTo(from: CircledTile | undefined, to: CircledTile): Step | undefined {
  if (from === undefined) return 'any';
  const isSameCircle = to.circle !== '' && from.circle === to.circle;
  return isSameCircle ? undefined : sharedTrait(from.tile, to.tile);
}

/** Each kind of tile once, with its name and how many there are of it. */
function countKinds(tiles: readonly CircledTile[]) {
  const all = tiles.map(nameOf);
  const names = [...new Set(all)];
  return {
    names,
    kinds: names.flatMap((name) => tiles[all.indexOf(name)] ?? []),
    counts: names.map((name) => all.filter((other) => other === name).length),
  };
}

function nameOf({ tile, circle }: CircledTile): string {
  return `${circle}:${makeTile(tile)}`;
}
