import type { EventBase } from '../../../src/rules/events.ts';
import type { Game } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import type { TableSetting } from './contract-suite.ts';
import { cardsIn } from './invariants.ts';
import { people } from './play.ts';

/** How many cards a game shows to be laid out, in piles and at places, before anybody has played. */
export function laidCards<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  { options, seatCount }: TableSetting<Options>,
): number {
  return cardsIn(game.expect(game.setup(options, people(seatCount))).zones);
}
