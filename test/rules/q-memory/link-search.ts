/**
 * Finds how tiles can be linked, or that they can't, by trying everything. Written from the rulebook and on its own: it
 * takes nothing from the rules it is held against.
 */

export interface PlacedTile {
  /** `orange-white`: background and core. */
  readonly tile: string;
  readonly circle: string;
}

type Trait = 'background' | 'core';

/**
 * All these tiles in an order that makes one link after the tiles that are linked already, each from another circle
 * than the one before if they alternate; undefined when there is none.
 */
export function findLink<Tile extends PlacedTile>(
  tiles: readonly Tile[],
  isAlternating: boolean,
  linked: readonly PlacedTile[] = [],
): readonly Tile[] | undefined {
  const deadEnds = new Set<string>();

  function search(
    left: readonly Tile[],
    last: PlacedTile | undefined,
    before: Trait | undefined,
  ): readonly Tile[] | undefined {
    if (left.length === 0) return [];
    const names = left.map(({ tile, circle }) => (isAlternating ? `${circle}:${tile}` : tile));
    const position = [...names.sort(), last?.circle, last?.tile, before].join(' ');
    if (deadEnds.has(position)) return undefined;
    for (const next of left) {
      const trait = last && commonTrait(last.tile, next.tile);
      const isSameCircle = isAlternating && last?.circle === next.circle;
      if (last && (isSameCircle || trait === undefined || trait === before)) continue;
      const rest = search(
        left.filter((other) => other !== next),
        next,
        trait,
      );
      if (rest !== undefined) return [next, ...rest];
    }
    deadEnds.add(position);
    return undefined;
  }

  const [beforeLast, last] = [linked.at(-2), linked.at(-1)];
  return search(tiles, last, beforeLast && last && commonTrait(beforeLast.tile, last.tile));
}

/** What exactly one of background and core two tiles share. */
export function commonTrait(one: string, other: string): Trait | undefined {
  const [background, core] = one.split('-');
  const [otherBackground, otherCore] = other.split('-');
  if (background === otherBackground && core !== otherCore) return 'background';
  if (background !== otherBackground && core === otherCore) return 'core';
  return undefined;
}
