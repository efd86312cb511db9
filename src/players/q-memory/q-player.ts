import { cardOf } from '../../cards/pack.ts';
import type { Tile } from '../../cards/tiles.ts';
import { makeTile } from '../../cards/tiles.ts';
import type { RandomSource } from '../../rules/chance.ts';
import { drawFrom } from '../../rules/chance.ts';
import type { QMemoryInput } from '../../rules/q-memory/decide.ts';
import { groupsOf, packOf } from '../../rules/q-memory/modes.ts';
import type { QMemoryOptions } from '../../rules/q-memory/options.ts';
import type { Level } from '../../rules/seats.ts';
import type { SpotId } from '../../rules/spots.ts';
import { patternOf, spotsIn } from '../legal-moves.ts';
import type { ComputerPlayer, Told } from '../player.ts';
import { splitChance } from '../player.ts';
import { remember } from '../remembering.ts';
import type { CircledTile } from './link-ahead.ts';
import { lookAhead } from './link-ahead.ts';

/**
 * Begins with a tile it does not know, which can't break anything, then goes on with tiles it remembers that fit and
 * after which the link can still be whole, and tries a new one where it has none.
 */
export const qPlayer: ComputerPlayer<QMemoryInput, QMemoryOptions> = {
  choose(told, level, random) {
    const turnUp = patternOf(told.legal, 'turn-up');
    if (turnUp === undefined) return patternOf(told.legal, 'close') ?? { type: 'begin' };
    const chance = splitChance(random, told.observations);
    const mind = lookAt(told, level, chance.memory);
    const spots = candidates(mind, spotsIn(turnUp.spot));
    return { ...turnUp, spot: drawFrom(chance.taste, spots) };
  },
};

type TileOnSpot = CircledTile & { readonly spot: SpotId };

interface LinkMind {
  readonly link: readonly TileOnSpot[];
  /** Remembered face-down tiles. */
  readonly known: readonly TileOnSpot[];
  /** The other tiles of the pack, wherever they lie. */
  readonly unknown: readonly CircledTile[];
}

function candidates(
  { link, known, unknown }: LinkMind,
  spots: readonly SpotId[],
): readonly SpotId[] {
  const fresh = spots.filter((spot) => known.every((tile) => tile.spot !== spot));
  if (link.length === 0 && fresh.length > 0) return fresh;
  const isPromising = lookAhead(link, [...known, ...unknown]);
  const fitting = known
    .filter(({ spot }) => spots.includes(spot))
    .filter(isPromising)
    .map(({ spot }) => spot);
  return [fitting, fresh, spots].find((some) => some.length > 0) ?? [];
}

function lookAt(
  { options, observations, seatCount }: Told<QMemoryInput, QMemoryOptions>,
  level: Level,
  random: RandomSource,
): LinkMind {
  const { mode, backgrounds, tougher } = options;
  // QM-6, Master: the next tile comes from the other circle.
  const circles = mode === 'master' ? groupsOf(mode, seatCount) : [];
  const pack = packOf(mode, backgrounds);
  const place = ([spot, code]: readonly [SpotId, string]): readonly TileOnSpot[] => {
    const tile = cardOf(pack, code);
    const circle = circles.find(({ spots }) => spots.includes(spot))?.id ?? '';
    return tile === undefined ? [] : [{ spot, tile, circle }];
  };
  const { open, hidden } = remember(observations, level, random);
  const link = [...open].flatMap(place);
  const known = [...hidden].flatMap(place);
  // Each circle of Master holds the same tiles, until some have changed places (QM-7): then any may be anywhere.
  const sorted = tougher ? [] : circles;
  const all = pack.cards.flatMap(({ card, count }) =>
    Array.from({ length: count }, (_, copy) => ({ tile: card, circle: sorted[copy]?.id ?? '' })),
  );
  return { link, known, unknown: without(all, [...link, ...known]) };
}

/** The first tiles less one for each of the others, of the same circle where the first ones say which. */
function without(
  tiles: readonly CircledTile[],
  others: readonly CircledTile[],
): readonly CircledTile[] {
  const left = [...tiles];
  for (const { tile, circle } of others) {
    const at = left.findIndex(
      (one) => isSameTile(one.tile, tile) && (one.circle === '' || one.circle === circle),
    );
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function isSameTile(one: Tile, other: Tile): boolean {
  return makeTile(one) === makeTile(other);
}
