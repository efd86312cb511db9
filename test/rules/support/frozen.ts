import type { EventBase } from '../../../src/rules/events.ts';
import type { Game } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';

/** Freezes plain data through and through. What is frozen already was frozen here, so its parts are too. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze<unknown>(part);
  return value;
}

/** The same game, but whoever changes a state, an input or an event in place gets a TypeError. */
export function frozenGame<State, Input extends InputBase, Event extends EventBase, Options>(
  game: Game<State, Input, Event, Options>,
): Game<State, Input, Event, Options> {
  return {
    ...game,
    setup: (options, seats) => deepFreeze(game.setup(deepFreeze(options), deepFreeze(seats))),
    decide: (state, input) => deepFreeze(game.decide(state, deepFreeze(input))),
    evolve: (state, event) => deepFreeze(game.evolve(state, event)),
    legal: (state) => deepFreeze(game.legal(state)),
    expect: (state) => deepFreeze(game.expect(state)),
    view: (state) => deepFreeze(game.view(state)),
  };
}
