import { codesOf, type PackCode } from '../cards/pack.ts';
import { PACK_52 } from '../cards/standard-pack.ts';
import type { AnyGame } from '../rules/game.ts';
import type { SpotId } from '../rules/spots.ts';
import { watchedGame } from './games.ts';
import { refusalToTurnUp, tellsOfCard } from './turn-up.ts';

/** ANY-3, ANY-8: whether this card can be turned up there, as far as the log tells where the others are. */
export function mayLie(game: AnyGame, state: unknown, spot: SpotId, card: PackCode): boolean {
  const table = { game, watched: watchedGame(game.id), chosenType: undefined };
  const reason = refusalToTurnUp(table, state, spot, card);
  return reason === undefined || !tellsOfCard(reason);
}

/** The card that lies there face down, if the log tells which: the only one that may. */
export function knownCard(game: AnyGame, state: unknown, spot: SpotId): PackCode | undefined {
  const possible = codesOf(PACK_52).filter((card) => mayLie(game, state, spot, card));
  return possible.length === 1 ? possible[0] : undefined;
}
