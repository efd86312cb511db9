import type { Face } from './chance.ts';
import type { EventBase } from './events.ts';
import type { Game } from './game.ts';
import type { InputBase } from './inputs.ts';
import { fieldsOf } from './inputs.ts';
import type { Applied, Folded } from './log.ts';
import { foldFrom } from './log.ts';

/**
 * ANY-2: the number that the next roll has to show, because a roll of the turn that is on was taken back; undefined
 * when the die is free.
 */
export function heldRoll<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
  folded: Folded<State, Input, Event>,
): Face | undefined {
  const held = new Map<number, Face>();
  folded.log.forEach((entry, index) => {
    if (entry.kind !== 'retraction') return;
    const before = foldFrom(game, folded.start, folded.log.slice(0, index)).applied;
    const place = before.findIndex((applied) => applied.id === entry.of);
    const face = faceOf(game, before[place]?.input);
    if (face !== undefined) held.set(turnAt(before.slice(0, place)), face);
  });
  return held.get(turnAt(folded.applied));
}

/** How many turns had started after these inputs. */
function turnAt(applied: readonly Applied<InputBase, EventBase>[]): number {
  return applied.flatMap(({ events }) => events).filter(({ type }) => type === 'turn-started')
    .length;
}

function faceOf<Input extends InputBase>(
  game: Pick<Game<never, Input, never, never>, 'inputShapes'>,
  input: Input | undefined,
): Face | undefined {
  if (input === undefined) return undefined;
  const die = fieldsOf(game.inputShapes, input.type)?.find(([, kind]) => kind === 'die');
  const values = new Map<string, unknown>(Object.entries(input));
  return die === undefined ? undefined : (values.get(die[0]) as Face);
}
