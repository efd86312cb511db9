import { drawBelow } from '../../../src/rules/chance.ts';
import { isHole } from '../../../src/rules/inputs.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import type { Fill, Moment } from '../support/play.ts';
import { findLink } from './link-search.ts';
import type { QMemoryAnyInput, QMemoryMatch } from './table.ts';

const ONE_ANYWHERE_IN = 12;
const ONE_LAID_ANEW_IN = 40;

/**
 * Players who know where every tile lies and mostly turn up the next of a link that can be made whole: by chance alone
 * a game of 18 tiles never ends. Now and then they turn up any tile, and seldom they lay all tiles anew.
 */
export const fillAsGoodPlayers: Fill<QMemoryMatch, QMemoryAnyInput> = (pattern, moment) => {
  const { table, random } = moment;
  if (pattern.type === 'lay-anew' && drawBelow(random, ONE_LAID_ANEW_IN) > 0) return undefined;
  const anywhere = table.fill<QMemoryAnyInput>(pattern, random);
  if (pattern.type !== 'turn-up' || drawBelow(random, ONE_ANYWHERE_IN) === 0) return anywhere;
  if (!isHole(pattern.spot) || pattern.spot.hole !== 'spot') return anywhere;
  const spot = nextOfLink(moment, pattern.spot.among);
  return spot === undefined ? anywhere : { type: 'turn-up', spot, card: table.at(spot) };
};

function nextOfLink(
  { state, table }: Moment<QMemoryMatch>,
  turnable: readonly SpotId[],
): SpotId | undefined {
  const { groups, link, options } = state.game;
  const tiles = groups.flatMap(({ id, spots }) =>
    spots.map((spot) => ({ spot, tile: table.at(spot), circle: id })),
  );
  const linked = link.flatMap(({ spot }) => tiles.filter((tile) => tile.spot === spot));
  const left = tiles.filter((tile) => !linked.includes(tile));
  // At the start of a battle the first tile is one's own: those that can be turned up are tried first.
  const first = [...left].sort((one, other) => rank(one.spot) - rank(other.spot));
  const next = findLink(first, options.mode === 'master', linked)?.[0]?.spot;
  return next !== undefined && turnable.includes(next) ? next : undefined;

  function rank(spot: SpotId): number {
    return turnable.includes(spot) ? 0 : 1;
  }
}
