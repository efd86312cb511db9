import type { EventBase } from '../rules/events.ts';
import type { AnyGame } from '../rules/game.ts';
import { evolveAll } from '../rules/game.ts';
import type { InputBase } from '../rules/inputs.ts';
import type { Applied, Folded } from '../rules/log.ts';

export type AnyFolded = Folded<unknown, InputBase, EventBase>;
export type AnyApplied = Applied<InputBase, EventBase>;

/** The state at the start and after each input that counts: one more than there are inputs. */
export function replay(game: AnyGame, { start, applied }: AnyFolded): readonly unknown[] {
  const states = [start];
  for (const { events } of applied) states.push(evolveAll(game, states.at(-1), events));
  return states;
}
