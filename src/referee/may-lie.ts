import type { PackCode } from '../cards/pack.ts';
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
